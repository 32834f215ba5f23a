"""Which rules the tests name: read from their source, so that nothing needs to run."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

RULE_TESTS: Final = Path(__file__).parent / "rules"


@dataclass(frozen=True)
class NamedTest:
    """A test and the rules that it names with `@rule`."""

    file: str
    name: str
    rules: tuple[str, ...]

    @property
    def sentence(self) -> str:
        """What the test says, as words."""
        return self.name.removeprefix("test_").replace("_", " ")


def named_tests(folder: Path = RULE_TESTS) -> list[NamedTest]:
    """List all tests under a folder, in the order of files and lines."""
    found: list[NamedTest] = []
    for path in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        file = path.relative_to(folder).as_posix()
        found += [
            NamedTest(file, node.name, tuple(rules_of(node)))
            for node in ast.walk(tree)
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
        ]
    return found


def rules_of(test: ast.FunctionDef) -> Iterator[str]:
    """Read the ids in a test's `@rule` decorators."""
    for decorator in test.decorator_list:
        if (
            isinstance(decorator, ast.Call)
            and isinstance(decorator.func, ast.Name)
            and decorator.func.id == "rule"
        ):
            for argument in decorator.args:
                assert isinstance(argument, ast.Constant), f"{test.name}: ids are plain texts"
                yield str(argument.value)


def rules_with_tests(tests: list[NamedTest], rule_ids: list[str]) -> dict[str, list[NamedTest]]:
    """Give each rule the tests that name it."""
    return {rule: [test for test in tests if rule in test.rules] for rule in rule_ids}
