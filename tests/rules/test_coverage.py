"""Every rule of the law is named by a test, and every name is a rule's."""

from pathlib import Path

import pytest

from karak.games.karak1 import rules as karak1_rules
from karak.games.karak2 import rules as karak2_rules
from named_rules import named_tests, rules_with_tests

RULE_IDS = [*karak1_rules.RULE_IDS, *karak2_rules.RULE_IDS]
TESTS = named_tests()


@pytest.mark.parametrize("rule_id", RULE_IDS)
def test_a_rule_has_a_test(rule_id: str) -> None:
    assert rules_with_tests(TESTS, RULE_IDS)[rule_id], f"no test names {rule_id}"


def test_only_rules_are_named() -> None:
    unknown = {test.name: set(test.rules) - set(RULE_IDS) for test in TESTS}
    assert {name: rules for name, rules in unknown.items() if rules} == {}


def test_every_test_of_a_rule_names_it() -> None:
    nameless = [test for test in TESTS if not test.rules and test.file != Path(__file__).name]
    assert nameless == []


def test_no_test_hides_another_of_the_same_name() -> None:
    places = [(test.file, test.name) for test in TESTS]
    assert [place for place in places if places.count(place) > 1] == []
