"""Picture files say in their first bytes what they are; what is no picture, or too large, is refused undecoded."""

from __future__ import annotations

import random
from functools import partial
from pathlib import Path

import pytest

from desktop.data.errors import DataError
from desktop.data.pictures.headers import MOST_MAP_PIXELS, Header, header_in, header_of
from tests.pictures.drawing import bmp_head, jpeg_head, png, put_png, refusal_of, webp_head


@pytest.mark.parametrize(
    ("head", "form"),
    [(png(30, 20), "png"), (jpeg_head(30, 20), "jpeg"), (webp_head(30, 20), "webp"), (bmp_head(30, 20), "bmp")],
)
def test_the_size_of_each_format_is_read(head: bytes, form: str) -> None:
    assert header_in(head, "x") == Header(form, 30, 20)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (png(4, 4, said=(100_000, 100_000)), "no side may have more than 32000"),
        (png(4, 4, said=(30_000, 30_000)), "more than 160 million are not read"),
        (png(4, 4, said=(0, 7)), "says that it has no pixels"),
        (jpeg_head(65_000, 65_000), "no side may have more than"),
        (webp_head(16_000, 16_000), "more than 160 million"),
        (bmp_head(-5, 9), "has no pixels"),
        (b"\x89PNG\r\n\x1a\n\0\0", "is damaged: a PNG that does not say how large it is"),
        (b"\xff\xd8\xff\xe0\0", "is damaged: a JPEG"),
        (b"\xff\xd8\xff\xe0\0\x01" + bytes(90), "is damaged: a JPEG"),
        (b"GIF89a" + bytes(40), "is no picture in PNG, JPEG, WebP or BMP"),
        (b"<svg xmlns='http://www.w3.org/2000/svg'/>", "is no picture"),
        (b"", "is no picture"),
    ],
)
def test_what_must_not_be_decoded_is_refused_in_a_line(tmp_path: Path, content: bytes, reason: str) -> None:
    path = tmp_path / "scan.png"
    path.write_bytes(content)
    with pytest.raises(DataError) as caught:
        header_of(path, MOST_MAP_PIXELS)
    assert str(caught.value).startswith(f"{path}:1: ")
    assert reason in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_folder_and_a_file_that_is_not_there_are_refused(tmp_path: Path) -> None:
    for path, reason in ((tmp_path, "is not a file"), (tmp_path / "none.png", "cannot be read: No such file")):
        with pytest.raises(DataError, match=reason):
            header_of(path)


def mangled(seed: int) -> bytes:
    """One of the formats with bytes changed, cut off or put in."""
    rng = random.Random(seed)
    content = bytearray(rng.choice([png(9, 9), jpeg_head(90, 90), webp_head(90, 90), bmp_head(90, 90)]))
    for _ in range(rng.randint(1, 12)):
        content[rng.randrange(len(content))] = rng.randrange(256)
    return bytes(content[: rng.randint(1, len(content))])


def is_let_through(content: bytes) -> bool:
    return header_in(content, "x").pixels <= 40_000_000


def check_mangled(seeds: range) -> None:
    for seed in seeds:
        assert refusal_of(partial(is_let_through, mangled(seed))), seed


def test_mangled_heads_are_refused_in_a_line_or_sound() -> None:
    check_mangled(range(200))


@pytest.mark.soak
def test_many_mangled_heads() -> None:
    check_mangled(range(200, 100_000))


def test_a_sound_file_is_let_through(tmp_path: Path) -> None:
    assert header_of(put_png(tmp_path / "a.png")) == Header("png", 40, 56)
