"""Every file of every language is sound: it parses, refers to what exists, and can be said."""

from collections import Counter

import pytest

from karak.words import languages
from karak.words.arguments import ARG_GROUPS, ID, NUMBER, SEAT_ARGS, group_forms
from karak.words.catalogue import catalogue
from words.fluent_files import Sentence, junk, messages, sentences

SAMPLES = (0, 1, 2, 5)


@pytest.mark.parametrize("language", languages())
def test_every_file_parses(language: str) -> None:
    assert junk(language) == []


@pytest.mark.parametrize("language", languages())
def test_no_message_is_there_twice(language: str) -> None:
    counts = Counter(message.id.name for message in messages(language))
    assert [name for name, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("language", languages())
def test_every_language_says_the_same_messages(language: str) -> None:
    assert set(catalogue(language).ids) == set(catalogue("en").ids)


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
