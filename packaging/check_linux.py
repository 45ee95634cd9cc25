"""Try what players of Linux install: the Debian package in a root with hardly anything in it, the archive without root.

Usage: python packaging/check_linux.py        (after packaging/make_linux.py; needs root for the minimal system)

The minimal system is made from the sources of packages that this machine uses. What is missing is named.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Sequence
from pathlib import Path

from leaving_out import ROOT, VERSION
from trying import environment, told, try_all

DIST, STAGE = ROOT / "dist", ROOT / "build" / "linux" / "deb"
TOOLS = {
    "mmdebstrap": "mmdebstrap",
    "unshare": "util-linux",
    "appstreamcli": "appstream",
    "desktop-file-validate": "desktop-file-utils",
}
SOURCES = ("/etc/apt/sources.list", "/etc/apt/sources.list.d")
HOOKS = "/usr/share/mmdebstrap/hooks/file-mirror-automount"
"""Shows the file of the package to the system that is being made."""
KIND = "application/x-sandtable"
KINDS = {
    "sandtable": KIND,
    "sandpack": f"{KIND}-pack",
    "sandscenario": f"{KIND}-scenario",
    "sandexample": f"{KIND}-example",
}


def main() -> None:
    if missing := sorted(package for tool, package in TOOLS.items() if shutil.which(tool) is None):
        sys.exit(f"tools are missing; on Debian and Ubuntu: apt install {' '.join(missing)}")
    if os.geteuid() != 0:
        sys.exit("a minimal system is made and entered by root only: run this as root")
    check_descriptions()
    with tempfile.TemporaryDirectory(prefix="sandtable-linux-") as name:
        try_archive(Path(name) / "archive")
        try_package(Path(name) / "root", next(DIST.glob(f"sandtable_{VERSION}_*.deb")))


def check_descriptions() -> None:
    share = STAGE / "usr" / "share"
    called(["appstreamcli", "validate", "--no-net", *map(str, (share / "metainfo").glob("*.xml"))])
    called(["desktop-file-validate", str(share / "applications" / "sandtable.desktop")])
    print("appstreamcli and desktop-file-validate find no fault")


def called(command: Sequence[str]) -> str:
    done = subprocess.run([*command], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)}: exit {done.returncode}\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
    return done.stdout


# -- the archive -----------------------------------------------------------------------------------------
def try_archive(place: Path) -> None:
    """Unpack, install for a user, try, take away again."""
    name = f"sandtable-{VERSION}-linux-{platform.machine()}"
    with tarfile.open(DIST / f"{name}.tar.xz") as archive:
        archive.extractall(place, filter="data")
    away, script = place / "away", str(place / name / "install.sh")
    away.mkdir()
    told([script], away)
    program = away / ".local" / "bin" / "sandtable"
    try_all(lambda arguments: told([str(program), *arguments], away), away)
    told([script, "--remove"], away)
    if left := [each for each in (away / ".local").rglob("*sandtable*") if "mime" not in each.parts and each.is_file()]:
        sys.exit(f"install.sh --remove leaves {left}")
    print("the archive: install.sh, the program, and install.sh --remove work in a home of its own")


# -- the Debian package -----------------------------------------------------------------------------------
def try_package(root: Path, package: Path) -> None:
    called(bootstrap(root, package))
    folder = root / "tmp" / "player"
    folder.mkdir(parents=True)
    variables = {key: value for key, value in environment(folder).items() if key in ("QT_QPA_PLATFORM",)}
    seen = {"HOME": "/tmp/player", "PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LANG": "C.UTF-8", **variables}

    def run(arguments: Sequence[str]) -> str:
        inside = [f'mount -t proc proc {root}/proc && exec chroot {root} sandtable "$@"', "sh", *arguments]
        return told(["unshare", "--mount", "sh", "-c", *inside], folder, seen)

    try_all(run, folder, "/tmp/player")
    doctor = run(["doctor"])
    if len(doctor.splitlines()) != 10 or "all valid" not in doctor:
        sys.exit(f"the doctor is not content:\n{doctor}")
    check_kinds(root)
    print(f"{package.name} in a minimal {suite()}: installs with what it depends on, and all works offscreen")
    print(doctor, end="")


def bootstrap(root: Path, package: Path) -> list[str]:
    """The command that makes the least system apt can live in, and installs the package with what it depends on."""
    sources = [str(file) for name in map(Path, SOURCES) for file in found_in(name)]
    return [
        *("mmdebstrap", "--quiet", "--variant=apt", "--mode=root", "--format=directory"),
        f"--hook-dir={HOOKS}",
        f"--include={package}",
        suite(),
        str(root),
        *sources,
    ]


def found_in(place: Path) -> list[Path]:
    if place.is_dir():
        return sorted(each for each in place.iterdir() if each.suffix in (".list", ".sources"))
    return [place] if place.is_file() else []


def suite() -> str:
    words = dict(line.split("=", 1) for line in Path("/etc/os-release").read_text().splitlines() if "=" in line)
    return words.get("VERSION_CODENAME", "stable").strip('"')


def check_kinds(root: Path) -> None:
    """A double click on a game, pack, scenario or example finds the program."""
    globs = (root / "usr" / "share" / "mime" / "globs2").read_text(encoding="utf-8")
    entry = (root / "usr" / "share" / "applications" / "sandtable.desktop").read_text(encoding="utf-8")
    opened = next(line for line in entry.splitlines() if line.startswith("MimeType=")).removeprefix("MimeType=")
    for suffix, kind in KINDS.items():
        if f"{kind}:*.{suffix}" not in globs:
            sys.exit(f"*.{suffix} is not known to the system")
        if kind not in opened.split(";") or "%f" not in entry:
            sys.exit(f"no double click opens *.{suffix}")


if __name__ == "__main__":
    main()
