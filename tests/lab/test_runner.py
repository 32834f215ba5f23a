"""Workers are real processes: they may die or stall, and what they did stays."""

import os
from pathlib import Path

import pytest

from karak.lab.errors import GameBroke, NoWorkers
from karak.lab.runner import DIED, STALLED, Crew, Finished, Lost, Outcome
from lab.squares import SEAT, Squares, Unreadable

pytestmark = pytest.mark.slow


def squares(task: Squares, count: int, jobs: int = 2, patience: float = 30.0) -> list[Outcome]:
    with Crew(task, jobs, patience) as crew:
        return list(crew.play(range(count), lambda: False))


def finished(outcomes: list[Outcome]) -> dict[int, object]:
    return {each.number: each.data["square"] for each in outcomes if isinstance(each, Finished)}


@pytest.mark.parametrize("jobs", [1, 3])
def test_every_number_is_played_once_whatever_the_number_of_processes(jobs: int) -> None:
    outcomes = squares(Squares(), 20, jobs)
    assert len(outcomes) == 20
    assert finished(outcomes) == {number: number * number for number in range(20)}


def test_all_processes_take_part() -> None:
    outcomes = squares(Squares(slow=0.2), 12, jobs=2)
    processes = {each.data["process"] for each in outcomes if isinstance(each, Finished)}
    assert len(processes) == 2
    assert os.getpid() not in processes


def test_a_worker_that_was_killed_is_replaced_and_its_game_played_again(tmp_path: Path) -> None:
    task = Squares(kills_once=2, mark=str(tmp_path / "mark"))
    assert finished(squares(task, 6)) == {number: number * number for number in range(6)}


def test_a_number_that_kills_every_worker_is_given_up(tmp_path: Path) -> None:
    outcomes = squares(Squares(kills=2, mark=str(tmp_path / "mark")), 6)
    assert Lost(2, DIED, SEAT) in outcomes
    assert set(finished(outcomes)) == {0, 1, 3, 4, 5}


def test_quick_games_that_were_in_hand_beside_a_deadly_one_are_played_all_the_same(
    tmp_path: Path,
) -> None:
    outcomes = squares(Squares(kills=150, mark=str(tmp_path / "mark")), 300)
    assert len(outcomes) == 300
    assert Lost(150, DIED, SEAT) in outcomes
    assert len(finished(outcomes)) == 299


def test_what_was_finished_before_a_mistake_of_ours_is_not_lost() -> None:
    outcomes: list[Outcome] = []
    with Crew(Squares(raises=150), 1, 30.0) as crew, pytest.raises(GameBroke):
        outcomes.extend(crew.play(range(300), lambda: False))
    assert [each.number for each in outcomes] == list(range(150))


def test_a_worker_that_shows_no_life_is_ended() -> None:
    outcomes = squares(Squares(stalls=1), 4, patience=1.0)
    assert Lost(1, STALLED, SEAT) in outcomes
    assert set(finished(outcomes)) == {0, 2, 3}


def test_a_long_game_that_goes_on_is_no_stall() -> None:
    assert finished(squares(Squares(slow=3.0), 1, patience=1.5)) == {0: 0}


def test_our_own_mistakes_are_raised() -> None:
    with pytest.raises(GameBroke) as caught:
        squares(Squares(raises=0), 1)
    assert "not this one" in str(caught.value.details["reason"])


def test_workers_that_end_before_they_begin_end_the_run() -> None:
    with Crew(Unreadable(), 2, 30.0) as crew, pytest.raises(NoWorkers):
        list(crew.play(range(3), lambda: False))


def test_enough_lets_what_began_be_finished() -> None:
    found: list[Outcome] = []
    with Crew(Squares(slow=0.2), 2, 30.0) as crew:
        found.extend(crew.play(range(1000), lambda: len(found) >= 3))
    assert 3 <= len(found) <= 5
    assert crew.workers == []


def test_no_process_is_left_when_somebody_interrupts() -> None:
    processes: list[int | None] = []

    def interrupted() -> None:
        with Crew(Squares(slow=0.1), 2, 30.0) as crew:
            for _ in crew.play(range(1000), lambda: False):
                processes.extend(worker.process.pid for worker in crew.workers)
                raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert len(processes) == 2
    assert [pid for pid in processes if Path(f"/proc/{pid}").exists()] == []
