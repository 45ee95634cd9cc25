"""SIGKILL at any moment of play: nothing is unreadable, at most the action in flight is lost."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

KILLS = 100


def test_a_hundred_kills(tmp_path: Path) -> None:
    """In a process of its own, which forks a player, kills it and looks at what it left, a hundred times."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.saves.test_kill", str(tmp_path), str(KILLS)],
        capture_output=True,
        text=True,
        timeout=200,
        check=False,
        cwd=Path(__file__).resolve().parents[2],
    )
    assert done.returncode == 0, done.stdout + done.stderr
    kills, in_play, saves = done.stdout.split()
    assert int(kills) == KILLS
    assert int(in_play) > KILLS / 2
    assert int(saves) > 0


def player(folder: Path, seed: int, report: int) -> None:
    """Plays for ever; journals every action, saves now and then, and tells how far it has come."""
    from desktop.data.journal import Journal
    from desktop.data.saves import save_match
    from desktop.engine.match import Match

    choose = random.Random(seed)
    journal = Journal(folder)
    for number in range(10_000):
        match = Match.new("tiny", "skirmish", seed=number)
        journal.start(match, {"title": str(number)})
        os.write(report, f"{number} 1\n".encode())
        while match.decision is not None:
            match.play(choose.choice(match.decision.actions))
            if choose.random() < 0.1:
                match.undo(choose.randint(1, 4))
            os.write(report, f"+ {match.position}\n".encode())
            journal.record(match)
            os.write(report, f"{number} {match.position}\n".encode())
            if choose.random() < 0.3:
                save_match(match, folder / "game.sandtable", {"title": str(number)})
        os.write(report, b"over 0\n")


def one_kill(folder: Path, seed: int, seconds: float) -> int:
    """Returns the entries that were recovered."""
    from desktop.data.atomic import SUFFIX, clean_leftovers
    from desktop.data.journal import Journal
    from desktop.data.saves import load_match

    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        player(folder, seed, writing)
        os._exit(1)
    os.close(writing)
    time.sleep(seconds)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    told = b""
    while part := os.read(reading, 65536):
        told += part
    os.close(reading)
    lines = told.decode().splitlines()
    recovered = check(Journal(folder), lines)
    if (folder / "game.sandtable").exists():
        load_match(folder / "game.sandtable").catch_up()
    clean_leftovers(folder)
    assert not list(folder.glob(f".*{SUFFIX}"))
    assert not list(folder.glob("*.damaged"))
    return recovered


def check(journal: object, lines: list[str]) -> int:
    """What was recorded before the kill must be there; an action in flight may be or may not."""
    from desktop.data.journal import Journal

    assert isinstance(journal, Journal)
    done = [line for line in lines if line[0].isdigit()]
    at_rest = bool(lines) and lines[-1] == done[-1] if done else False
    found = journal.recover()
    recovered = 0
    number, position = done[-1].split() if done else ("", "0")
    mine = [item for item in found if item.title == number]
    assert len(mine) == 1 or not at_rest or int(position) <= 1, f"lost game {number} at {position}"
    for item in mine:
        match = journal.resume(item.path)
        recovered = match.position
        assert match.faults() == []
        allowed = {int(position)} if at_rest else {int(position), int(lines[-1].split()[-1])}
        assert recovered in allowed, f"{recovered} entries, not {allowed}"
    for item in found:
        journal.forget(item.path)
    return recovered


def main(folder: Path, kills: int) -> None:
    import tests.tiny.game  # noqa: F401

    chance = random.Random(1)
    in_play = saves = 0
    for number in range(kills):
        in_play += one_kill(folder, number, chance.uniform(0.0, 0.05)) > 1
        saves += (folder / "game.sandtable").exists()
    print(kills, in_play, saves)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
