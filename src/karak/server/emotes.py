"""What people at a table can say to each other: set phrases and emotes, no free chat."""

from __future__ import annotations

EMOTES = {
    "smile": "emote-smile",
    "laugh": "emote-laugh",
    "surprise": "emote-surprise",
    "sad": "emote-sad",
    "angry": "emote-angry",
    "applause": "emote-applause",
    "hello": "phrase-hello",
    "good-luck": "phrase-good-luck",
    "well-played": "phrase-well-played",
    "thanks": "phrase-thanks",
    "sorry": "phrase-sorry",
    "your-turn": "phrase-your-turn",
    "let-me-think": "phrase-let-me-think",
    "back-soon": "phrase-back-soon",
    "good-game": "phrase-good-game",
}
"""Names, and the messages that say them."""
