"""12.3 Who belongs to whom: the formation artillery (or a leader) serves."""

from __future__ import annotations

from typing import Protocol


class Member(Protocol):
    """What formation a unit belongs to."""

    @property
    def side(self) -> str: ...
    @property
    def corps(self) -> str: ...
    @property
    def div(self) -> str: ...
    @property
    def bde(self) -> str: ...


def is_same_formation(supporter: Member, unit: Member) -> bool:
    """12.3(1) Brigade artillery serves its brigade, division artillery its division, corps artillery its corps.

    (2) What belongs to no formation serves anyone of its side.
    """
    if supporter.side != unit.side:
        return False
    if supporter.bde:
        return (supporter.bde, supporter.div) == (unit.bde, unit.div)
    if supporter.div:
        return supporter.div == unit.div
    if supporter.corps:
        return supporter.corps == unit.corps
    return True
