"""What the knight does in Karak 2 where it is plain what a good player would do."""

import pytest

from bots.karak2.playing import play, share_of_win
from karak.bots.bot import Bot
from karak.bots.champion import ChampionBot
from karak.bots.greedy import GreedyBot
from karak.bots.karak2.foresight import dice_to_send
from karak.bots.karak2.stakes import stakes_of
from karak.bots.karak2.standing import NAMES, standing
from karak.bots.karak2.weights import WEIGHTS
from karak.bots.knight import KnightBot
from karak.games.karak2.pieces import ARMIES
from language2 import Table, position

ABYSS = "abyss east of forest, chasm north-east southwest"
STRONG = "warrior at forest, victory 10, 10 mages, has sword sword"


def move(table: Table, bot: Bot | None = None) -> str:
    """Ask the knight, or another."""
    return str((KnightBot() if bot is None else bot).choose(table.game))


def thinkers() -> list[Bot]:
    return [KnightBot(), ChampionBot(1, 60)]


@pytest.mark.parametrize("bot", thinkers())
def test_it_fells_the_general_when_that_wins(bot: Bot) -> None:
    table = position(STRONG, "oracle, 2 large", abyss=ABYSS)
    assert move(table, bot) == "move east"
    table.plays("move east")
    assert move(table, bot) == "send all"


@pytest.mark.parametrize("bot", thinkers())
def test_it_does_not_end_a_game_that_it_would_lose(bot: Bot) -> None:
    table = position(STRONG, "oracle, 4 large", abyss=ABYSS)
    assert move(table, bot) != "move east"


def test_before_a_general_it_must_not_fell_it_holds_its_dice_back() -> None:
    table = position(STRONG, "oracle, 4 large", abyss=ABYSS)
    table.plays("move east")
    assert move(table) == "roll"


@pytest.mark.parametrize("bot", thinkers())
def test_it_founds_its_city_as_soon_as_it_can(bot: Bot) -> None:
    table = position("warrior at forest, 2 wood", "oracle")
    assert move(table, bot) == "found city"


@pytest.mark.parametrize("bot", thinkers())
def test_it_recruits_before_it_does_anything_else_with_a_rich_city(bot: Bot) -> None:
    table = position(
        "warrior at farm, city at farm, built stable banners tower, victory 8, 8 stone", "oracle"
    )
    assert move(table, bot) == "recruit mage"


def test_it_attacks_what_it_beats_for_a_warhammer() -> None:
    table = position(
        "warrior at forest, victory 5, 5 knights",
        "oracle",
        used=1,
        moor="farm east of forest, army hammer-follower",
    )
    assert move(table) == "move east"


def test_it_sends_no_more_dice_than_the_battle_needs() -> None:
    table = position(
        "warrior at forest, victory 9, 9 knights",
        "oracle",
        moor="farm east of forest, army fire-eaters",
    )
    table.plays("move east")
    battle = table.game.battle
    assert battle is not None
    assert sum(dice_to_send(table.game, battle, WEIGHTS)) <= 3


def test_what_is_at_stake_is_what_the_judgement_says() -> None:
    table = position("warrior at forest, victory 5, 3 knights, 2 mages", "oracle")
    game = table.game
    stakes = stakes_of(game, game.me, WEIGHTS)
    costs = stakes.prospects.taste.units
    assert min(costs) > 0.0
    rider, envoy = ARMIES[6], ARMIES[7]
    assert stakes.prize((envoy,), 0) > stakes.prize((rider,), 0) > 0.0
    assert stakes_of(game, game.me, WEIGHTS) is stakes


def test_each_feature_has_a_name() -> None:
    table = position("warrior at forest, victory 5, 3 knights", "oracle", abyss=ABYSS)
    assert len(standing(table.game, 0)) == len(standing(table.game, 1)) == len(NAMES)
    assert len(set(NAMES)) == len(NAMES)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_between_knights_end(players: int) -> None:
    assert play([KnightBot()] * players, players, most_rounds=60).over


@pytest.mark.nightly
@pytest.mark.timeout(3600)
def test_a_knight_beats_greedy_in_two_of_three_games() -> None:
    won = 0.0
    for seed in range(200):
        bots: list[Bot] = [GreedyBot(), GreedyBot()]
        bots[seed % 2] = KnightBot()
        won += share_of_win(play(bots, seed // 2, heroes=["warrior", "oracle"]), seed % 2)
    assert won >= 0.62 * 200
