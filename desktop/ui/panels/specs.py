"""Every dock as a record. A new panel is a record here, a view that it shows, and a widget that shows it."""

from __future__ import annotations

from msgspec import Struct

from desktop.ui.i18n import QT_TRANSLATE_NOOP


class Place(Struct, frozen=True):
    """Where a dock lies by default.

    Attributes:
        group: left, below (the first dock at the left) or bottom; the docks of a group are tabs.
        order: its place among the tabs.
        front: whether it is in front of them.
        closed: whether it is left out until it is asked for.
    """

    group: str
    order: int = 0
    front: bool = False
    closed: bool = False


class PanelSpec(Struct, frozen=True, kw_only=True):
    """A dock.

    Attributes:
        id: also the name of its icon and of its dock in a kept layout.
        factory: module under `desktop.ui.panels` and class of the widget; it is made when it is first seen.
        place: where it lies by default.
        field: the field of TableView that it shows; "" where more than the table tells what it shows.
        show: the method that shows it, and `nothing` what it is given to show nothing of anybody.
        always: whether it is made at once, since it takes keys even while it is hidden.
        optional: whether only some games have it: in the others the field is None.
        forward: whether it comes to the front of its group when a game has it.
        secret: whether it may show what only one seat may see; it is brought up to date with every table.
        also: other words under which a player looks for it.
    """

    id: str
    title: str
    factory: str
    place: Place
    field: str = ""
    show: str = ""
    nothing: tuple[object, ...] = ()
    always: bool = False
    optional: bool = False
    forward: bool = False
    secret: bool = False
    also: str


SPECS = (
    PanelSpec(
        id="decision", title=QT_TRANSLATE_NOOP("Sandtable", "Decision"), factory="decision_panel:DecisionPanel",
        place=Place("left", front=True), show="show_decision", nothing=(None, False, ""), always=True,
        also=QT_TRANSLATE_NOOP(
            "Sandtable", "question answer choose move attack retreat losses pass done end turn next player what now"
        ),
    ),
    PanelSpec(
        id="combat", title=QT_TRANSLATE_NOOP("Sandtable", "Combat"), factory="combat_panel:CombatPanel",
        place=Place("below", 1), show="show_preview", nothing=(None,), secret=True,
        also=QT_TRANSLATE_NOOP("Sandtable", "attack battle fight odds strength losses"),
    ),
    PanelSpec(
        id="log", title=QT_TRANSLATE_NOOP("Sandtable", "Log"), factory="log_panel:LogPanel",
        place=Place("below", 0, front=True), show="set_lines", nothing=([],),
        also=QT_TRANSLATE_NOOP("Sandtable", "history what happened record"),
    ),
    PanelSpec(
        id="units", title=QT_TRANSLATE_NOOP("Sandtable", "Units"), factory="units_panel:UnitsPanel",
        place=Place("below", 3), show="show_pieces", nothing=((), ()),
        also=QT_TRANSLATE_NOOP("Sandtable", "order of battle army corps list pieces"),
    ),
    PanelSpec(
        id="tracks", title=QT_TRANSLATE_NOOP("Sandtable", "Tracks"), factory="tracks_panel:TracksPanel",
        place=Place("below", 5), field="tracks", show="show_tracks", nothing=((),),
        also=QT_TRANSLATE_NOOP("Sandtable", "victory points vp score turn morale"),
    ),
    PanelSpec(
        id="charts", title=QT_TRANSLATE_NOOP("Sandtable", "Charts"), factory="charts_panel:ChartsPanel",
        place=Place("below", 6), field="charts", show="show_charts", nothing=((),),
        also=QT_TRANSLATE_NOOP("Sandtable", "tables results crt odds terrain costs"),
    ),
    PanelSpec(
        id="rules", title=QT_TRANSLATE_NOOP("Sandtable", "Rules"), factory="rules_panel:RulesPanel",
        place=Place("below", 7),
        also=QT_TRANSLATE_NOOP("Sandtable", "why book help reason"),
    ),
    PanelSpec(
        id="dice", title=QT_TRANSLATE_NOOP("Sandtable", "Dice"), factory="dice_panel:DicePanel",
        place=Place("below", 8, closed=True),
        also=QT_TRANSLATE_NOOP("Sandtable", "luck rolls statistics"),
    ),
    PanelSpec(
        id="stack", title=QT_TRANSLATE_NOOP("Sandtable", "Stack"), factory="stack_inspector:StackInspector",
        place=Place("below", 9, closed=True), show="show_space", nothing=("", ()),
        also=QT_TRANSLATE_NOOP("Sandtable", "units here hex pile"),
    ),
    PanelSpec(
        id="hand", title=QT_TRANSLATE_NOOP("Sandtable", "Hand"), factory="hand_panel:HandPanel",
        place=Place("bottom", 0),
        field="hand", show="show_hand", nothing=(None,), optional=True, forward=True, secret=True,
        also=QT_TRANSLATE_NOOP("Sandtable", "cards play event"),
    ),
    PanelSpec(
        id="cards", title=QT_TRANSLATE_NOOP("Sandtable", "Cards"), factory="cards_panel:CardsPanel",
        place=Place("below", 4),
        field="cards", show="show_cards", nothing=(None,), optional=True, secret=True,
        also=QT_TRANSLATE_NOOP("Sandtable", "played discard deck draw pile"),
    ),
    PanelSpec(
        id="situation",  # under which windows have kept its place
        title=QT_TRANSLATE_NOOP("Sandtable", "War room"), factory="war_room_panel:WarRoomPanel",
        place=Place("below", 2),
        field="war_room", show="show_war_room", nothing=(None,), optional=True, secret=True,
        also=QT_TRANSLATE_NOOP("Sandtable", "victory win status score war"),
    ),
)  # fmt: skip
"""In the order of their keys."""

PANELS = {spec.id: spec for spec in SPECS}
