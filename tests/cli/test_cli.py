"""The commands, run as the program runs them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from desktop.cli import main
from desktop.data.game_file import GameFile
from desktop.data.headline import Headline
from desktop.data.paths import resources_dir, scenarios_dir
from desktop.data.saves import load_match, save_match
from desktop.engine import definition as registry
from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.views.table import TableView
from tests.play import random_game
from tests.tiny.game import DEFINITION, Fight, TinyState
from tests.tiny.present import TinyPresenter

ROOT = Path(__file__).resolve().parents[2]
Told = Callable[..., tuple[int, str, str]]
Capture = pytest.CaptureFixture[str]


@pytest.fixture
def told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Told:
    """Run a command with only the tiny game on the shelf; its exit code, output and errors."""
    monkeypatch.setattr(registry, "_MODULES", {})
    monkeypatch.setattr(registry, "_LOADED", {"tiny": DEFINITION})
    monkeypatch.chdir(tmp_path)

    def run(*args: str) -> tuple[int, str, str]:
        try:
            code = main(args)
        except SystemExit as stop:
            code = int(stop.code or 0)
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return run


@pytest.fixture
def save(tmp_path: Path) -> str:
    save_match(random_game(3, 12), tmp_path / "game.sandtable")
    return str(tmp_path / "game.sandtable")


def test_games_lists_the_scenarios(told: Told) -> None:
    code, out, _ = told("games")
    assert code == 0
    assert [line.split("\t")[0] for line in out.splitlines()] == ["tiny/skirmish", "tiny/meeting"]


def test_rules_prints_a_rule_with_its_rulings(told: Told) -> None:
    code, out, _ = told("rules", "tiny", "4.4")
    assert code == 0
    assert out.startswith("4.4 Going back\n")
    assert "Where he came from." in out
    assert "See also: 4.1, 4.2, 4.3, 4.4" in told("rules", "tiny", "4.0")[1]


@pytest.mark.parametrize("player", ["random", "greedy"])
def test_fuzz_ends_with_one_json_object(told: Told, player: str) -> None:
    args = ("fuzz", "tiny/meeting", "--games", "7", "--seed", "5", "--player", player, "--check", "--vary-options")
    code, out, _ = told(*args)
    assert code == 0
    result = json.loads(out.splitlines()[-1])
    assert len(out.splitlines()) == 8
    assert (result["scenario"], result["games"], result["finished"]) == ("tiny/meeting", 7, 7)
    assert sum(result["wins"].values()) == 7
    assert sum(result["levels"].values()) == 7
    assert result["decisions"] > 70
    assert result["decisions_per_s"] > 0
    assert result["faults"] == []
    again = json.loads(told(*args, "--json")[1])
    assert (again["decisions"], again["wins"]) == (result["decisions"], result["wins"])


def test_fuzz_keeps_the_game_of_a_fault(told: Told, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def broken(self: Fight, state: TinyState, action: Action) -> None:
        raise KeyError("a bug")

    monkeypatch.setattr(Fight, "on_losses", broken)
    code, out, err = told("fuzz", "tiny/meeting", "--games", "5", "--seed", "1", "--json")
    assert code == 1
    faults = json.loads(out)["faults"]
    assert faults
    assert "KeyError: 'a bug'" in faults[0]
    assert faults[0].split(":")[0] in err
    (kept, *_) = sorted((tmp_path / "build" / "fuzz").iterdir())
    assert load_match(kept).position > 3


@pytest.mark.parametrize("dice", ["program", "hand"])
def test_fuzz_shows_every_action_to_every_seat(told: Told, dice: str) -> None:
    args = ("fuzz", "tiny/skirmish", "--games", "2", "--views", "--dice", dice, "--vary-options", "--json")
    code, out, err = told(*args)
    assert (code, err) == (0, "")
    result = json.loads(out)
    assert (result["dice"], result["finished"], result["faults"]) == (dice, 2, [])


def test_fuzz_tells_what_cannot_be_shown(told: Told, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    shown = TinyPresenter.table

    def table(self: TinyPresenter, state: TinyState, decision: Decision | None, seat: str) -> TableView:
        if decision is not None and decision.prompt.key == "engine.enter_die":
            raise KeyError("choice.chance")
        return shown(self, state, decision, seat)

    monkeypatch.setattr(TinyPresenter, "table", table)
    args = ("fuzz", "tiny/skirmish", "--games", "1", "--seed", "3", "--views", "--dice", "hand", "--vary-options")
    code, out, err = told(*args, "--json")
    assert code == 1
    (fault,) = json.loads(out)["faults"]
    assert fault.startswith("seed 3, dice by hand, options ")
    assert "the table of red cannot be shown: KeyError: 'choice.chance', while roll waits for a die" in fault
    assert fault in err
    (kept,) = (tmp_path / "build" / "fuzz").iterdir()
    assert f"after entry {load_match(kept).position}" in fault


def test_fuzz_counts_a_game_that_does_not_end(told: Told) -> None:
    code, out, _ = told("fuzz", "tiny/meeting", "--games", "1", "--max-decisions", "3", "--json")
    assert code == 1
    assert json.loads(out)["faults"] == ["seed 1: not finished after 3 decisions"]


def test_replay_tells_the_story_of_a_save(told: Told, save: str) -> None:
    code, out, _ = told("replay", save, "--log")
    assert code == 0
    assert out.splitlines()[0] == "Turn 1"
    assert out.splitlines()[-1].startswith("tiny/skirmish: 13 entries fit in ")


def test_dump_describes_the_position(told: Told, save: str) -> None:
    code, out, _ = told("dump", save)
    assert code == 0
    dumped = json.loads(out)
    match = load_match(save)
    assert match.decision is not None
    assert dumped["position"]["red-foot"]["side"] == "red"
    assert dumped["decision"]["player"] == match.decision.player
    assert dumped["decision"]["actions"] == [str(action) for action in match.decision.actions]
    assert dumped["tracks"]["turn"]["value"] == str(match.state.turn)  # type: ignore[attr-defined]
    assert dumped["digest"] == match.digest()
    assert set(dumped["control"].values()) <= {"red", "blue"}
    assert json.loads(told("dump", "tiny/skirmish", "--compact")[1])["entries"] == 1


def test_dump_for_a_seat_holds_what_it_may_know(told: Told, save: str) -> None:
    match = load_match(save)
    assert match.decision is not None
    whole = json.loads(told("dump", save)[1])
    assert whole["holds"].startswith("everything, also what is secret")
    for seat, other in (("red", "blue"), ("blue", "red")):
        code, out, _ = told("dump", save, "--seat", seat)
        dumped = json.loads(out)
        assert code == 0
        assert dumped["holds"] == f"what {seat} may know"
        assert not {"state", "digest", "seed", "log"} & set(dumped)
        assert set(dumped["hand"]) == set(whole["state"]["hands"][seat])
        assert not [card for card in whole["state"]["hands"][other] if card in out]
        asked = dumped["decision"]
        assert ("actions" in asked) == (match.decision.player == seat)
    assert told("dump", save, "--seat", "green")[2] == "sandtable: there is no seat 'green'; there are: red, blue\n"


def test_commands_take_documents_as_well(told: Told, save: str, tmp_path: Path) -> None:
    document = tmp_path / "kept.sandtable"
    GameFile.create(document, load_match(save), Headline(name="Friday")).close()
    before = document.read_bytes()
    assert told("dump", str(document))[1] == told("dump", save)[1]
    stories = [told("replay", path, "--log")[1].splitlines()[:-1] for path in (str(document), save)]
    assert stories[0] == stories[1]
    assert told("validate", str(document)) == (0, "1 files are sound\n", "")
    assert document.read_bytes() == before
    document.write_bytes(before[:5000])
    assert told("validate", str(document))[0] == 2


def test_validate_checks_saves(told: Told, save: str, tmp_path: Path) -> None:
    assert told("validate", save) == (0, "1 files are sound\n", "")
    assert told("validate", str(tmp_path))[0] == 0
    Path(save).write_bytes(Path(save).read_bytes()[:-3])
    code, out, err = told("validate", save)
    assert (code, out) == (2, "")
    assert err.startswith(save)
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize("game_id", ["arriba", "battles", "crusade", "illusions", "reich"])
def test_validate_checks_any_file_in_the_folder_of_a_game(capsys: Capture, tmp_path: Path, game_id: str) -> None:
    resources = sorted((resources_dir() / game_id).glob("*.yaml"))
    scenarios = sorted((scenarios_dir() / game_id).glob("*.yaml"))
    assert main(["validate", *map(str, (*resources, *scenarios))]) == 0
    folder = tmp_path / game_id
    folder.mkdir()
    for path in (next(path for path in resources if path.stem.startswith("map")), scenarios[0]):
        wrong = folder / path.name
        wrong.write_text(path.read_text(encoding="utf-8") + "\nnonsense: 1\n", encoding="utf-8")
        assert main(["validate", str(wrong)]) == 2, path.name
        assert "nonsense" in capsys.readouterr().err


def test_validate_asks_for_the_folder_of_a_game(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "mine.yaml").write_text("title: 'Mine'\n")
    assert main(["validate", str(tmp_path / "mine.yaml")]) == 2
    assert "mine.yaml:1: lies in no folder named after its game" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (("nonsense",), "invalid choice: 'nonsense'"),
        (("games", "extra"), "unrecognized arguments: extra"),
        (("rules", "chess", "1"), "unknown game 'chess'; there are: tiny"),
        (("rules", "tiny", "4.9"), "tiny has no rule '4.9'; near it: 4."),
        (("rules", "tiny"), "required: NUMBER"),
        (("fuzz", "tiny"), "not of the form GAME/SCENARIO"),
        (("fuzz", "tiny/moon"), "tiny has no scenario 'moon'; there are: skirmish, meeting"),
        (("fuzz", "chess/moon"), "unknown game 'chess'"),
        (("fuzz", "tiny/meeting", "--games", "-1"), "'-1' is not a whole number"),
        (("fuzz", "tiny/meeting", "--games", "²"), "'²' is not a whole number"),
        (("fuzz", "tiny/meeting", "--player", "bold"), "invalid choice: 'bold'"),
        (("fuzz", "tiny/meeting", "--option", "turns"), "'turns' is not of the form OPTION=VALUE"),
        (("fuzz", "tiny/meeting", "--option", "turns=9"), "no such options"),
        (("replay", "/nowhere"), "/nowhere: cannot be read: No such file or directory"),
        (("replay", "/"), "/: is not a file"),
        (("dump", "a\0b"), "cannot be read"),
        (("dump", "tiny/moon"), "no scenario 'moon'"),
        (("validate", "/nowhere"), "/nowhere: no such file or folder"),
        (("shot", "tiny/meeting", "-o", "x.png", "--size", "big"), "'big' is not a size"),
        (("shot", "tiny/meeting", "-o", "x.png", "--size", "1x1"), "from 64 to 16384"),
        (("shot", "tiny/meeting", "-o", "x.png", "--font-scale", "9"), "font scale"),
        (("shot", "tiny/meeting", "-o", "/nowhere/x.png"), "there is no folder"),
        (("shot", "tiny/meeting"), "required: -o"),
        (("sheet", "tiny/moon", "-o", "x.pdf"), "no scenario 'moon'"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(told: Told, args: tuple[str, ...], reason: str) -> None:
    code, out, err = told(*args)
    assert code == 2
    assert out == ""
    assert reason in err
    assert err.startswith("sandtable")
    assert len(err.splitlines()) == 1


def test_help_names_every_command(told: Told) -> None:
    code, out, _ = told("--help")
    assert code == 0
    for command in ("play", "games", "rules", "validate", "fuzz", "replay", "dump", "shot", "sheet", "bench"):
        assert f" {command} " in out


def test_a_reader_who_leaves_is_no_error(save: str) -> None:
    code = f"import tests.tiny.game, sys; from desktop.cli import main; sys.exit(main(['dump', {save!r}]))"
    with subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT
    ) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.close()
        assert program.stderr.read() == b""


def test_listing_loads_no_qt() -> None:
    code = (
        "import sys, tests.tiny.game\n"
        "from desktop.engine import definition; definition._MODULES.clear()\n"
        "from desktop.cli import main\n"
        "main(['games'])\n"
        "sys.exit([name for name in sys.modules if name.startswith('PySide6')] != [])"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env={**os.environ}, check=False, timeout=60)
    assert done.returncode == 0


def test_a_rule_with_words_of_ours_is_printed_with_the_reasons(capsys: pytest.CaptureFixture[str]) -> None:
    from desktop.commands_cli.listing import _print_rule
    from desktop.views.table import RuleView

    _print_rule(RuleView("1.1", "Parts", "A map of 60 areas[[†0]].", ours=("The number is ours.",)))
    out = capsys.readouterr().out
    assert "A map of 60 areas†." in out
    assert "† The number is ours." in out
    assert "[[" not in out
