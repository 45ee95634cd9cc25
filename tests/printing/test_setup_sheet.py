"""The set-up sheet: every unit and place is on it, fonts are embedded, nothing is cut off, writing is atomic."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from msgspec.structs import replace
from pypdf import PdfReader

from desktop.engine.definition import game
from desktop.printing.setup_sheet import sheet_pdf, write_setup_sheet
from tests.tiny.world import PIECES, SPACES

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def presenter():
    definition = game("tiny")
    return definition.presenter(definition.load_world("meeting", {}))


def text_of(reader: PdfReader) -> str:
    return " ".join(" ".join(page.extract_text().split()) for page in reader.pages)


def test_every_unit_place_marker_and_rule_is_on_the_sheet(presenter, tmp_path: Path) -> None:
    path = tmp_path / "sheet.pdf"
    write_setup_sheet(presenter, path)
    text = text_of(PdfReader(path))
    for _, name, _ in PIECES.values():
        assert name in text
    for space in {"hill", "farm", "bridge"}:
        assert SPACES[space][0] in text
    assert "Turn: 1" in text
    assert "Each side holds its three cards." in text
    assert list(tmp_path.iterdir()) == [path]


def test_fonts_are_embedded_and_pages_are_of_the_paper_asked_for(presenter) -> None:
    sheet, board = presenter.setup_sheet(), presenter.board()
    for page, (width, height) in (("A4", (595, 842)), ("letter", (612, 792))):
        reader = PdfReader(io.BytesIO(sheet_pdf(sheet, board, page)))
        box = reader.pages[0].mediabox
        assert (round(box.width), round(box.height)) == (width, height)
        fonts = reader.pages[0]["/Resources"]["/Font"]
        for font in fonts.values():
            descendant = font.get_object()["/DescendantFonts"][0].get_object()
            assert "/FontFile2" in descendant["/FontDescriptor"].get_object()


def test_long_tables_break_between_rows_and_lose_nothing(presenter) -> None:
    sheet = presenter.setup_sheet()
    lines = tuple(
        replace(
            line,
            piece=replace(
                line.piece, name=f"Unit number {n} of {len(sheet.lines) * 40} with a long name to be wrapped"
            ),
            where=f"Any hex within {n} of the town, not next to the river and behind the start line",
            when="2" if n % 5 == 0 else "",
        )
        for n, line in enumerate(sheet.lines * 40)
    )
    reader = PdfReader(io.BytesIO(sheet_pdf(replace(sheet, lines=lines), presenter.board(), "A4")))
    text = text_of(reader)
    assert len(reader.pages) > 4
    for n in range(len(lines)):
        assert f"Unit number {n} of" in text
    assert "arrives 2" in text


def test_text_stays_inside_the_page(presenter) -> None:
    sheet = presenter.setup_sheet()
    lines = tuple(replace(line, note="a remark that goes on and on " * 6) for line in sheet.lines * 12)
    reader = PdfReader(io.BytesIO(sheet_pdf(replace(sheet, lines=lines), presenter.board(), "A4")))
    for page in reader.pages:
        box = page.mediabox
        spots: list[tuple[float, float]] = []

        def note(text, cm, tm, font, size, spots=spots) -> None:
            if text.strip():
                spots.append((cm[0] * tm[4] + cm[2] * tm[5] + cm[4], cm[1] * tm[4] + cm[3] * tm[5] + cm[5]))

        page.extract_text(visitor_text=note)
        assert spots
        assert all(0 <= x <= box.width and 0 <= y <= box.height for x, y in spots)
