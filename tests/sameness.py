"""Whether the program plays as it did: what is offered, what happens and what is told, step by step.

`python -m tests.sameness record FOLDER` plays whole games of every scenario by seed and writes a line per step;
`python -m tests.sameness compare FOLDER OTHER` names the first step of every game that differs;
`python -m tests.sameness show GAME/SCENARIO PLAYER SEED STEP` prints that step, to be held against another check-out.
A change that is meant to leave play alone records before and after. `SEEDS=2` and `MOST=500` in the environment make
a recording shorter: fewer games of each kind, fewer steps of each; it can be compared with a longer one all the same.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any
from zlib import crc32

import msgspec

from desktop.engine import plain
from desktop.engine.definition import game, game_ids, is_shipped
from desktop.engine.event import Event
from desktop.engine.match import Match, Setup
from desktop.players.player import make_player

GAMES = {"random": 20, "greedy": 5}
"""How many games are played by each kind of player."""
MOST = int(os.environ.get("MOST", "20000"))
END = "end"
PARTS = ("offer", "events", "log", "choices", "position", "table")
SELDOM = {"choices": 10, "position": 50, "table": 100}
"""Parts that are dear are looked at every so many steps."""
Step = dict[str, Any]


class Course:
    """One game by seed; iterating plays it and gives every step in plain words."""

    def __init__(self, game_id: str, scenario: str, player: str, seed: int) -> None:
        self.definition = game(game_id)
        self.match = Match(Setup(game_id, scenario, (), seed), self.definition).begin()
        self.presenter: Any = self.definition.presenter(self.match.world)
        self.player = make_player(player, self.definition, self.match.world, seed)

    def __iter__(self) -> Iterator[Step]:
        match = self.match
        for number in range(MOST):
            decision = match.decision
            if decision is None:
                return
            step = self._asked(number)
            action = self.player.choose(match.state, decision)
            events = match.play(action)
            step["action"] = str(action)
            step["events"] = [_told(event) for event in events]
            step["log"] = {
                seat: [
                    msgspec.to_builtins(line)
                    for line in self.presenter.log_lines(number, decision.player, action, events, seat)
                ]
                for seat in self._seats()
            }
            yield step

    def _asked(self, number: int) -> Step:
        match, decision = self.match, self.match.decision
        assert decision is not None
        step: Step = {
            "offer": [decision.player, decision.rule, str(decision.prompt), *map(str, decision.actions)],
            "subjects": decision.subjects,
        }
        table = self._table(decision.player) if number % SELDOM["choices"] == 0 else {}
        if table:
            step["choices"] = table["decision"]
        if number % SELDOM["position"] == 0:
            step["position"] = plain.to_plain(match.state)
        if number % SELDOM["table"] == 0:
            step["table"] = {seat: self._table(seat) for seat in self._seats()}
        return step

    def _table(self, seat: str) -> Any:
        return msgspec.to_builtins(
            self.presenter.table(self.match.state, self.match.decision, seat), str_keys=True, enc_hook=str
        )

    def _seats(self) -> Sequence[str]:
        return [*(seat for seat, _ in self.presenter.seats()), ""]


def _told(event: Event) -> list[Any]:
    return [event.name, msgspec.to_builtins(event.facts(), str_keys=True)]


def _line(step: Step) -> str:
    return " ".join(f"{crc32(msgspec.json.encode(step[part])):08x}" if part in step else "-" for part in PARTS)


def _scenarios() -> list[tuple[str, str]]:
    return [(each, info.id) for each in filter(is_shipped, game_ids()) for info in game(each).scenarios()]


def _record(folder: Path, game_id: str, scenario: str, player: str, seed: int) -> str:
    course = Course(game_id, scenario, player, seed)
    lines = [*map(_line, course), *([END] if course.match.decision is None else [])]
    (folder / f"{game_id}-{Path(scenario).stem}-{player}-{seed}.txt").write_text("\n".join(lines) + "\n")
    return f"{game_id}/{scenario} {player} {seed}: {len(lines)} steps"


def record(folder: Path, only: Sequence[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    games = {player: int(os.environ.get("SEEDS", number)) for player, number in GAMES.items()}
    chosen = [each for each in _scenarios() if not only or each[0] in only]
    tasks = [(*each, player, seed + 1) for player in games for each in chosen for seed in range(games[player])]
    with ProcessPoolExecutor(2) as pool:
        for done in [pool.submit(_record, folder, *task) for task in tasks]:
            print(done.result(), flush=True)


def compare(before: Path, after: Path) -> int:
    """The first step that differs in every game; 1 if there is any."""
    differing = steps = 0
    names = sorted(path.name for path in after.glob("*.txt"))
    for name in names:
        old, new = ((folder / name).read_text().splitlines() for folder in (before, after))
        shared = max(len(old), len(new)) if old[-1] == new[-1] == END else min(len(old), len(new))
        steps += shared
        found = (i for i in range(shared) if old[i : i + 1] != new[i : i + 1])
        if (first := next(found, None)) is None:
            continue
        differing += 1
        print(f"{name}: step {first} differs in {_parts(old[first : first + 1], new[first : first + 1])}")
    print(f"{len(names)} games, {steps} steps; {differing} games differ")
    return 1 if differing else 0


def _parts(old: list[str], new: list[str]) -> str:
    if not old or not new or END in (*old, *new):
        return "length"
    pairs = zip(PARTS, old[0].split(), new[0].split(), strict=True)
    return ", ".join(part for part, was, now in pairs if was != now)


def show(name: str, player: str, seed: int, step: int) -> None:
    game_id, _, scenario = name.partition("/")
    found = next(each for number, each in enumerate(Course(game_id, scenario, player, seed)) if number == step)
    print(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())


def main(words: Sequence[str]) -> int:
    match words:
        case "record", folder, *only:
            record(Path(folder), only)
        case "compare", before, after:
            return compare(Path(before), Path(after))
        case "show", name, player, seed, step:
            show(name, player, int(seed), int(step))
        case _:
            print(__doc__)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
