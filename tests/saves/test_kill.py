"""SIGKILL at any moment of play: nothing is unreadable, at most the action in flight is lost."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest


@pytest.mark.parametrize("kills", [40, pytest.param(1000, marks=[pytest.mark.soak, pytest.mark.timeout(900)])])
def test_killed_programs_lose_at_most_the_action_in_flight(tmp_path: Path, kills: int) -> None:
    """In a process of its own, which forks a player, kills it and looks at what it left, many times."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.saves.test_kill", str(tmp_path / "games"), str(kills)],
        capture_output=True,
        text=True,
        timeout=800,
        check=False,
        cwd=Path(__file__).resolve().parents[2],
    )
    assert done.returncode == 0, done.stdout + done.stderr
    done_kills, in_play, games = map(int, done.stdout.split())
    assert done_kills == kills
    assert in_play > kills / 2
    assert games > 0


def player(folder: Path, seed: int, report: int) -> None:
    """Plays for ever; keeps every action, takes some back, and tells how far it has come before and after."""
    from desktop.data.headline import Headline
    from desktop.data.library import Library
    from desktop.engine.match import Match

    choose = random.Random(seed)
    for number in range(10_000):
        match = Match.new("tiny", "skirmish", seed=number)
        name = f"{seed} {number}"
        file = Library(folder).begin(match, Headline(name=name))
        os.write(report, f"= {name} {match.position} {match.digest()}\n".encode())
        while match.decision is not None:
            match.play(choose.choice(match.decision.actions))
            if choose.random() < 0.1:
                match.undo(choose.randint(1, 4))
            os.write(report, f"+ {name} {match.position} {match.digest()}\n".encode())
            file.keep(match, Headline(name=name))
            os.write(report, f"= {name} {match.position} {match.digest()}\n".encode())
        file.close()


def killed(folder: Path, seed: int, lines: int, seconds: float) -> list[list[str]]:
    """What a player told until it was killed, some time after so many lines: [= or +, seed, game, entries, digest]."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        player(folder, seed, writing)
        os._exit(1)
    os.close(writing)
    told = b""
    while told.count(b"\n") < lines:
        told += os.read(reading, 65536)
    time.sleep(seconds)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    while part := os.read(reading, 65536):
        told += part
    os.close(reading)
    return [line.split(" ") for line in told.decode().splitlines()]


def check(folder: Path, lines: list[list[str]]) -> int:
    """What was kept before the kill must be there; an action in flight may be or may not. Returns its entries."""
    from desktop.data.library import Library

    library = Library(folder)
    last = max(index for index, line in enumerate(lines) if line[0] == "=")
    rows = library.games()
    assert [row.fault for row in rows if row.fault] == []
    assert [row for row in rows if row.in_use] == []
    (row,) = [row for row in rows if row.headline.name == " ".join(lines[last][1:3])]
    file, opened = library.open(row.path)
    assert file is not None
    assert opened.match.catch_up()
    assert (opened.match.history_lost, opened.notice, opened.match.faults()) == ("", "", [])
    allowed = [(line[3], line[4]) for line in lines[last:] if line[2] == lines[last][2]]
    assert (str(opened.match.position), opened.match.digest()) in allowed, f"{opened.match.position} not of {allowed}"
    position = opened.match.position
    file.close()
    for old in rows[:-3]:
        library.throw_away(old.path)
    return position


def leftovers(folder: Path) -> list[str]:
    """What is there beside the games and their own journals, after a new game was begun: it sweeps."""
    from desktop.data.headline import Headline
    from desktop.data.library import Library
    from tests.play import random_game

    library = Library(folder)
    library.empty_bin()
    file = library.begin(random_game(1, 3), Headline(name="-"))
    file.close()
    library.throw_away(file.path)
    found = [item.name for item in folder.iterdir() if item.is_file()]
    return [name for name in found if name.removesuffix("-journal") not in {row.path.name for row in library.games()}]


def main(folder: Path, kills: int) -> None:
    import tests.tiny.game  # noqa: F401

    chance = random.Random(1)
    in_play = 0
    for number in range(kills):
        told = killed(folder, number, chance.randint(1, 40), chance.uniform(0.0, 0.006))
        in_play += check(folder, told) > 1
    assert (left := leftovers(folder)) == [], left
    print(kills, in_play, len(list(folder.glob("*.sandtable"))))


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
