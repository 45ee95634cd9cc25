"""Makes the Debian package and the archive that needs no root from the frozen program: python packaging/make_linux.py

Writes dist/sandtable_VERSION_ARCH.deb and dist/sandtable-VERSION-linux-MACHINE.tar.xz. Needs `make package` before, and
dpkg-deb; a tool that is missing is named, never installed.
"""

from __future__ import annotations

import gzip
import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import time
from pathlib import Path

from leaving_out import ROOT, VERSION, asked_for
from trying import megabytes

FROZEN = ROOT / "dist" / "sandtable"
DIST, STAGE = ROOT / "dist", ROOT / "build" / "linux"
FILES = ROOT / "packaging" / "linux"
METAINFO = "org.sandtable.Sandtable.metainfo.xml"
MOST_BYTES = {"folder": 125_000_000, "download": 50_000_000}
TOOLS = {"dpkg-deb": "dpkg", "objdump": "binutils"}
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
MAINTAINER = "The makers of Sandtable <makers@sandtable.invalid>"
GLIBC = re.compile(r"GLIBC_(\d+)\.(\d+)")
LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libGLX.so.0": "libglx0",
    "libOpenGL.so.0": "libopengl0",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libXau.so.6": "libxau6",
    "libcups.so.2": "",  # printing goes to a file where there is no print service
    "libdbus-1.so.3": "libdbus-1-3",
    "libexpat.so.1": "libexpat1",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    "libglib-2.0.so.0": "libglib2.0-0 | libglib2.0-0t64",
    "libgthread-2.0.so.0": "libglib2.0-0 | libglib2.0-0t64",
    "libstdc++.so.6": "libstdc++6",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb.so.1": "libxcb1",
    "libz.so.1": "zlib1g",
}
"""Libraries left to the system, and the packages of Debian and Ubuntu they are in ("" for what need not be there)."""
OF_GLIBC = ("libc.so", "libm.so", "libdl.so", "libpthread.so", "librt.so", "libutil.so", "ld-linux", "libresolv.so")
BESIDES = ("fontconfig", "xkb-data", "shared-mime-info")
"""Not libraries: what finds fonts, what keys mean, what kinds of files there are."""


def main() -> None:
    if missing := sorted(package for tool, package in TOOLS.items() if shutil.which(tool) is None):
        sys.exit(f"tools are missing; on Debian and Ubuntu: apt install {' '.join(missing)}")
    if not (FROZEN / "sandtable").is_file():
        sys.exit(f"{FROZEN} is not there; build it first (make package)")
    shutil.rmtree(STAGE, ignore_errors=True)
    draw()
    check_size("the frozen folder", FROZEN, "folder")
    check_size("the Debian package", make_deb(), "download")
    check_size("the archive", make_tar(), "download")


def check_size(what: str, path: Path, kind: str) -> None:
    files = [path] if path.is_file() else [each for each in path.rglob("*") if not each.is_symlink() and each.is_file()]
    size = sum(each.stat().st_size for each in files)
    print(f"{what}: {megabytes(path)}" + (f", {path.relative_to(ROOT)}" if path.is_file() else ""))
    if size > MOST_BYTES[kind]:
        sys.exit(f"{what} is larger than {MOST_BYTES[kind] / 1e6:.0f} MB")


def draw() -> None:
    """The icons and the page of the manual."""
    for script in ("icons.py", "manual.py"):
        target = [str(ROOT / "build" / "sandtable.6")] if script == "manual.py" else []
        subprocess.run([sys.executable, str(ROOT / "packaging" / script), *target], check=True, capture_output=True)


# -- what lies beside the program ----------------------------------------------------------------------
def put_share(share: Path) -> None:
    """Entry of the desktop, icons, type of file, description, manual, licence."""
    put(FILES / "sandtable.desktop", share / "applications" / "sandtable.desktop")
    put(FILES / "sandtable.xml", share / "mime" / "packages" / "sandtable.xml")
    hicolor = share / "icons" / "hicolor"
    put(ROOT / "resources" / "icon.svg", hicolor / "scalable" / "apps" / "sandtable.svg")
    put(FILES / "application-x-sandtable.svg", hicolor / "scalable" / "mimetypes" / "application-x-sandtable.svg")
    for picture in sorted((ROOT / "build" / "icons").glob("*.png")):
        put(picture, hicolor / f"{picture.stem}x{picture.stem}" / "apps" / "sandtable.png")
    said = (FILES / METAINFO).read_text(encoding="utf-8")
    told = said.replace("@VERSION@", VERSION).replace("@DATE@", time.strftime("%Y-%m-%d", time.gmtime(when())))
    write(share / "metainfo" / METAINFO, told.encode())
    write(share / "man" / "man6" / "sandtable.6.gz", zipped((ROOT / "build" / "sandtable.6").read_bytes()))
    put(ROOT / "LICENSE", share / "doc" / "sandtable" / "copyright")
    write(share / "doc" / "sandtable" / "changelog.gz", zipped((ROOT / "CHANGELOG.md").read_bytes()))


