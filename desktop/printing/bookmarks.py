"""Bookmarks for a PDF: an update at its end, as the format allows; what was written before stays as it is."""

from __future__ import annotations

import re
from collections.abc import Sequence

ROOT = re.compile(rb"/Root (\d+) 0 R")
SIZE = re.compile(rb"/Size (\d+)")
START = re.compile(rb"startxref\s+(\d+)\s+%%EOF\s*$")
KIDS = re.compile(rb"/Type /Pages\s+/Kids\s*\[([^\]]*)\]")
REFERENCE = re.compile(rb"(\d+) 0 R")
INFO = re.compile(rb"/Info (\d+) 0 R")


def with_bookmarks(data: bytes, marks: Sequence[tuple[str, int]]) -> bytes:
    """The file with bookmarks: (title, page counted from 0). A file of another shape is left alone."""
    found = [pattern.search(data) for pattern in (ROOT, SIZE, START, KIDS)]
    if not marks or not all(found):
        return data
    root, size, start, kids = (match[1] for match in found if match)
    pages = [int(number) for number in REFERENCE.findall(kids)]
    usable = [(title, pages[page]) for title, page in marks if page < len(pages)]
    catalog = _object(data, int(root))
    if not usable or catalog is None:
        return data
    first = int(size)
    objects = {int(root): catalog.replace(b"/Type /Catalog", b"/Type /Catalog\n/Outlines %d 0 R" % first, 1)}
    objects |= _outline(usable, first)
    info = INFO.search(data)
    return data + _update(objects, len(data), int(root), int(start), info[1] if info else b"")


def _object(data: bytes, number: int) -> bytes | None:
    """What stands between an object's head and end."""
    match = re.search(rb"(?:^|\n)%d 0 obj\s(.*?)\sendobj" % number, data, re.DOTALL)
    return match[1] if match and b"/Type /Catalog" in match[1] else None


def _outline(marks: Sequence[tuple[str, int]], first: int) -> dict[int, bytes]:
    """The list of bookmarks and its entries."""
    last = first + len(marks)
    found = {first: b"<< /Type /Outlines /First %d 0 R /Last %d 0 R /Count %d >>" % (first + 1, last, len(marks))}
    for number, (title, page) in enumerate(marks, first + 1):
        text = b"<feff" + title.encode("utf-16-be").hex().encode() + b">"
        before = b"/Prev %d 0 R " % (number - 1) if number > first + 1 else b""
        after = b"/Next %d 0 R " % (number + 1) if number < last else b""
        found[number] = b"<< /Title %s /Parent %d 0 R %s%s/Dest [%d 0 R /Fit] >>" % (text, first, before, after, page)
    return found


def _update(objects: dict[int, bytes], at: int, root: int, before: int, info: bytes) -> bytes:
    """The objects, where each of them stands, and where the older ones are listed."""
    body, table = b"\n", b"xref\n"
    for number, content in sorted(objects.items()):
        table += b"%d 1\n%010d 00000 n \n" % (number, at + len(body))
        body += b"%d 0 obj\n%s\nendobj\n" % (number, content)
    trailer = b"/Size %d /Root %d 0 R /Prev %d" % (max(objects) + 1, root, before)
    trailer += b" /Info %s 0 R" % info if info else b""
    return body + table + b"trailer\n<< %s >>\nstartxref\n%d\n%%%%EOF\n" % (trailer, at + len(body))
