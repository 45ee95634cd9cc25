"""Set-up lines gathered into numbered positions, as the map and the table of a set-up sheet show them."""

from __future__ import annotations

from collections.abc import Iterable
from string import ascii_lowercase

from msgspec import Struct, field

from desktop.views.table import SetupLine


class Position(Struct):
    """Units that go to the same place.

    Attributes:
        mark: the number on the map (a letter for places of arrival); "" for none.
    """

    mark: str
    where: str
    note: str
    when: str
    spaces: tuple[str, ...]
    lines: list[SetupLine] = field(default_factory=list)

    @property
    def group(self) -> str:
        """The formation, if all belong to one."""
        groups = {line.piece.group for line in self.lines}
        return groups.pop() if len(groups) == 1 else ""


def at_start(lines: Iterable[SetupLine]) -> list[Position]:
    """What is placed before the game: 1, 2, 3 ..."""
    found: dict[tuple[object, ...], Position] = {}
    for line in lines:
        if not line.when:
            key = (line.where, line.note, line.spaces)
            if key not in found:
                found[key] = Position(str(len(found) + 1), line.where, line.note, "", line.spaces)
            found[key].lines.append(line)
    return list(found.values())


def where_they_stand(lines: Iterable[SetupLine]) -> list[Position]:
    """Units of a game under way by place, without numbers; what is said of each stays with it."""
    found: dict[str, Position] = {}
    for line in lines:
        found.setdefault(line.where, Position("", line.where, "", "", line.spaces)).lines.append(line)
    return list(found.values())


def arrivals(lines: Iterable[SetupLine], turns: tuple[str, ...]) -> list[Position]:
    """What comes later, by turn; places of arrival are lettered a, b, c ..."""
    letters: dict[tuple[object, ...], str] = {}
    found: dict[tuple[object, ...], Position] = {}
    later = [line for line in lines if line.when]
    for line in sorted(later, key=lambda line: turn_order(line.when, turns)):
        place = (line.where, line.spaces)
        letter = letters.setdefault(place, letter_of(len(letters)))
        key = (line.when, line.note, *place)
        if key not in found:
            found[key] = Position(letter, line.where, line.note, line.when, line.spaces)
        found[key].lines.append(line)
    return list(found.values())


def turn_order(when: str, turns: tuple[str, ...]) -> int:
    """Turns of the track in order, others after them."""
    return turns.index(when) if when in turns else len(turns)


def letter_of(number: int) -> str:
    """a ... z, aa, ab ..."""
    first, last = divmod(number, len(ascii_lowercase))
    return (letter_of(first - 1) if first else "") + ascii_lowercase[last]


class Footnotes:
    """Letters for remarks, each remark once."""

    def __init__(self) -> None:
        self.marks: dict[str, str] = {}

    def mark(self, remark: str) -> str:
        """The letter of a remark; "" for none."""
        if not remark:
            return ""
        return self.marks.setdefault(remark, letter_of(len(self.marks)))
