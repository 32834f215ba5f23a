"""Every file of every language is sound: it parses, refers to what exists, and can be said."""

from collections import Counter

import pytest
from babel import Locale
from fluent.syntax.ast import Identifier, SelectExpression, Variant

from karak.cli.map_words import MAP_WORDS
from karak.games.karak1.pieces import ITEMS, TOKENS
from karak.games.karak2.pieces import LANDS
from karak.words import Words, languages
from karak.words.arguments import (
    ARG_GROUPS,
    HIDDEN_NOUN,
    ID,
    NOBODY,
    NUMBER,
    SEAT_ARGS,
    group_forms,
)
from karak.words.catalogue import catalogue
from words.fluent_files import (
    Sentence,
    arguments_named,
    junk,
    messages,
    nodes_under,
    sentences,
)
from words.used import kinds_of_events

ENGLISH = catalogue("en")
SAMPLES = (0, 1, 2, 5, 22)
ROOM = {
    **dict.fromkeys((item.name for item in ITEMS), 8),
    **{token.name: 7 - (token.name in ("skeleton-king", "dragon", "fallen")) for token in TOKENS},
    **dict.fromkeys(("start", "gate"), 7),
    **dict.fromkeys(("fountain", "city", "plague", "general"), 8),
    **dict.fromkeys((*LANDS, "general"), 11),
}
"""How many letters a short word may have where the tile or hex has no more room."""


@pytest.mark.parametrize("language", languages())
def test_every_file_parses(language: str) -> None:
    assert junk(language) == []


@pytest.mark.parametrize("language", languages())
def test_no_message_is_there_twice(language: str) -> None:
    counts = Counter(message.id.name for message in messages(language))
    assert [name for name, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("language", languages())
def test_every_language_says_the_same_messages(language: str) -> None:
    ids = catalogue(language).ids
    assert set(ENGLISH.ids) - set(ids) == set()
    own = [name for name in ids if name not in ENGLISH.ids]
    assert [name for name in own if name.removesuffix("-karak2") not in ids] == []


@pytest.mark.parametrize("language", languages())
def test_messages_have_the_same_parts_in_every_language(language: str) -> None:
    words = catalogue(language)
    nouns = tuple(f"{group}-" for group in {*ARG_GROUPS.values()})
    differing = [
        name
        for name in ENGLISH.ids
        if not name.startswith(nouns) and name not in (NOBODY, HIDDEN_NOUN)
        if words.has(name) != ENGLISH.has(name)
        or {*words.attributes(name)} != {*ENGLISH.attributes(name)}
    ]
    assert differing == []


@pytest.mark.parametrize("language", languages())
def test_every_language_uses_the_same_arguments(language: str) -> None:
    english = arguments_named("en")
    nouns = tuple(f"{group}-" for group in {*ARG_GROUPS.values()})
    wrong: dict[str, set[str]] = {}
    for sentence, named in arguments_named(language).items():
        usual = english.get(sentence, english.get(sentence.replace("-karak2", ""), frozenset()))
        if not sentence.startswith((*nouns, NOBODY, HIDDEN_NOUN)):
            more = named - usual - _known_to(sentence)
            wrong[sentence] = {*(usual - named - {"seat"}), *more}
    assert {sentence: names for sentence, names in wrong.items() if names} == {}


def _known_to(sentence: str) -> set[str]:
    """Name what a sentence may use although the English one does not; games try these."""
    if sentence.startswith("event-"):
        fields = {f"event-{kind.kind}": {*kind.fields} for kind in kinds_of_events()}
        known = fields.get(sentence.partition(".")[0].removesuffix("-karak2"), set())
        return known | ({"hero"} if "seat" in known else set())
    return {"hero", "seat"} if sentence.startswith("ask-") else set()


@pytest.mark.parametrize("language", languages())
def test_plurals_have_all_the_forms_of_the_language(language: str) -> None:
    rule = Locale.parse(language).plural_form
    wanted = {rule(number) for number in range(200)}
    lacking = [
        (message.id.name, keys)
        for message in messages(language)
        for node in nodes_under(message)
        if isinstance(node, SelectExpression)
        for keys in [{_key(variant) for variant in node.variants}]
        if keys & {"one", "few", "many"} and not wanted <= keys
    ]
    assert lacking == []


def _key(variant: Variant) -> str:
    return variant.key.name if isinstance(variant.key, Identifier) else variant.key.value


@pytest.mark.parametrize("language", languages())
def test_short_words_fit_onto_the_maps(language: str) -> None:
    words = Words(language, strict=True)
    long = {
        piece: word
        for piece, message in MAP_WORDS.items()
        for word in [words.say(message)]
        if len(word) > ROOM.get(piece, 10)
    }
    assert long == {}


@pytest.mark.parametrize("language", languages())
def test_every_sentence_can_be_said_with_the_variables_it_names(language: str) -> None:
    unsound = [each.id for each in sentences(language) if not sounds_right(each)]
    assert unsound == []


def sounds_right(sentence: Sentence) -> bool:
    words = catalogue(sentence.language)
    for sample in SAMPLES:
        args = dict.fromkeys(sentence.variables, sample)
        text, problem = words.format(sentence.message, args, sentence.attribute or None)
        if problem is not None or not text or text != " ".join(text.split()) or "{" in text:
            return False
    return sentence.messages <= set(words.ids)


@pytest.mark.parametrize("language", languages())
def test_sentences_ask_only_for_forms_that_the_nouns_have(language: str) -> None:
    asked = {variable for each in sentences(language) for variable in each.variables}
    assert [variable for variable in sorted(asked) if not is_known_form(language, variable)] == []


def is_known_form(language: str, variable: str) -> bool:
    name, dash, form = variable.partition("-")
    if not dash or form == ID or (name in SEAT_ARGS and form == NUMBER):
        return True
    return name in ARG_GROUPS and form in group_forms(language, ARG_GROUPS[name])


def test_terminal_text_has_no_isolating_marks() -> None:
    said = catalogue("en").format("event-stepped", {"hero": "Taia", "side": "north"})
    assert said == ("Taia steps north.", None)
