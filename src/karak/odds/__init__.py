"""Exact odds of fights: how they end, what they cost, and what is best for an aim.

`odds_for(game)` speaks of the fight that a game asks about, `odds_at` and `odds_against` of one
that may come, `fight_odds` and `battle_odds` of a hero by name, without a game. `fights` and
`battles` work from plain numbers, `karak1` and `karak2` hold quick tables for bots.
"""

from karak.odds.aims import AIM_NAMES, SAFE, VALUE, WIN, Aim, aim_named
from karak.odds.answers import Choice, Odds, Option, Step
from karak.odds.asking import odds_against, odds_at, odds_for, odds_of_roll
from karak.odds.chances import Chances
from karak.odds.errors import NoFight, OddsError
from karak.odds.named import battle_odds, fight_odds

__all__ = [
    "AIM_NAMES",
    "SAFE",
    "VALUE",
    "WIN",
    "Aim",
    "Chances",
    "Choice",
    "NoFight",
    "Odds",
    "OddsError",
    "Option",
    "Step",
    "aim_named",
    "battle_odds",
    "fight_odds",
    "odds_against",
    "odds_at",
    "odds_for",
    "odds_of_roll",
]
