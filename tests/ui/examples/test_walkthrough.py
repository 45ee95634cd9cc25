"""An example as a walk-through: every step with its picture and words, the answers at the end."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.cli import main
from desktop.examples import loader
from desktop.examples.loader import Loaded, load_example
from desktop.ui.examples.walkthrough import parts, walkthrough_html
from tests.examples.conftest import TINY


@pytest.fixture
def tiny(qtbot: QtBot) -> Loaded:
    return load_example(TINY / "first-fight.yaml", "tiny")


def test_each_step_has_its_words_and_a_picture_of_its_own(tiny: Loaded) -> None:
    found = list(parts(tiny))
    assert [part.label for part in found] == ["1", "2", "3", "4", "4.1", "4.2", "5"]
    assert [part.section for part in found] == ["Marching", "", "Fighting", "", "What if the die were low?", "", ""]
    assert any("Red rolls 3" in line for line in found[3].done)
    before, after = found[0].picture, found[2].picture
    assert before != after, "the march is seen"


def test_the_page_holds_everything_in_one_file(tiny: Loaded) -> None:
    page = walkthrough_html(tiny)
    assert page.count("<img ") == 7
    assert page.count("data:image/png;base64,") == 7
    for words in ("The first fight", "That means a fight.", "Which die is the lowest that hits?", "Not allowed: "):
        assert words in page
    assert "://" not in page


def test_it_is_written_by_a_command(
    tiny: Loaded, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(loader, "folder_of", lambda game_id: TINY if game_id == "tiny" else tmp_path / "none")
    pdf, page = tmp_path / "walk.pdf", tmp_path / "walk.html"
    assert main(["example", "tiny/first-fight", "--pdf", str(pdf), "--html", str(page)]) == 0
    assert pdf.read_bytes().startswith(b"%PDF")
    assert page.read_text(encoding="utf-8").endswith("</html>\n")
    assert main(["example", "tiny/first-fight", "--pdf", str(tmp_path / "no" / "walk.pdf")]) == 2
    assert capsys.readouterr().err.count("\n") == 1
