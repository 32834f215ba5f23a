"""Errors: types with a code and details, that speak and travel."""

import pickle

import pytest

from karak.kernel import errors
from karak.kernel.errors import ChanceNeeded, IllegalAction, KarakError


def kinds(kind: type[KarakError] = KarakError) -> list[type[KarakError]]:
    """List a kind of error and all kinds of the kernel below it."""
    found = [kind]
    for inner in kind.__subclasses__():
        if inner.__module__ == errors.__name__:
            found += kinds(inner)
    return found


def test_every_kind_has_a_code_of_its_own() -> None:
    codes = [kind.code for kind in kinds()]
    assert len(set(codes)) == len(codes)
    assert len(codes) > 20


def test_an_error_keeps_its_details() -> None:
    error = IllegalAction(action="roll", seat=1)
    assert error.details == {"action": "roll", "seat": 1}
    assert error.code == "illegal-action"
    assert isinstance(error, KarakError)


def test_an_error_speaks() -> None:
    said = str(IllegalAction(action="roll", seat=1))
    assert "roll" in said
    assert str(KarakError())


def test_chance_needed_says_what_is_possible() -> None:
    error = ChanceNeeded("die", (1, 2, 3))
    assert (error.kind, error.possible) == ("die", (1, 2, 3))
    assert error.details == {"kind": "die", "possible": "1 2 3"}
    assert "1 2 3" in str(error)


@pytest.mark.parametrize("kind", [kind for kind in kinds() if kind is not ChanceNeeded])
def test_errors_survive_pickling(kind: type[KarakError]) -> None:
    error = kind(action="roll", seat=1)
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is kind
    assert again.details == error.details
    assert again.code == error.code


def test_chance_needed_survives_pickling() -> None:
    again = pickle.loads(pickle.dumps(ChanceNeeded("die", (1, 2))))
    assert (again.kind, again.possible) == ("die", (1, 2))
