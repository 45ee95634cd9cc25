"""Footnotes are set closer where that saves a page."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from desktop.printing.flow import Pages
from desktop.printing.lettering import NOTE
from desktop.printing.order import Order
from desktop.printing.output import Pdf
from desktop.printing.positions import Footnotes
from desktop.printing.units import _in_columns, draw_footnotes

pytestmark = pytest.mark.usefixtures("qapp")
REMARKS = [f"remark number {number} about a figure that is ours and not the publisher's" for number in range(24)]


def notes() -> Footnotes:
    made = Footnotes()
    for remark in REMARKS:
        made.mark(remark)
    return made


@pytest.mark.parametrize("columns", [1, 2, 3])
def test_columns_hold_every_remark_once_in_order(columns: int) -> None:
    remarks = [(str(number), text) for number, text in enumerate(REMARKS)]
    parts = _in_columns(remarks, columns, 500 / columns, NOTE)
    assert len(parts) == columns
    assert [remark for part, _ in parts for remark in part] == remarks
    heights = [height for _, height in parts]
    assert max(heights) - min(heights) <= 0.3 * max(heights)


@pytest.mark.parametrize(("room", "pages"), [(600, 1), (240, 1), (180, 1), (40, 2)])
def test_notes_stay_on_the_page_if_columns_make_them_fit(room: float, pages: int) -> None:
    def drawing(sheet: Pages) -> Iterator[None]:
        sheet.begin("notes")
        sheet.y = sheet.height - room
        draw_footnotes(sheet, notes(), "What the letters mean:")
        yield

    pdf = Pdf(Order(), "notes", drawing)
    list(pdf.steps())
    assert pdf.pages == pages
