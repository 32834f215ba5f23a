"""Words: everything the product says, in one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import final

from babel.numbers import format_decimal

from karak.kernel.actions import Action
from karak.kernel.decision import Decision
from karak.kernel.errors import KarakError
from karak.kernel.events import Event
from karak.words.actions import GAME_TABLES, action_arguments, action_message
from karak.words.arguments import PLAIN, Argument, noun_forms, spell_out
from karak.words.catalogue import (
    SOURCE_LANGUAGE,
    Catalogue,
    Value,
    catalogue,
    message_for,
    source_of,
)
from karak.words.errors import MissingMessage, UnknownRule
from karak.words.rules import (
    GAME_LETTERS,
    RuleSection,
    RuleText,
    game_of,
    rule_ids,
    rule_message,
    section_message,
    section_of,
)

HIDDEN = "hidden"
"""The attribute that says a message to somebody who may not know all of it."""


@final
class Words:
    """Says messages in a language; strict ones raise on a gap, others fall back to English.

    Where the games differ a message has a second form for one of them, `id-game`: decisions and
    actions know their game, for the rest `about(game)` says which game is spoken of.
    """

    def __init__(
        self, language: str = SOURCE_LANGUAGE, *, strict: bool = False, game: str = ""
    ) -> None:
        self.language = language
        self.strict = strict
        self.game = game
        self._own = catalogue(language)

    def __repr__(self) -> str:
        """Show language and mood, and the game if they speak of one."""
        about = f", game={self.game!r}" if self.game else ""
        return f"Words({self.language!r}, strict={self.strict}{about})"

    def about(self, game: str) -> Words:
        """Give the same words for speaking about one game: its heroes and their abilities."""
        return self if game == self.game else Words(self.language, strict=self.strict, game=game)

    def say(self, message_id: str, **args: Argument) -> str:
        """Say a message (`id`) or one of its attributes (`id.attribute`) with these arguments."""
        return self.tell(message_id, args)

    def tell(
        self, message_id: str, args: Mapping[str, Argument], heroes: Sequence[str] = ()
    ) -> str:
        """Say a message with arguments from data; `heroes` are the heroes' names by seat."""
        return self._tell(message_id, args, heroes, self.game)

    def knows(self, message_id: str) -> bool:
        """Tell whether there are words for a message, in this language or the one behind it."""
        return self._catalogue_of(message_for(self.language, message_id, self.game)) is not None

    def noun(self, group: str, name: str, form: str | None = None, number: int = 1) -> str:
        """Name a thing, or so many, in one of its forms; a stranger goes by its own name."""
        forms = noun_forms(self.language, group, name, self.game, number)
        return forms.get(form or PLAIN, forms[PLAIN])

    def number(self, value: float, digits: int) -> str:
        """Write a number with so many digits behind the point, or what stands for it."""
        pattern = "0." + "0" * digits if digits else "0"
        return format_decimal(value, format=pattern, locale=self.language)

    def error(self, error: KarakError) -> str:
        """Say what is wrong and what to do."""
        return self.tell(f"error-{error.code}", error.details)

    def event(self, event: Event, heroes: Sequence[str] = ()) -> str:
        """Tell what happened; `heroes` are the heroes' names by seat."""
        return self.tell(event.message, event.facts(), heroes)

    def decision(self, decision: Decision, heroes: Sequence[str] = ()) -> str:
        """Ask a player for a decision; `heroes` are the heroes' names by seat."""
        args = {"seat": decision.seat, **decision.args}
        return self._tell(decision.message, args, heroes, game_of(decision.rule) or self.game)

    def action(self, action: Action, heroes: Sequence[str] = (), **context: Argument) -> str:
        """Name an action as a choice; `context` are the arguments of the decision it answers."""
        message_id = action_message(action, context)
        if not self.strict and not self.knows(message_id):
            return action.text
        game = GAME_TABLES.get(action.table.module, self.game)
        return self._tell(message_id, action_arguments(action, context, game), heroes, game)

    def rule(self, rule_id: str) -> RuleText:
        """Give the text of a rule by its id, like `K1.S1`."""
        message_id = rule_message(rule_id)
        words = self._catalogue_of(f"{message_id}.title")
        if words is None:
            raise UnknownRule(rule=rule_id)
        attributes = words.attributes(message_id)
        return RuleText(
            id=rule_ids([message_id])[0],
            title=words.format(message_id, {}, "title")[0],
            text=words.format(message_id, {})[0] if words.has(message_id) else "",
            ruling=words.format(message_id, {}, "ruling")[0] if "ruling" in attributes else None,
        )

    def rules(self, game: str) -> tuple[RuleSection, ...]:
        """Give all rules of a game in their sections, in the order of the law."""
        letters = GAME_LETTERS.get(game, "")
        if not letters:
            raise UnknownRule(rule=game)
        known = rule_ids(catalogue(SOURCE_LANGUAGE).ids)
        ids = [rule_id for rule_id in known if rule_id.startswith(f"{letters}.")]
        sections = dict.fromkeys(section_of(rule_id) for rule_id in ids)
        return tuple(
            RuleSection(
                id=section,
                title=self.say(section_message(section)),
                rules=tuple(self.rule(each) for each in ids if section_of(each) == section),
            )
            for section in sections
        )

    def _tell(
        self, message_id: str, args: Mapping[str, Argument], heroes: Sequence[str], game: str
    ) -> str:
        said = message_for(self.language, message_id, game)
        if None in args.values() and self._catalogue_of(f"{said}.{HIDDEN}") is not None:
            said = f"{said}.{HIDDEN}"
        words = self._catalogue_of(said)
        if words is None:
            if self.strict:
                raise MissingMessage(message=message_id, language=self.language)
            return message_id
        name, _, attribute = said.partition(".")
        told: dict[str, Value] = spell_out(words.language, args, heroes, game)
        text, problem = words.format(name, told, attribute or None)
        if problem is not None and self.strict:
            raise problem
        return text

    def _catalogue_of(self, message_id: str) -> Catalogue | None:
        if self.strict:
            return self._own if self._own.has(message_id) else None
        return source_of(self.language, message_id)
