"""Every error that the code can raise has a sentence, with all that the sentence needs."""

import ast
from pathlib import Path

import pytest

from karak.kernel import errors
from karak.kernel.errors import ChanceNeeded, HeroTwice, KarakError
from karak.words import Words, languages
from karak.words.arguments import ARG_GROUPS
from words.used import error_codes

SOURCE = Path(errors.__file__).parents[1]
WORDS = Words(strict=True)
ALL_WORDS = [Words(language, strict=True) for language in languages()]


def kinds(root: type[KarakError] = KarakError) -> dict[str, type[KarakError]]:
    """All error types by name."""
    found = {root.__name__: root}
    for kind in root.__subclasses__():
        if kind.__module__.startswith("karak."):
            found |= kinds(kind)
    return found


def raised() -> list[tuple[str, KarakError]]:
    """One error for each place in the source that makes one from keywords."""
    found: list[tuple[str, KarakError]] = []
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            kind = kinds().get(node.func.id)
            if kind is not None and not node.args and kind is not ChanceNeeded:
                details = {
                    each.arg: sample(each.arg, each.value) for each in node.keywords if each.arg
                }
                found.append((f"{file.name}:{node.lineno}", kind(**details)))
    return found


def sample(name: str, value: ast.expr) -> str | int:
    if isinstance(value, ast.Constant) and isinstance(value.value, str | int):
        return value.value
    return "some" if name in ARG_GROUPS else 7


@pytest.mark.parametrize("code", sorted(error_codes()))
def test_every_kind_of_error_has_a_sentence(code: str) -> None:
    for words in ALL_WORDS:
        assert words.knows(f"error-{code}")


@pytest.mark.parametrize("error", [pytest.param(error, id=place) for place, error in raised()])
def test_what_is_raised_carries_what_its_sentence_needs(error: KarakError) -> None:
    for words in ALL_WORDS:
        assert words.error(error).endswith(".")


def test_an_error_says_what_is_wrong_and_what_to_do() -> None:
    assert WORDS.error(ChanceNeeded("die", (1, 2))) == (
        "Chance is asked for one thing more: die. Add one of these to your answers: 1 2."
    )


def test_an_error_about_a_hero_repeats_what_was_typed() -> None:
    assert "“warrior”" in WORDS.error(HeroTwice(hero="warrior"))


def test_an_error_from_outside_is_told_by_its_code() -> None:
    class FromOutside(KarakError):
        code = "from-outside"

    assert Words().error(FromOutside()) == "error-from-outside"
