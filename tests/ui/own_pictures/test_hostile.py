"""Pictures and modules with bytes changed: each is refused in one line or shown, and nothing is left behind."""

from __future__ import annotations

import random
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QIODevice

from desktop.ui.own_pictures.cutting import cut_now
from desktop.ui.own_pictures.reading import picture_of, size_of
from tests.pictures.drawing import png, refusal_of
from tests.ui.own_pictures.test_cutting import quarters

FORMS = ("png", "jpg", "webp", "bmp")
CORNERS = [[0, 0], [60, 2], [58, 40], [1, 39]]

pytestmark = pytest.mark.usefixtures("qapp")


def sound(form: str) -> bytes:
    device = QBuffer()
    device.open(QIODevice.OpenModeFlag.WriteOnly)
    assert quarters(60, 40).save(device, form)  # type: ignore[call-overload]
    return bytes(device.data().data())


def mangled(seed: int) -> bytes:
    rng = random.Random(seed)
    content = bytearray(sound(rng.choice(FORMS)))
    for _ in range(rng.randint(1, 8)):
        at = rng.randrange(len(content))
        content[at : at + rng.choice((1, 1, 1, 0, 2))] = rng.randbytes(1)
    return bytes(content[: rng.randint(1, len(content))] if rng.random() < 0.2 else content)


def is_read(path: Path) -> bool:
    size = size_of(path, 4_000_000)
    assert size.width() * size.height() <= 4_000_000
    return not picture_of(path, 100, 4_000_000).isNull()


def is_cut(path: Path, folder: Path) -> bool:
    return cut_now(path, CORNERS, folder).levels > 0


def check(folder: Path, seeds: range) -> None:
    path = folder / "picture"
    for seed in seeds:
        path.write_bytes(mangled(seed))
        assert refusal_of(partial(is_read, path)), seed
        if seed % 10 == 0:
            refusal_of(partial(is_cut, path, folder / f"cut-{seed}"))
            assert not list(folder.glob("*.part"))


@pytest.mark.qt_log_level_fail("CRITICAL")  # decoders tell of damage
def test_mangled_pictures_are_refused_in_a_line_or_shown(tmp_path: Path) -> None:
    check(tmp_path, range(120))


@pytest.mark.soak
@pytest.mark.qt_log_level_fail("CRITICAL")
def test_many_mangled_pictures(tmp_path: Path) -> None:
    check(tmp_path, range(120, 8_000))


def test_a_bomb_is_refused_before_it_is_decoded(tmp_path: Path) -> None:
    path = tmp_path / "bomb.png"
    path.write_bytes(png(4, 4, said=(31_999, 31_999)))
    assert refusal_of(partial(is_read, path))
    assert not refusal_of(partial(is_read, path), lines=0)
