"""Hardened loading of YAML files: bounded, plain, typed, with every fault named by file and line."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import Any, TypeVar

from desktop.data import cache
from desktop.data.document import Checker, DataPath, Document, LineTree
from desktop.data.errors import DataError, Fault
from desktop.data.typed import convert

__all__ = [
    "Checker", "DataError", "DataPath", "Document", "Fault", "convert",
    "load_cached", "load_document", "load_typed", "load_yaml", "parse_yaml",
]  # fmt: skip

T = TypeVar("T")

MAX_BYTES = 5_000_000


def load_yaml(path: Path | str, root: Path | str | None = None) -> Any:
    """The plain content of a file; raises DataError with all its faults.

    With a root, faults name the file relative to it, and a file outside it is refused.
    """
    return load_document(path, root).data


def load_typed(path: Path | str, type_: type[T], root: Path | str | None = None) -> T:
    """The content of a file as the given type; raises DataError with all its faults."""
    return convert(load_cached(path, root), type_)


def load_document(path: Path | str, root: Path | str | None = None) -> Document:
    """The content of a file together with the lines of its parts."""
    name = shown_name(path, root)
    return parse_yaml(read_bytes(path, root, name), name)


def load_cached(path: Path | str, root: Path | str | None = None) -> Document:
    """Like load_document, but a file parsed before, with the same content, is taken from the cache."""
    name = shown_name(path, root)
    content = read_bytes(path, root, name)
    if not cache.is_worth_keeping(content):
        return parse_yaml(content, name)
    key = cache.key_of(content)
    if found := cache.fetch(key):
        return Document(name, found.data, found.lines)
    document = parse_yaml(content, name)
    cache.keep(key, document.data, document.read_lines())
    return document


def parse_yaml(content: bytes, name: str) -> Document:
    """The document in these bytes; the name is the one shown in faults."""
    if len(content) > MAX_BYTES:
        raise DataError([Fault(name, 1, f"larger than {MAX_BYTES} bytes")])
    try:
        content.decode("utf-8")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise DataError([Fault(name, line, "not UTF-8 text")]) from None
    from desktop.data.builder import Builder  # the YAML library takes long to import, and the cache often spares it

    builder = Builder(name)
    builder.build(content)
    if builder.faults:
        raise DataError(sorted(set(builder.faults)))
    lines: LineTree = builder.lines
    return Document(name, builder.data, lambda: lines)


def shown_name(path: Path | str, root: Path | str | None = None) -> str:
    """The name of a file in faults: relative to the root when it lies there."""
    if root is not None:
        whole, folder = os.path.abspath(path), os.path.join(os.path.abspath(root), "")
        if whole.startswith(folder):
            return whole.removeprefix(folder).replace(os.sep, "/")
    return str(path)


def read_bytes(path: Path | str, root: Path | str | None, name: str, most: int = MAX_BYTES) -> bytes:
    """The bytes of an ordinary file of bounded size. Pipes and devices could block for ever and are refused."""
    try:
        if root is not None and not Path(path).resolve().is_relative_to(Path(root).resolve()):
            raise DataError([Fault(name, 1, "lies outside the data folder")])
        status = os.stat(path)
        if not stat.S_ISREG(status.st_mode):
            raise DataError([Fault(name, 1, "is not a file")])
        with open(path, "rb") as file:
            return file.read(most + 1)
    except OSError as error:
        raise DataError([Fault(name, 1, f"cannot be read: {error.strerror or error}")]) from None
    except (ValueError, RuntimeError) as error:  # a zero byte in the name; a loop of links
        raise DataError([Fault(name, 1, f"cannot be read: {error}")]) from None
