"""The briefing of a scenario: what the players should know before the first move, and how victory stands now."""

from __future__ import annotations

from msgspec import Struct

from desktop.views.war_room import WarRoomRow


class LevelView(Struct, frozen=True):
    """A level of victory: for whom, from which figure on, and whether it would be reached if all ended now."""

    text: str
    figures: str = ""
    side: str = ""
    reached: bool = False


class StandingView(Struct, frozen=True):
    """Victory as it stands, counted by the game's own rules.

    `now` is the figure that decides ("6 victory points"), `levels` are what it may come to at the end, `conditions`
    what else wins or loses, each with how near it is.
    """

    now: str = ""
    levels: tuple[LevelView, ...] = ()
    conditions: tuple[WarRoomRow, ...] = ()
    ours: str = ""
    """Why the levels are ours and not the book's; "" if they are the book's."""


class AimView(Struct, frozen=True):
    """What a side must do."""

    side: str
    name: str
    text: str


class BriefingView(Struct, frozen=True):
    """Everything on one page. A scenario from elsewhere may come without the words: then only `standing` and `special`
    have something to say. `own` are the reasons for what of the scenario is ours."""

    game: str
    scenario: str
    title: str
    length: str
    standing: StandingView
    situation: tuple[str, ...] = ()
    aims: tuple[AimView, ...] = ()
    hints: tuple[str, ...] = ()
    special: tuple[str, ...] = ()
    own: tuple[str, ...] = ()
