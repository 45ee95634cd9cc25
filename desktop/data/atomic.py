"""Files written so that a crash leaves the old one or the new one, never a part."""

from __future__ import annotations

import os
import time
from pathlib import Path

SUFFIX = ".sandtable-tmp"
_DAY = 24 * 60 * 60


def write_atomically(path: Path, data: bytes) -> None:
    """Write beside the file, bring it to the disk, then take the file's place. Raises OSError, which names the file."""
    path = Path(os.path.realpath(path))
    temporary = path.with_name(f".{path.name}.{os.getpid()}{SUFFIX}")
    try:
        with open(temporary, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException as error:
        temporary.unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise OSError(error.errno, error.strerror, str(path)) from error
        raise
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Bring a rename to the disk, where the system can."""
    if os.name != "posix":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    except OSError:
        pass  # some network file systems cannot; the file itself is safe
    finally:
        os.close(descriptor)


def clean_leftovers(folder: Path) -> int:
    """Remove what killed programs left half-written; returns how many files."""
    removed = 0
    for path in sorted(folder.glob(f".*{SUFFIX}")):
        if _is_abandoned(path):
            path.unlink(missing_ok=True)
            removed += 1
    return removed


def _is_abandoned(path: Path) -> bool:
    owner = path.name.removesuffix(SUFFIX).rpartition(".")[2]
    if not owner.isascii() or not owner.isdigit():
        return False
    if int(owner) == os.getpid():
        return True
    return not is_running(int(owner)) or _age(path) > _DAY


def _age(path: Path) -> float:
    try:
        return time.time() - path.stat().st_mtime
    except OSError:
        return 0.0


def is_running(process: int) -> bool:
    """Whether a process of that number exists; unknown counts as yes."""
    if os.name != "posix":
        return True
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except (PermissionError, OverflowError):
        return True
    return True
