"""Actions: interned small objects with a code for ever and a readable form that parses back."""

from __future__ import annotations

from importlib import import_module
from typing import Final, final

from karak.kernel.errors import UnknownAction

MOST_ACTIONS: Final = 1024


@final
class Action:
    """One thing a player can choose: a verb and at most one small argument."""

    def __init__(self, table: ActionTable, code: int, verb: str, arg: int, text: str) -> None:
        self.table: Final = table
        self.code: Final = code
        self.verb: Final = verb
        self.arg: Final = arg
        self.text: Final = text

    def __str__(self) -> str:
        """Give the readable form."""
        return self.text

    def __repr__(self) -> str:
        """Give the readable form in a shape that shows it is an action."""
        return f"<{self.text}>"

    def __copy__(self) -> Action:
        """Stay the one object there is."""
        return self

    def __deepcopy__(self, memo: object) -> Action:
        """Stay the one object there is."""
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle as a place in a table: the other side finds its own one object."""
        return find_action, (self.table.module, self.code)


@final
class ActionTable:
    """All actions of one game, by code and by text; codes are given in order and never move."""

    def __init__(self, module: str) -> None:
        self.module: Final = module
        self.actions: Final[list[Action]] = []
        self._by_text: Final[dict[str, Action]] = {}

    def add(self, verb: str, arg: int, text: str) -> Action:
        """Append an action with the next free code."""
        action = Action(self, len(self.actions), verb, arg, text)
        self.actions.append(action)
        self._by_text[text] = action
        return action

    def one(self, verb: str) -> Action:
        """Append an action that needs no argument."""
        return self.add(verb, 0, verb)

    def row(self, verb: str, names: tuple[str, ...]) -> tuple[Action, ...]:
        """Append one action for each named argument."""
        return tuple([self.add(verb, i, f"{verb} {names[i]}") for i in range(len(names))])

    def numbered(self, verb: str, first: int, count: int) -> tuple[Action, ...]:
        """Append one action for each of `count` numbers, counted from `first` in the text."""
        return tuple([self.add(verb, i, f"{verb} {first + i}") for i in range(count)])

    def parse(self, text: str) -> Action:
        """Find the action that a readable form names."""
        action = self._by_text.get(" ".join(text.split()))
        if action is None:
            raise UnknownAction(action=text)
        return action

    def by_code(self, code: int) -> Action:
        """Find the action of a code."""
        if not 0 <= code < len(self.actions):
            raise UnknownAction(action=str(code))
        return self.actions[code]


def find_action(module: str, code: int) -> Action:
    """Find an action by the module that holds its table: how actions are unpickled."""
    table = import_module(module).ACTIONS
    assert isinstance(table, ActionTable)
    return table.by_code(code)
