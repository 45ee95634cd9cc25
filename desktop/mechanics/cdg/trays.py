"""Boxes beside a point-to-point map: reserve, eliminated units and the like, one for each side and kind."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from desktop.views.board import LabelView, SpaceView
from desktop.views.outlines import box

TITLE_BELOW = 30.0
"""How far below the upper edge the title stands."""
TITLE_RANK = 2
ELIMINATED = "eliminated"
"""The kind of box to which a loss may be carried."""
Rect = tuple[float, float, float, float]


def tray(side: str, kind: str) -> str:
    """The box where a side keeps units that are not on the map."""
    return f"tray:{kind}:{side}"


def box_of(space: str) -> str:
    """The kind of box a board space is; "" for a space of the map."""
    return space.split(":")[1] if space.startswith("tray:") else ""


def tray_spaces(
    trays: Mapping[tuple[str, str], Rect], title: Callable[[str, str], str]
) -> tuple[list[SpaceView], list[LabelView]]:
    """Boxes by (side, kind) with left, top, width and height; `title` names each."""
    spaces, labels = [], []
    for (side, kind), (left, top, width, height) in trays.items():
        name = title(side, kind)
        center = (left + width / 2, top + height / 2 + TITLE_BELOW / 2)
        outline = box(left, top, width, height)
        spaces.append(SpaceView(tray(side, kind), "", name, center, outline, ("box",), note=name))
        labels.append(LabelView(name, (left + width / 2, top + TITLE_BELOW), TITLE_RANK, "box"))
    return spaces, labels
