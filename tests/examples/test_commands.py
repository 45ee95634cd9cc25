"""`examples` and `example` on the command line, and `validate` on example files."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.cli import main
from desktop.data.paths import scenarios_dir
from desktop.examples import loader
from tests.examples.conftest import TINY


@pytest.fixture
def _tiny_only(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(loader, "folder_of", lambda game_id: TINY if game_id == "tiny" else tmp_path / "none")


@pytest.mark.usefixtures("_tiny_only")
def test_examples_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["examples", "tiny"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "tiny/laying-cards\tBasics: Laying cards (1 steps)"
    assert lines[1].startswith("tiny/first-fight\t")


@pytest.mark.usefixtures("_tiny_only")
def test_an_example_is_run_and_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["example", "first-fight"]) == 0
    assert "The first fight (tiny/first-fight)" in capsys.readouterr().out


def test_an_answer_that_changes_nothing_yet_is_printed_in_the_words_of_the_choice(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["example", "crusade/ex-11-2-9a"]) == 0
    out = capsys.readouterr().out
    assert "> Nationalists: Attack Illescas" in out
    assert "> Nationalists: AFR attacks" in out
    assert "NAT_" not in out


@pytest.mark.parametrize(
    ("example", "words"),
    [
        ("battles/brunete-opening", "Not allowed: 9/11 attacks 1907 (La Caña). 9/11 may not"),
        ("illusions/ex-9-4-1a", "Not allowed: Krakow: activate for movement. 1 point is needed"),
    ],
)
def test_what_is_refused_is_printed_in_the_words_it_would_have(
    example: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["example", example]) == 0
    assert words in capsys.readouterr().out


@pytest.mark.usefixtures("_tiny_only")
def test_an_unknown_example_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["example", "no-such"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_failing_example_tells_file_and_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (TINY / "first-fight.yaml").read_text(encoding="utf-8").replace("dice: [3]", "dice: [4]")
    (tmp_path / "first-fight.yaml").write_text(text, encoding="utf-8")
    monkeypatch.setattr(loader, "folder_of", lambda game_id: tmp_path if game_id == "tiny" else tmp_path / "none")
    assert main(["example", "tiny/first-fight"]) == 1
    assert "step 4: expected DieRolled(result=3)" in capsys.readouterr().err


def test_validate_runs_an_example_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = scenarios_dir() / "battles" / "examples" / "ex-11-1-6.yaml"
    assert main(["validate", str(good)]) == 0
    folder = tmp_path / "battles" / "examples"
    folder.mkdir(parents=True)
    bad = folder / "ex-11-1-6.yaml"
    bad.write_text(good.read_text(encoding="utf-8").replace('attack: "0"', 'attack: "1"'), encoding="utf-8")
    capsys.readouterr()
    assert main(["validate", str(bad)]) == 2
    assert "the attack is '0', expected '1'" in capsys.readouterr().err


@pytest.mark.usefixtures("_tiny_only")
def test_a_table_counts_what_is_in_each_example(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["examples", "--table"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split()[:3] == ["example", "steps", "questions"]
    counted = next(line.split() for line in lines if line.startswith("tiny/first-fight"))
    assert counted[1:] == ["7", "1", "1", "1", "4"]
    assert lines[-1].startswith("all: 2 examples")
