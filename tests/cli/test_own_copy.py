"""`copy`: an owner's figures without a window."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.cli import main

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SANDTABLE_HOME", str(tmp_path / "home"))
    return tmp_path


def said(capsys: Capture, *arguments: str) -> tuple[int, list[str], list[str]]:
    try:
        code = main(["copy", *arguments])
    except SystemExit as left:
        code = int(left.code or 0)
    out = capsys.readouterr()
    return code, out.out.splitlines(), out.err.splitlines()


def test_figures_go_out_and_in_and_are_told(home: Path, capsys: Capture) -> None:
    code, out, _ = said(capsys, "reich", "export", str(home / "out"))
    assert (code, len(out)) == (0, 5)
    table = home / "out" / "cards.csv"
    text = table.read_bytes().decode("utf-8-sig")
    row = next(line for line in text.splitlines() if line.startswith("events,"))
    table.write_bytes(text.replace(row, row.replace(",,", ",yes,", 1)).encode())
    assert said(capsys, "reich", "check", str(table)) == (0, [f"{table} is sound"], [])
    assert said(capsys, "reich", "status")[1][0].endswith("0 of 41 that are ours confirmed, 0 changed, 0 doubtful")
    assert said(capsys, "reich", "import", str(home / "out")) == (0, ["1 entries are otherwise than before"], [])
    assert said(capsys, "reich", "status")[1][0].endswith("1 of 41 that are ours confirmed, 0 changed, 0 doubtful")
    assert said(capsys, "reich", "import", str(home / "out"))[1] == ["0 entries are otherwise than before"]
    own = home / "home" / "corrections" / "reich.yaml"
    assert said(capsys, "reich", "check", str(own))[1] == [f"{own} is sound"]


def test_what_is_not_in_force_is_told(home: Path, capsys: Capture) -> None:
    table = home / "links.csv"
    table.write_text("File,Entry,Checked,From,To\r\nmap,connections/leon--nowhere,added,leon,nowhere\r\n")
    code, out, _ = said(capsys, "crusade", "check", str(table))
    assert (code, len(out)) == (2, 1)
    assert out[0].startswith("set aside: map connections/leon--nowhere: ")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["chess", "status"], "sandtable: unknown game 'chess'; there are: "),
        (["reich", "import", "{home}"], "{home}:1: holds none of counters.csv, cards.csv, spaces.csv, links.csv,"),
        (["reich", "export", "{home}/file"], "sandtable: {home}/file:1: cannot be written: File exists"),
        (["reich", "check", "{home}/none"], "sandtable: {home}/none: no such file"),
        (["reich", "check", "{home}/file"], "sandtable: {home}/file:1: "),
        (["reich", "burn"], "sandtable copy: argument ACT: invalid choice: 'burn'"),
        (["reich"], "sandtable copy: the following arguments are required: ACT"),
    ],
)
def test_what_cannot_be_done_is_one_line(home: Path, capsys: Capture, arguments: list[str], told: str) -> None:
    (home / "file").write_text("nothing of the sort")
    code, out, err = said(capsys, *(argument.format(home=home) for argument in arguments))
    assert (code, out, len(err)) == (2, [], 1)
    assert told.format(home=home) in err[0]


def test_packs_go_from_one_copy_to_another(home: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    table, pack = home / "cards.csv", home / "mine.sandpack"
    table.write_text("File,Entry,Checked,OPS,Text\r\ncards,cards/N2,yes,5,words of the card\r\n")
    assert said(capsys, "crusade", "import", str(home))[1] == ["1 entries are otherwise than before"]
    told = said(capsys, "crusade", "pack", str(home / "mine"))[1][0]
    assert told.startswith(f"{pack}: 1 entries. Texts that you typed from your cards are left out: the words belong")
    monkeypatch.setenv("SANDTABLE_HOME", str(home / "other"))
    line = "new: Axis Military Aid (cards cards/N2): OPS 5, not 3; confirmed"
    assert said(capsys, "crusade", "check", str(pack))[1] == [line, f"{pack} is sound"]
    assert said(capsys, "crusade", "unpack", str(pack))[1] == [line, "1 entries are otherwise than before"]
    table.write_text("File,Entry,Checked,OPS\r\ncards,cards/N2,yes,2\r\n")
    said(capsys, "crusade", "import", str(home))
    line = "conflicting: Axis Military Aid (cards cards/N2): OPS 5, not 2"
    stay = "1 that you confirmed stay as they are; --replace-confirmed takes those of the pack"
    assert said(capsys, "crusade", "unpack", str(pack))[1] == [line, "0 entries are otherwise than before", stay]
    assert said(capsys, "crusade", "unpack", str(pack), "--replace-confirmed")[1] == [
        line, "1 entries are otherwise than before"
    ]  # fmt: skip
    code, out, err = said(capsys, "reich", "unpack", str(pack))
    assert (code, out, err) == (2, [], [f"sandtable: {pack}:1: is of crusade, not of reich"])
