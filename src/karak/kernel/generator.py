"""The generator: sfc32, small, pure and the same on every machine.

Every copy of a game gets one, so its words are machine integers where it is compiled.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from karak.kernel.errors import BadSeed

SEED_BITS: Final = 128
_WORD: Final[i64] = 0xFFFFFFFF
_ROUNDS: Final = 12


@mypyc_attr(acyclic=True)
@final
class Generator:
    """Four 32-bit words (sfc32 by C. Doty-Humphrey); a copy goes its own way from here."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def word(self) -> i64:
        """Draw 32 random bits."""
        b = self.b
        c = self.c
        t = (self.a + b + self.d) & _WORD
        self.d = (self.d + 1) & _WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & _WORD
        self.c = ((((c << 21) & _WORD) | (c >> 11)) + t) & _WORD
        return t

    def below(self, n: i64) -> i64:
        """Draw a number from 0 to n - 1, each equally likely (the uneven rest is drawn again)."""
        while True:
            word = self.word()
            rest = word % n
            if word - rest <= _WORD + 1 - n:
                return rest

    def copy(self) -> Generator:
        """Copy the generator as it stands."""
        return Generator(self.a, self.b, self.c, self.d)

    def words(self) -> list[int]:
        """Give the whole state, for snapshots."""
        return [self.a, self.b, self.c, self.d]


def seeded(seed: int) -> Generator:
    """Make a generator from a seed of up to 128 bits."""
    if seed >> SEED_BITS != 0:
        raise BadSeed(seed=str(seed)[:60])
    low = int(_WORD)
    generator = Generator(seed & low, (seed >> 32) & low, (seed >> 64) & low, (seed >> 96) & low)
    for _round in range(_ROUNDS):
        generator.word()
    return generator