def when() -> int:
    """The time of the build, or the one that a reproducible build is told."""
    return int(os.environ.get("SOURCE_DATE_EPOCH") or time.time())


def put(source: Path, target: Path) -> None:
    write(target, source.read_bytes())


def write(target: Path, content: bytes) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(content)
    target.chmod(0o644)


def zipped(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)


# -- the Debian package ----------------------------------------------------------------------------------
def make_deb() -> Path:
    root = STAGE / "deb"
    shutil.copytree(FROZEN, root / "usr" / "lib" / "sandtable", symlinks=True)
    put_share(root / "usr" / "share")
    (root / "usr" / "bin").mkdir(parents=True)
    (root / "usr" / "bin" / "sandtable").symlink_to("../lib/sandtable/sandtable")
    architecture = ARCHITECTURES.get(platform.machine(), platform.machine())
    write(root / "DEBIAN" / "control", control(root, architecture).encode())
    for folder in (root, *(each for each in root.rglob("*") if each.is_dir() and not each.is_symlink())):
        folder.chmod(0o755)
    target = DIST / f"sandtable_{VERSION}_{architecture}.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(target)]
    subprocess.run(command, check=True, capture_output=True)
    return target


def control(root: Path, architecture: str) -> str:
    size = sum(each.lstat().st_size for each in root.rglob("*") if each.is_file()) // 1024
    return "\n".join(
        [
            "Package: sandtable",
            f"Version: {VERSION}",
            f"Architecture: {architecture}",
            f"Maintainer: {MAINTAINER}",
            f"Installed-Size: {size}",
            f"Depends: {', '.join(depends(root))}",
            "Recommends: libcups2 | libcups2t64",
            "Suggests: fonts-noto-cjk",
            "Section: games",
            "Priority: optional",
            "Description: board wargames at one table, with the rules enforced",
            " Five board wargames for two to four players at one screen. Only legal moves",
            " are offered, a refusal names its rule, odds are shown before a fight, and",
            " every game is kept by itself. Examples of play run on the board, and set-up",
            " sheets print. Python and Qt are inside.",
            "",
        ]
    )


def depends(root: Path) -> list[str]:
    """The packages with every library that the program names and does not bring; leaves if one is in none we know."""
    binaries = [each for each in root.rglob("*") if each.is_file() and not each.is_symlink() and is_binary(each)]
    inside = {each.name for each in root.rglob("*")}
    asked = {name for each in binaries for name in asked_for(each)} - inside
    outside = sorted(name for name in asked if not name.startswith(OF_GLIBC))
    if unknown := [name for name in outside if name not in LIBRARIES]:
        sys.exit(f"in no package we know: {', '.join(unknown)}")
    packages = {LIBRARIES[name] for name in outside} - {""}
    return [f"libc6 (>= {least_glibc(binaries)})", *sorted(packages), *BESIDES]


def is_binary(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def least_glibc(binaries: list[Path]) -> str:
    """The newest version of the C library that anything asks for."""
    found = {(2, 0)}
    for path in binaries:
        said = subprocess.run(["objdump", "-T", str(path)], capture_output=True, text=True, check=False).stdout
        found |= {(int(major), int(minor)) for major, minor in GLIBC.findall(said)}
    return ".".join(map(str, max(found)))


# -- the archive -----------------------------------------------------------------------------------------
def make_tar() -> Path:
    name = f"sandtable-{VERSION}-linux-{platform.machine()}"
    root = STAGE / "archive"
    shutil.copytree(FROZEN, root / "lib" / "sandtable", symlinks=True)
    put_share(root / "share")
    put(FILES / "install.sh", root / "install.sh")
    (root / "install.sh").chmod(0o755)
    target = DIST / f"{name}.tar.xz"
    with tarfile.open(target, "w:xz") as archive:
        archive.add(root, name, filter=of_nobody)
    return target


def of_nobody(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    return entry


if __name__ == "__main__":
    main()
