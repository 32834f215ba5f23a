"""Short words that fit onto a tile or hex, and names of seats and points."""

from __future__ import annotations

from karak.games.shared.starting import NO_HERO, SeatedGame
from karak.kernel.game import Game
from karak.words import Words

MAP_WORDS = {
    "rat": "map-rat",
    "spider": "map-spider",
    "mummy": "map-mummy",
    "turnkey": "map-turnkey",
    "skeleton-warrior": "map-skeleton-warrior",
    "skeleton-king": "map-skeleton-king",
    "fallen": "map-fallen",
    "dragon": "map-dragon",
    "chest": "map-chest",
    "daggers": "map-daggers",
    "sword": "map-sword",
    "axe": "map-axe",
    "flames": "map-flames",
    "portal": "map-portal",
    "key": "map-key",
    "treasure": "map-treasure",
    "dragon-treasure": "map-dragon-treasure",
    "pieces": "map-pieces",
    "start": "map-start",
    "fountain": "map-fountain",
    "gate": "map-gate",
    "farm": "map-farm",
    "forest": "map-forest",
    "rock": "map-rock",
    "farm-forest": "map-farm-forest",
    "farm-rock": "map-farm-rock",
    "forest-rock": "map-forest-rock",
    "big-farm": "map-big-farm",
    "dense-forest": "map-dense-forest",
    "big-rock": "map-big-rock",
    "abyss": "map-abyss",
    "castle": "map-castle",
    "city": "map-city",
    "plague": "map-plague",
    "stable": "map-stable",
    "banners": "map-banners",
    "camp": "map-camp",
    "range": "map-range",
    "tower": "map-tower",
    "food": "map-food",
    "wood": "map-wood",
    "stone": "map-stone",
    "general": "map-general",
    "armies": "map-armies",
    "skeleton-warriors": "map-skeleton-warriors",
    "fire-eaters": "map-fire-eaters",
    "shadow-eaters": "map-shadow-eaters",
    "skeletal-hulks": "map-skeletal-hulks",
    "hammer-follower": "map-hammer-follower",
    "dark-dryads": "map-dark-dryads",
    "skeleton-riders": "map-skeleton-riders",
    "envoys-of-death": "map-envoys-of-death",
    "warhammer": "map-warhammer",
    "fireball": "map-fireball",
    "pickpocket": "map-pickpocket",
    "amulet-of-resources": "map-amulet-of-resources",
    "amulet-of-glory": "map-amulet-of-glory",
    "amulet-of-action": "map-amulet-of-action",
    "amulet-of-protection": "map-amulet-of-protection",
    "amulet-of-the-titan": "map-amulet-of-the-titan",
}
"""The messages with the short words of both games."""


def short_word(words: Words, piece: str) -> str:
    """Name a piece, monster, army or place in a few letters."""
    return words.say(MAP_WORDS[piece]) if piece in MAP_WORDS else piece


def hero_names(game: Game) -> list[str]:
    """Name the heroes by seat; a seat that has not chosen yet has none."""
    assert isinstance(game, SeatedGame)
    numbers = [game.hero_number(seat) for seat in range(game.setup.players)]
    return ["" if number == NO_HERO else game.roster()[number] for number in numbers]


def ability_names(words: Words, hero: str) -> str:
    """Name the abilities of a hero."""
    ids = [f"ability-{hero}-{number}" for number in (1, 2)]
    return ", ".join(words.say(each) for each in ids if words.knows(each))


def points_text(points: float) -> str:
    """Write points, which come in halves."""
    whole, half = int(points), points != int(points)
    return f"{whole or ''}½" if half else str(whole)
