"""Words in both moods: strict ones raise on a gap, others fall back and never fail."""

from collections.abc import Iterator

import pytest

from karak.words import BrokenMessage, MissingMessage, UnknownLanguage, Words, arguments
from karak.words import catalogue as catalogues

CZECH = {
    "some.ftl": """
token-rat = krysa
    .acc = krysu
event-fight-began = { $hero } bojuje a vidí { $monster-acc }.
"""
}


@pytest.fixture
def a_little_czech(monkeypatch: pytest.MonkeyPatch) -> Iterator[Words]:
    """A language that has hardly any words yet."""

    def forget() -> None:
        catalogues.catalogue.cache_clear()
        arguments.group_forms.cache_clear()
        arguments.noun_forms.cache_clear()

    real = catalogues.sources

    def with_czech(language: str) -> dict[str, str]:
        return CZECH if language == "cs" else real(language)

    monkeypatch.setattr(catalogues, "sources", with_czech)
    forget()
    yield Words("cs")
    forget()


def test_strict_words_raise_on_a_missing_message() -> None:
    words = Words(strict=True)
    with pytest.raises(MissingMessage):
        words.say("no-such-message")
    with pytest.raises(KeyError):
        words.say("token-rat.no-such-form")


def test_strict_words_raise_on_a_missing_variable() -> None:
    with pytest.raises(BrokenMessage) as caught:
        Words(strict=True).say("event-stepped", seat=0)
    assert "side" in str(caught.value.details["problem"])


def test_lenient_words_fall_back_to_the_id() -> None:
    assert Words().say("no-such-message") == "no-such-message"


def test_lenient_words_say_what_they_can_with_a_missing_variable() -> None:
    assert Words().say("event-stepped", hero="oracle").startswith("Taia steps")


def test_an_attribute_can_be_said() -> None:
    assert Words().say("bot-random.explained") == "Does anything that is allowed."


def test_a_message_is_known_or_not() -> None:
    assert Words().knows("event-stepped")
    assert not Words().knows("event-danced")


def test_an_unknown_language_is_an_error_that_names_the_known_ones() -> None:
    with pytest.raises(UnknownLanguage) as caught:
        Words("tlh")
    assert "en" in Words().error(caught.value)


def test_a_language_with_gaps_falls_back_to_english(a_little_czech: Words) -> None:
    assert a_little_czech.say("event-stepped", hero="oracle", side="north") == "Taia steps north."
    assert a_little_czech.noun("token", "mummy") == "mummy"
    assert a_little_czech.rule("K1.C2").title == "What the curse does"
    assert a_little_czech.rules("karak")[0].title == "Setting up"


def test_a_language_has_its_own_forms_of_nouns(a_little_czech: Words) -> None:
    fought = {"seat": 0, "monster": "rat", "strength": 5, "site": 1}
    assert a_little_czech.tell("event-fight-began", fought) == "Player 1 bojuje a vidí krysu."
    stranger = {**fought, "monster": "ooze"}
    assert a_little_czech.tell("event-fight-began", stranger, ["gnome"]) == (
        "gnome bojuje a vidí ooze."
    )
    english = {**fought, "monster": "mummy"}
    assert a_little_czech.tell("event-fight-began", english) == "Player 1 bojuje a vidí mummy."
    assert Words().tell("event-fight-began", fought) == "Player 1 fights the rat (strength 5)."


def test_strict_words_do_not_fall_back_to_english(a_little_czech: Words) -> None:
    with pytest.raises(MissingMessage):
        Words(a_little_czech.language, strict=True).say("event-stepped", seat=0, side="north")


def test_numbers_follow_the_plural_of_the_language() -> None:
    lost = {"seat": 0, "monster": "rat", "attack": 3, "strength": 5}
    said = [Words().tell("event-fight-lost", {**lost, "hearts": n}, ["oracle"]) for n in (0, 1, 2)]
    assert [text.partition(" has ")[2] for text in said] == [
        "no hearts left.",
        "1 heart left.",
        "2 hearts left.",
    ]


def test_numbers_are_written_as_the_language_does() -> None:
    assert Words("en").number(0.25, 2) == "0.25"
    assert Words("de").number(47.84, 1) == "47,8"
    assert Words("de").number(3, 0) == "3"


def test_words_about_a_game_prefer_what_that_game_says() -> None:
    words = Words(strict=True)
    assert words.say("ability-oracle-1") == "Foresight"
    assert words.about("karak").say("ability-oracle-1") == "Foresight"
    assert words.about("karak2").say("ability-oracle-1") == "Fate-weaver"
    assert words.about("karak2").say("ability-oracle-2.explained").startswith("Your city")
    assert words.about("karak2").say("ability-scout-1") == "Terrain Exploration"
    assert words.about("karak2").knows("ability-oracle-1")
    assert not words.about("karak2").knows("ability-gnome-1")


def test_words_about_a_game_are_the_same_words() -> None:
    words = Words(strict=True).about("karak2")
    assert words.strict
    assert words.about("karak2") is words
    assert words.about("").noun("hero", "warlock", "full") == "Xanros the Warlock"


def test_a_gap_is_filled_with_what_the_game_says_in_english(a_little_czech: Words) -> None:
    words = a_little_czech.about("karak2")
    assert words.say("ability-oracle-1") == "Fate-weaver"
    assert words.noun("token", "rat") == "krysa"


def test_what_somebody_may_not_know_has_a_sentence_of_its_own() -> None:
    words = Words(strict=True)
    back: dict[str, str | int | None] = {"seat": 0, "land": None, "tier": 1}
    assert words.tell("event-hex-put-back", back, ["scout"]) == (
        "Darius puts a hex of tier 1 back on top of the deck."
    )
    assert words.tell("event-army-drawn", {"seat": 0, "army": None}, ["scout"]) == (
        "Darius draws something from the bag."
    )


def test_words_print_well() -> None:
    assert repr(Words()) == "Words('en', strict=False)"
    assert repr(Words().about("karak2")) == "Words('en', strict=False, game='karak2')"
