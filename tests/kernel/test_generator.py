"""The generator: sfc32, checked against another implementation, and fair at the edge."""

from collections import Counter

import pytest

from karak.kernel.errors import BadSeed
from karak.kernel.generator import Generator, seeded

WORD = 1 << 32


def reference(state: list[int], count: int) -> list[int]:
    """Draw from sfc32 as its author wrote it down: a, b, c and a counter."""
    a, b, c, counter = state
    drawn: list[int] = []
    for _ in range(count):
        total = (a + b + counter) % WORD
        counter = (counter + 1) % WORD
        a = b ^ (b // 512)
        b = (c * 9) % WORD
        c = (c * 2**21 + c // 2**11) % WORD
        c = (c + total) % WORD
        drawn.append(total)
    return drawn


STATES = [[0, 0, 0, 1], [1, 2, 3, 4], [WORD - 1] * 4, [0xDEADBEEF, 0xCAFEBABE, 0x8BADF00D, 1]]


@pytest.mark.parametrize("state", STATES)
def test_words_are_those_of_sfc32(state: list[int]) -> None:
    generator = Generator(*state)
    assert [generator.word() for _ in range(1000)] == reference(state, 1000)


@pytest.mark.parametrize("seed", [0, 1, 7, 1 << 32, 1 << 64, 1 << 96, (1 << 128) - 1])
def test_a_seed_is_four_words_and_twelve_rounds(seed: int) -> None:
    state = [(seed >> shift) % WORD for shift in (0, 32, 64, 96)]
    generator = seeded(seed)
    assert [generator.word() for _ in range(100)] == reference(state, 112)[12:]


@pytest.mark.parametrize("seed", [-1, 1 << 128])
def test_a_seed_beyond_its_bits_is_refused(seed: int) -> None:
    with pytest.raises(BadSeed) as refused:
        seeded(seed)
    assert refused.value.details == {"seed": str(seed)}


def test_a_copy_goes_its_own_way() -> None:
    generator = seeded(7)
    twin = generator.copy()
    ahead = [generator.word() for _ in range(10)]
    assert [twin.word() for _ in range(10)] == ahead
    assert twin.words() == generator.words()
    twin.word()
    assert twin.words() != generator.words()


def first_word(word: int) -> Generator:
    """Give a generator whose next word is this one."""
    generator = Generator(word, 0, 0, 0)
    assert generator.copy().word() == word
    return generator


@pytest.mark.parametrize("n", [1, 2, 3, 6, 53, 79, 1000, (1 << 31) + 1, WORD - 1, WORD])
def test_the_uneven_rest_is_drawn_again_and_nothing_else(n: int) -> None:
    even = WORD // n * n
    for word in {0, 1, n - 1, even // 2, even - 1}:
        if 0 <= word < even:
            generator = first_word(word)
            assert generator.below(n) == word % n
            assert generator.words()[3] == 1
    for word in {even, WORD - 1}:
        if even <= word < WORD:
            generator = first_word(word)
            assert 0 <= generator.below(n) < n
            assert generator.words()[3] > 1


def test_numbers_are_equally_likely() -> None:
    generator = seeded(2024)
    counts = Counter(generator.below(6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert all(abs(count - 10_000) < 400 for count in counts.values())
