"""A VASSAL module that an owner has, as an archive read with limits. Nothing in it is carried out or unpacked."""

from __future__ import annotations

import os
import re
import stat
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct

from desktop.data.errors import DataError
from desktop.data.pictures.headers import MOST_MAP_PIXELS, SUFFIXES, Header, header_in, refused
from desktop.data.pictures.module_file import ModuleFile, module_file

MOST_BYTES = 700_000_000
"""Of a module."""
MOST_MEMBERS = 20_000
MOST_UNPACKED = 2_000_000_000
MOST_BUILD_FILE, MOST_IMAGE = 30_000_000, 120_000_000
MOST_RATIO = 300
"""So many times larger than it is packed a part may become, if it is large."""
LARGE = 4_000_000
MOST_NAME = 200
BUILD_FILES = ("buildFile.xml", "buildFile")
IMAGES = "images/"
_HEAD = 1_000_000
_PACKINGS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_ENCRYPTED = 0x1
_UNSAFE = re.compile(r"[\x00-\x1f\x7f\\]|^/|^[A-Za-z]:|(^|/)\.\.?(/|$)")


class ModuleImage(Struct, frozen=True):
    """A picture of a module: its name in it, and what is known of it."""

    name: str
    header: Header

    @property
    def short(self) -> str:
        return self.name.removeprefix(IMAGES)


class Module:
    """One module. Attributes: path; file, what its build file says; images, those that could be shown, by size.

    `left_out` are pictures that were refused, a line for each.
    """

    def __init__(self, path: Path) -> None:
        """Raises DataError with one line for what is no module, or beyond the limits."""
        self.path = path
        self.left_out: list[str] = []
        with self._opened() as archive:
            members = self._members(archive)
            build = next((name for name in BUILD_FILES if name in members), "")
            if not build:
                raise refused(path, "is no VASSAL module: it has no buildFile")
            self._infos = {name: info for name, info in members.items() if _is_image(name)}
            content = self._read(archive, members[build], MOST_BUILD_FILE)
            names = {name.removeprefix(IMAGES) for name in self._infos}
            self.file: ModuleFile = module_file(content, f"{path}/{build}", names)
            self.images = sorted(self._headers(archive), key=lambda image: (-image.header.pixels, image.name))

    @contextmanager
    def _opened(self) -> Iterator[zipfile.ZipFile]:
        """The archive; whatever is wrong with it is told in one line."""
        try:
            status = os.stat(self.path)
            if not stat.S_ISREG(status.st_mode):
                raise refused(self.path, "is not a file")
            if status.st_size > MOST_BYTES:
                raise refused(self.path, f"is larger than {MOST_BYTES // 1_000_000} MB")
            with zipfile.ZipFile(self.path) as archive:
                yield archive
        except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, ValueError) as error:
            raise refused(self.path, f"is no VASSAL module, or damaged: {error}") from None
        except (OSError, OverflowError, MemoryError) as error:
            reason = getattr(error, "strerror", None) or error
            raise refused(self.path, f"cannot be read: {reason}") from None

    def _members(self, archive: zipfile.ZipFile) -> dict[str, zipfile.ZipInfo]:
        """All members by name, none of them looked into."""
        infos = archive.infolist()
        if len(infos) > MOST_MEMBERS:
            raise refused(self.path, f"holds {len(infos)} files; more than {MOST_MEMBERS} are not read")
        if (total := sum(info.file_size for info in infos)) > MOST_UNPACKED:
            raise refused(
                self.path, f"holds {total // 1_000_000} MB; more than {MOST_UNPACKED // 1_000_000} are not read"
            )
        found: dict[str, zipfile.ZipInfo] = {}
        for info in infos:
            if reason := _why_not(info):
                raise refused(self.path, f"{info.filename[:MOST_NAME]!r} {reason}")
            if info.filename in found:
                raise refused(self.path, f"{info.filename[:MOST_NAME]!r} is in it twice")
            found[info.filename] = info
        return found

    def _read(self, archive: zipfile.ZipFile, info: zipfile.ZipInfo, most: int, only: int = 0) -> bytes:
        """The content of a member, or its beginning; never more than it says, and never more than is allowed."""
        if info.file_size > most:
            shown = f"{info.filename[:MOST_NAME]!r} is larger than {most // 1_000_000} MB"
            raise refused(self.path, shown)
        with archive.open(info) as member:
            content = member.read(only or info.file_size + 1)
        if len(content) > info.file_size:
            raise refused(self.path, f"{info.filename[:MOST_NAME]!r} is larger than it says")
        return content

    def _headers(self, archive: zipfile.ZipFile) -> Iterator[ModuleImage]:
        for name, info in self._infos.items():
            try:
                head = self._read(archive, info, MOST_IMAGE, _HEAD)
                yield ModuleImage(name, header_in(head, f"{self.path}/{name}", MOST_MAP_PIXELS))
            except DataError as error:
                self.left_out.append(str(error).splitlines()[0])
            except (zipfile.BadZipFile, zlib.error, EOFError) as error:
                self.left_out.append(str(refused(f"{self.path}/{name}", f"is damaged: {error}")))

    def content(self, name: str) -> bytes:
        """A picture as it lies in the module; raises DataError."""
        with self._opened() as archive:
            return self._read(archive, self._infos[name], MOST_IMAGE)

    def put(self, name: str, folder: Path) -> Path:
        """Copy a picture into a folder, under a name of our own; raises DataError."""
        suffix = next(suffix for suffix in SUFFIXES if name.lower().endswith(suffix))
        path = folder / f"picture{suffix}"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path.write_bytes(self.content(name))
        except OSError as error:
            raise refused(path, f"cannot be written: {error.strerror or error}") from None
        return path


def _is_image(name: str) -> bool:
    return name.startswith(IMAGES) and name.lower().endswith(SUFFIXES)


def _why_not(info: zipfile.ZipInfo) -> str:
    """Why a member makes the whole archive doubtful; "" if it does not."""
    if len(info.filename) > MOST_NAME or _UNSAFE.search(info.filename):
        return "is no name that a module has"
    if info.flag_bits & _ENCRYPTED:
        return "is locked by a password"
    if info.compress_type not in _PACKINGS:
        return "is packed in a way that modules are not"
    if info.file_size > LARGE and info.file_size > info.compress_size * MOST_RATIO:
        return f"would become more than {MOST_RATIO} times as large as it is packed"
    return ""
