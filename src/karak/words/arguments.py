"""Arguments of sentences: which of them name nouns, and the forms these bring along."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from types import MappingProxyType

from babel.lists import format_list

from karak.words.catalogue import Value, catalogue, message_for, source_of

Argument = str | int | float | None | Sequence[str] | Mapping[str, int]
"""What a caller may pass: a name or text, a number, names, counted names, None if hidden."""

ARG_GROUPS = {
    "hero": "hero",
    "other": "hero",
    "heroes": "hero",
    "monster": "token",
    "token": "token",
    "army": "army",
    "armies": "army",
    "unit": "unit",
    "units": "unit",
    "die": "die",
    "face": "face",
    "item": "item",
    "items": "item",
    "building": "building",
    "resource": "resource",
    "resources": "resource",
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

HIDDEN_NOUN = "something-hidden"
"""Stands for what a reader may not know."""

NOBODY = "seat-without-hero"
"""Stands for a hero that is not chosen yet."""

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


@lru_cache(maxsize=4096)
def noun_forms(language: str, group: str, name: str, game: str = "", number: int = 1) -> Forms:
    """Give so many of a noun in all its forms; a stranger goes by its own name."""
    noun = message_for(language, f"{group}-{BLANK.get(name, name)}", game)
    if source_of(language, noun) is None:
        return _always(language, group, name, name)
    return MappingProxyType(_forms(language, group, noun, name, number))


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
            told[name] = _listed(language, [*value])
    return told


def _told(name: str, forms: Forms) -> dict[str, Value]:
    return {f"{name}-{form}" if form else name: text for form, text in forms.items()}


def _hero_at(language: str, seat: int, heroes: Sequence[str], game: str) -> Forms:
    if 0 <= seat < len(heroes) and heroes[seat]:
        return noun_forms(language, "hero", heroes[seat], game)
    return _forms(language, "hero", NOBODY, str(seat), seat + 1)


def _nouns(
    language: str, group: str, value: str | Sequence[str] | Mapping[str, int] | None, game: str
) -> Forms:
    if value is None:
        return _forms(language, group, HIDDEN_NOUN, "")
    if isinstance(value, str):
        return noun_forms(language, group, value, game)
    counts = value if isinstance(value, Mapping) else dict.fromkeys(value, 1)
    names = counts if isinstance(value, Mapping) else value
    nouns = [noun_forms(language, group, name, game, counts[name]) for name in names]
    forms = _always(language, group, "", "")
    return {form: _listed(language, [noun[form] for noun in nouns]) for form in forms}


def _forms(language: str, group: str, noun: str, name: str, number: int = 1) -> Forms:
    """Say a message in every form of a group; a form that it lacks is its plain one."""
    words = source_of(language, noun)
    if words is None:
        return _always(language, group, noun, name)
    args = {NUMBER: number}
    own = {form: words.format(noun, args, form)[0] for form in words.attributes(noun)}
    return {**_always(language, group, words.format(noun, args)[0], name), **own}


def _always(language: str, group: str, text: str, name: str) -> dict[str, str]:
    """Make a noun that has the same text in every form."""
    return {**dict.fromkeys((PLAIN, *group_forms(language, group)), text), ID: name}


def _hidden(language: str) -> str:
    return _forms(language, "", HIDDEN_NOUN, "")[PLAIN]


def _listed(language: str, texts: Sequence[str]) -> str:
    return format_list(texts, locale=language)
