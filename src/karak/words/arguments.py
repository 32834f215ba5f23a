"""Arguments of sentences: which of them name nouns, and the forms these bring along."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from types import MappingProxyType

from babel.lists import format_list

from karak.words.catalogue import Value, catalogue, message_for, source_of

Argument = str | int | float | None | Sequence[str]
"""What a caller may pass: a name or text, a number, several names, or None for what is hidden."""

ARG_GROUPS = {
    "hero": "hero",
    "other": "hero",
    "heroes": "hero",
    "monster": "token",
    "token": "token",
    "army": "army",
    "unit": "unit",
    "die": "die",
    "face": "face",
    "item": "item",
    "items": "item",
    "building": "building",
    "resource": "resource",
    "land": "land",
    "first": "land",
    "second": "land",
    "tile": "tile",
    "shape": "shape",
    "side": "side",
    "variant": "variant",
    "bot": "bot",
    "game": "game",
}
"""The noun group that each argument's name stands for."""

SEAT_ARGS = {"seat": "hero", "other": "other"}
"""Arguments that may be seats, and the name by which the hero who sits there is told."""

BLANK = {"-": "blank"}
"""Names that cannot stand in a message id, and what stands there instead."""

NUMBER = "number"
PLAIN = ""
ID = "id"

Forms = Mapping[str, str]


@cache
def group_forms(language: str, group: str) -> tuple[str, ...]:
    """Name every form that some noun of the group has."""
    words = catalogue(language)
    nouns = [noun for noun in words.ids if noun.startswith(f"{group}-")]
    return tuple(dict.fromkeys(form for noun in nouns for form in words.attributes(noun)))


@lru_cache(maxsize=1024)
def noun_forms(language: str, group: str, name: str, game: str = "") -> Forms:
    """Give a noun in all its forms, the plain one included; a stranger goes by its own name."""
    noun = message_for(language, f"{group}-{BLANK.get(name, name)}", game)
    words = source_of(language, noun)
    if words is None:
        return _always(language, group, name, name)
    own = {form: words.format(noun, {}, form)[0] for form in words.attributes(noun)}
    return MappingProxyType({**_always(language, group, words.format(noun, {})[0], name), **own})


def spell_out(
    language: str, args: Mapping[str, Argument], heroes: Sequence[str] = (), game: str = ""
) -> dict[str, Value]:
    """Turn arguments into what a sentence may use: seats become heroes, nouns bring all forms."""
    told: dict[str, Value] = {}
    for name, value in sorted(args.items(), key=lambda arg: arg[0] not in SEAT_ARGS):
        if name in SEAT_ARGS and isinstance(value, int):
            told[f"{name}-{NUMBER}"] = value + 1
            told |= _told(SEAT_ARGS[name], _hero_at(language, value, heroes, game))
        elif name in ARG_GROUPS and not isinstance(value, int | float):
            told |= _told(name, _nouns(language, ARG_GROUPS[name], value, game))
        elif value is None or isinstance(value, str | int | float):
            told[name] = _hidden(language) if value is None else value
        else:
            told[name] = _listed(language, value)
    return told


def _told(name: str, forms: Forms) -> dict[str, Value]:
    return {f"{name}-{form}" if form else name: text for form, text in forms.items()}


def _hero_at(language: str, seat: int, heroes: Sequence[str], game: str) -> Forms:
    if 0 <= seat < len(heroes) and heroes[seat]:
        return noun_forms(language, "hero", heroes[seat], game)
    nobody = _own_word(language, "seat-without-hero", number=seat + 1)
    return _always(language, "hero", nobody, str(seat))


def _nouns(language: str, group: str, value: str | Sequence[str] | None, game: str) -> Forms:
    if value is None:
        return _always(language, group, _hidden(language), "")
    if isinstance(value, str):
        return noun_forms(language, group, value, game)
    nouns = [noun_forms(language, group, each, game) for each in value]
    forms = _always(language, group, "", "")
    return {form: _listed(language, [noun[form] for noun in nouns]) for form in forms}


def _always(language: str, group: str, text: str, name: str) -> Forms:
    """Make a noun that has the same text in every form."""
    return {**dict.fromkeys((PLAIN, *group_forms(language, group)), text), ID: name}


def _hidden(language: str) -> str:
    return _own_word(language, "something-hidden")


def _own_word(language: str, message_id: str, **args: Value) -> str:
    words = source_of(language, message_id)
    return message_id if words is None else words.format(message_id, args)[0]


def _listed(language: str, texts: Sequence[str]) -> str:
    return format_list(texts, locale=language)
