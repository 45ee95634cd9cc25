"""A step of the build that setuptools takes: the data of the top folders goes into the wheel, beside the code.

In the tree `resources/` and `scenarios/` lie at the top, where makers of scenarios look for them. In a wheel they
are `desktop/_data/resources` and `desktop/_data/scenarios`: inside the package they are found wherever it is installed
(pip, pipx, uv, `--user`, `--target`). The source distribution holds the top folders as they are.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from setuptools.command.build_py import build_py

DATA = ("resources", "scenarios")
PLACE = "desktop/_data"
"""Where `desktop/data/paths.py` finds them."""
SOURCES = ("desktop", "packaging", "tests", ".ci", ".github")
DOCUMENTS = ("CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "Makefile", "README.md")
UNWANTED = {"__pycache__", ".DS_Store"}


def files_of(folder: str) -> Iterator[str]:
    """The files of a folder and those below it, in order, as paths that begin with the folder."""
    for path in sorted(Path(folder).rglob("*")):
        if path.is_file() and not UNWANTED & set(path.parts) and path.suffix != ".pyc":
            yield path.as_posix()


class BuildPy(build_py):
    """The modules, and the data beside them."""

    def _get_data_files(self) -> list[tuple[str, str, str, list[str]]]:
        found: list[tuple[str, str, str, list[str]]] = super()._get_data_files()
        for folder in DATA:
            found.append(("desktop", ".", f"{self.build_lib}/{PLACE}", list(files_of(folder))))
        return found

    def get_source_files(self) -> list[str]:
        """For the source distribution: all that `make play`, `make test` and `make package` need."""
        folders = [name for folder in (*DATA, *SOURCES) for name in files_of(folder)]
        return [*super().get_source_files(), *folders, *(name for name in DOCUMENTS if Path(name).is_file())]
