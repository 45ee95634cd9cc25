"""The briefing of a scenario, made of what its file says and of how victory stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from desktop.data.schema_base import ScenarioHead
from desktop.engine.definition import game as game_definition
from desktop.views.briefing import AimView, BriefingView, StandingView
from desktop.views.ours import own_lines, parts_of, reason_of
from desktop.views.wording import capital

LEVELS = "levels"
"""The last word of the scope of a scenario whose levels of victory are ours."""


class SideNames(Protocol):
    def side(self, side: str) -> str: ...


def briefing_of(game: str, record: ScenarioHead, names: SideNames, standing: StandingView) -> BriefingView:
    """What the file of a scenario says, and how victory stands; a scenario without words tells its summary."""
    said = record.briefing
    aims = tuple(AimView(side, capital(names.side(side)), text) for side, text in said.aims.items()) if said else ()
    return BriefingView(
        game=game_definition(game).title,
        scenario=record.id,
        title=record.title,
        length=record.length,
        standing=standing,
        situation=tuple(said.situation) if said else (record.summary,),
        aims=aims,
        hints=tuple(said.hints) if said else (),
        special=tuple(said.special if said and said.special else record.notes),
        own=own_lines(record),
    )


def levels_reason(record: ScenarioHead) -> str:
    """Why the levels of a scenario are ours; "" if they are the book's."""
    return reason_of(record) if any(part.endswith(LEVELS) for part in parts_of(record)) else ""


def bounds(least: int | None, most: int | None) -> str:
    """The figures between which a level lies: "7-8", "9 or more"."""
    low, high = (str(each).replace("-", "\u2212") for each in (least, most))
    if least is None:
        return f"\u2264 {high}" if most is not None else ""
    if most is None:
        return f"\u2265 {low}"
    return low if least == most else f"{low} \u2026 {high}"


def thresholds(leasts: Sequence[int | None]) -> tuple[str, ...]:
    """For levels that are each reached from a figure on, upward: between which figures each lies."""
    return tuple(
        bounds(least, above - 1 if above is not None else None)
        for least, above in zip(leasts, (*leasts[1:], None), strict=True)
    )
