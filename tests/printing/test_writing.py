"""Writing: full disks, read-only folders and cancelled exports leave one line and no half file; the dialog prints."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrinter
from pytestqt.qtbot import QtBot

from desktop.cli import main
from desktop.commands_cli.sheet import write_scenario
from desktop.data import atomic
from desktop.data.saves import save_match
from desktop.engine import definition as registry
from desktop.printing.order import EVERYTHING, Order
from desktop.printing.sheets import Sheets
from desktop.ui.dialogs.print_dialog import PrintDialog
from desktop.ui.dialogs.print_export import Export
from tests.play import random_game
from tests.printing.conftest import battle
from tests.printing.reading import opened, texts, words_of

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def only_tiny(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(registry, "_MODULES", {})
    monkeypatch.setattr(registry, "_LOADED", {"tiny": registry.game("tiny")})
    monkeypatch.chdir(tmp_path)


def full_disk(*_: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device", ".x.pdf.tmp")


# -- the command -----------------------------------------------------------------------------------
@pytest.mark.usefixtures("only_tiny")
@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("--what", "moon"), "there is no sheet 'moon'; there are: setup, counters"),
        (("--paper", "a5"), "there is no paper 'a5'; there are: a4, letter"),
        (("--margins", "90"), "margins are from 5 to 40 mm, not 90"),
        (("--margins", "wide"), "invalid float value: 'wide'"),
        (("--side", "green"), "there is no side 'green'; there are: red, blue"),
        (("--what", "log"), "nothing has been played"),
        (("--pages", "90"), "there is no page 90: the sheet has "),
        (("--pages", "80-90"), "there are no pages 80 to 90: the sheet has "),
        (("-o", "none/x.pdf"), "there is no folder none"),
        (("-o", "."), "cannot be written"),
    ],
)
def test_a_wrong_word_is_one_line(args: tuple[str, ...], says: str, capsys, tmp_path: Path) -> None:
    try:
        code = main(["sheet", "tiny/meeting", "-o", "x.pdf", *args])
    except SystemExit as stop:
        code = int(stop.code or 0)
    assert code == 2
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 1
    assert says in told[0]
    assert not list(tmp_path.iterdir())


@pytest.mark.usefixtures("only_tiny")
def test_every_sheet_can_be_ordered(tmp_path: Path) -> None:
    save_match(random_game(3, 20), tmp_path / "game.sandtable")
    for what in ("setup", "counters", "map", "cards", "charts", "orbat", "all"):
        assert main(["sheet", "tiny/meeting", "-o", f"{what}.pdf", "--what", what, "--paper", "letter"]) == 0
        assert round(opened(tmp_path / f"{what}.pdf").pages[0].mediabox.width) == 612
    for what in ("position", "log", "all"):
        assert main(["sheet", "game.sandtable", "-o", "game.pdf", "--what", what, "--side", "red"]) == 0
    assert "after-action report" in words_of(opened(tmp_path / "game.pdf"))


@pytest.mark.usefixtures("only_tiny")
def test_all_sheets_of_all_scenarios(tmp_path: Path, capsys) -> None:
    assert main(["sheet", "all", "-o", "sheets/new"]) == 0
    names = {path.name for path in (tmp_path / "sheets" / "new").iterdir()}
    assert {"tiny-meeting-setup.pdf", "tiny-skirmish-map.pdf", "tiny-meeting-cards.pdf"} <= names
    assert f"{len(names)} files" in capsys.readouterr().out
    (tmp_path / "file").write_text("x")
    assert main(["sheet", "all", "-o", "file"]) == 2


@pytest.mark.usefixtures("only_tiny")
def test_of_all_sheets_those_are_written_that_have_the_pages(tmp_path: Path) -> None:
    assert main(["sheet", "all", "-o", "second", "--pages", "2"]) == 0
    names = {path.name for path in (tmp_path / "second").iterdir()}
    assert "tiny-meeting-setup.pdf" in names
    assert "tiny-meeting-charts.pdf" not in names
    assert main(["sheet", "all", "-o", "none", "--pages", "90"]) == 2
    assert not (tmp_path / "none").exists()


@pytest.mark.usefixtures("only_tiny")
def test_full_disk_is_one_line_and_keeps_the_old_file(monkeypatch, tmp_path: Path, capsys) -> None:
    (tmp_path / "x.pdf").write_text("the old one")
    monkeypatch.setattr(atomic.os, "fsync", full_disk)
    assert main(["sheet", "tiny/meeting", "-o", "x.pdf"]) == 2
    assert capsys.readouterr().err == "sandtable: x.pdf: No space left on device\n"
    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("x.pdf", "the old one")]


@pytest.mark.skipif(os.name != "posix", reason="limits on files are a thing of Unix")
def test_a_limit_of_the_system_leaves_nothing(tmp_path: Path) -> None:
    """A real fault while writing: the file may not grow as large as it must."""
    code = (
        "import resource, signal, sys; signal.signal(signal.SIGXFSZ, signal.SIG_IGN);"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (50000, 50000));"
        "from desktop.cli import main; sys.exit(main(sys.argv[1:]))"
    )
    environment = os.environ | {"PYTHONDONTWRITEBYTECODE": "1", "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", code, "sheet", "battles/pindoque", "-o", str(tmp_path / "x.pdf")],
        capture_output=True, text=True, check=False, env=environment,
    )  # fmt: skip
    assert done.returncode == 2
    assert done.stderr.splitlines() == [f"sandtable: {tmp_path / 'x.pdf'}: File too large"]
    assert not list(tmp_path.iterdir())


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="nothing is read-only for root")
def test_a_read_only_folder_is_one_line(tmp_path: Path, capsys) -> None:
    tmp_path.chmod(0o500)
    try:
        assert main(["sheet", "battles/pindoque", "-o", str(tmp_path / "x.pdf")]) == 2
    finally:
        tmp_path.chmod(0o700)
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert not list(tmp_path.iterdir())


def test_a_folder_that_refuses_is_named(tiny: Sheets, monkeypatch, tmp_path: Path) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied", ".x.pdf.tmp")

    monkeypatch.setattr(atomic, "open", refuse, raising=False)
    with pytest.raises(OSError, match="Permission denied") as caught:
        tiny.write(Order(), tmp_path / "x.pdf")
    assert caught.value.filename == str(tmp_path / "x.pdf")
    assert not list(tmp_path.iterdir())


def test_a_device_is_not_replaced_by_a_file(capsys) -> None:
    assert main(["sheet", "battles/pindoque", "-o", os.devnull]) == 2
    assert "cannot be written" in capsys.readouterr().err
    assert not Path(os.devnull).is_file()


def test_written_again_it_is_the_same_number_of_pages(tmp_path: Path) -> None:
    first, second = (write_scenario("tiny", "meeting", tmp_path) for _ in range(2))
    assert first == second


def words_of_page(reader, page: int) -> str:
    return " ".join(text.words for text in texts(reader.pages[page]))


# -- the window ------------------------------------------------------------------------------------
def test_export_writes_while_the_window_lives(tiny: Sheets, qtbot: QtBot, tmp_path: Path) -> None:
    export = Export(tiny.pdf(Order(EVERYTHING)), tmp_path / "x.pdf")
    with qtbot.waitSignal(export.written, timeout=20_000):
        export.start()
        assert not (tmp_path / "x.pdf").exists()
    assert len(opened(tmp_path / "x.pdf").pages) > 5
    assert not export.running


def test_a_cancelled_export_leaves_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    export = Export(battle("pindoque").pdf(Order(EVERYTHING)), tmp_path / "x.pdf")
    with qtbot.waitSignal(export.cancelled, timeout=20_000):
        export.start()
        qtbot.waitUntil(lambda: "page 2" in export.progress.labelText(), timeout=20_000)
        export.progress.canceled.emit()
    qtbot.wait(50)
    assert not list(tmp_path.iterdir())


def test_an_export_to_a_full_disk_says_so(tiny: Sheets, qtbot: QtBot, monkeypatch, tmp_path: Path) -> None:
    monkeypatch.setattr(atomic.os, "fsync", full_disk)
    export = Export(tiny.pdf(Order()), tmp_path / "x.pdf")
    with qtbot.waitSignal(export.failed, timeout=20_000) as told:
        export.start()
    assert told.args == [f"{tmp_path / 'x.pdf'}: No space left on device"]
    assert not list(tmp_path.iterdir())


@pytest.fixture
def dialog(under_way: Sheets, qtbot: QtBot) -> PrintDialog:
    dialog = PrintDialog(under_way, "meeting")
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)  # the test looks at it afterwards
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    return dialog


def test_the_preview_has_the_pages_of_the_file(dialog: PrintDialog, under_way: Sheets, tmp_path: Path) -> None:
    for what in under_way.parts():
        dialog.choose(what)
        dialog.refresh()
        assert dialog.preview.pageCount() == under_way.write(dialog.order(), tmp_path / "x.pdf")


def test_the_dialog_orders_what_is_chosen(dialog: PrintDialog, qtbot: QtBot, tmp_path: Path) -> None:
    dialog.choose("position")
    dialog.side.setCurrentIndex(1)
    dialog.paper.setCurrentIndex(dialog.paper.findData("letter"))
    dialog.margin.setValue(20)
    assert dialog.order() == Order("position", "red", "letter", 20)
    with qtbot.waitSignal(dialog.written, timeout=20_000):
        dialog.export_to(str(tmp_path / "x.pdf"))
    assert round(opened(tmp_path / "x.pdf").pages[0].mediabox.width) == 612


def test_the_dialog_prints_on_a_printer(dialog: PrintDialog, qtbot: QtBot, tmp_path: Path) -> None:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    dialog.choose("setup")
    with qtbot.waitSignal(dialog.printed, timeout=20_000) as told:
        dialog.print_to(printer)
    assert told.args == [len(opened(tmp_path / "printed.pdf").pages)]
    assert "set-up sheet" in words_of(opened(tmp_path / "printed.pdf"))


def test_the_dialog_prints_the_pages_that_were_asked_for(dialog: PrintDialog, qtbot: QtBot, tmp_path: Path) -> None:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    printer.setPrintRange(QPrinter.PrintRange.PageRange)
    printer.setFromTo(2, 3)
    dialog.choose(EVERYTHING)
    with qtbot.waitSignal(dialog.printed, timeout=20_000) as told:
        dialog.print_to(printer)
    reader = opened(tmp_path / "printed.pdf")
    assert told.args == [2] == [len(reader.pages)]
    assert "set-up sheet" not in words_of(reader)  # it is on the first page


def test_a_print_that_is_given_up_says_so(dialog: PrintDialog, qtbot: QtBot, tmp_path: Path) -> None:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    dialog.choose(EVERYTHING)
    dialog.print_to(printer)
    assert dialog.job is not None
    with qtbot.waitSignal(dialog.job.cancelled):
        dialog.job.progress.canceled.emit()
    assert not dialog.job.running


def test_a_file_has_a_title_and_bookmarks(tiny: Sheets, tmp_path: Path) -> None:
    tiny.write(Order(EVERYTHING), tmp_path / "all.pdf")
    reader = opened(tmp_path / "all.pdf")
    marks = {mark.title: reader.get_destination_page_number(mark) for mark in reader.outline}
    assert {"Set-up", "Counters", "Map", "Cards", "Player aid"} <= set(marks)
    for title, page in marks.items():
        assert title.split(",")[0] in words_of_page(reader, page)
    tiny.write(Order("cards"), tmp_path / "cards.pdf")
    assert opened(tmp_path / "cards.pdf").metadata.title == "The Tiny Game · The Meeting · Cards"


def test_closing_the_dialog_gives_an_export_up(dialog: PrintDialog, qtbot: QtBot, tmp_path: Path) -> None:
    dialog.choose(EVERYTHING)
    dialog.export_to(str(tmp_path / "x.pdf"))
    assert dialog.export is not None
    export = dialog.export
    with qtbot.waitSignal(export.cancelled):
        dialog.reject()
    qtbot.wait(50)
    assert not list(tmp_path.iterdir())
