"""Views made by hand for the tests of panels; they belong to no real game."""

from __future__ import annotations

from desktop.views.pieces import Badge, CardUse, CardView, CounterFace, HandView, PieceView
from desktop.views.table import (
    ChartView,
    ChoiceView,
    DecisionView,
    ItemView,
    LogLine,
    OutcomeView,
    PathStep,
    PreviewView,
    RuleView,
    TrackView,
)

SIDES = (("nationalist", "Nationalist"), ("republican", "Republican"))

PATH = (
    PathStep("Turn 3, 8 Feb · rain", "5.1"),
    PathStep("Nationalist combat", "11.0"),
    PathStep("Attack on 3142", "11.2"),
)


def decision(**changes: object) -> DecisionView:
    """The attacker may add a unit, roll, or call the attack off."""
    view: dict[str, object] = {
        "player": "nationalist",
        "player_name": "Nationalist player",
        "path": PATH,
        "prompt": "Add a unit to the attack on 3142, or roll.",
        "rule": "11.2.1",
        "choices": (
            ChoiceView("withdraw", "Call the attack off", button=True),
            ChoiceView(
                "roll",
                "Roll the attack: 9 against 4, column 2-1",
                default=True,
                warnings=("The 2nd Tabor is left without an order (11.1).",),
                warning_id="left",
            ),
            *(ChoiceView(f"add u{n}", f"Add unit {n}", pieces=(f"u{n}",), button=False) for n in range(12)),
        ),
        "progress": (2, 3),
        "help": "Units beside the target are lit on the map.",
    }
    view.update(changes)
    return DecisionView(**view)  # type: ignore[arg-type]


def moves(count: int) -> DecisionView:
    """A unit on the move with many lit spaces."""
    lit = tuple(ChoiceView(f"move {n}", f"Move to {n}", spaces=(str(n),), note="2") for n in range(count))
    stop = ChoiceView("stop", "End this unit's move", default=True, closes=True)
    return decision(choices=(*lit, stop), progress=None, prompt="Where does the 2nd Tabor go?")


def dice_entry() -> DecisionView:
    faces = tuple(ChoiceView(f"dice {n}", str(n)) for n in range(1, 7))
    return decision(choices=faces, dice=6, progress=None, prompt="Roll a die for the attack and enter it.")


def face(symbol: str = "infantry", ground: str = "nationalist", values: str = "5-4-6", **more: object) -> CounterFace:
    return CounterFace(ground, symbol, size="III", values=values, stripe="green", **more)  # type: ignore[arg-type]


OUT = Badge("supply", "S", "Out of supply: half strength", "9.2")
MOVED = Badge("moved", "M", "Has moved this turn", "6.1")


def pieces() -> tuple[PieceView, ...]:
    rebel = "nationalist"
    return (
        PieceView("n1", "1st Tabor of Regulares", rebel, face(), "3142", (MOVED, OUT),
                  "Moroccan infantry, full strength", group="1st Brigade (Barrón)"),
        PieceView("n2", "2nd Tabor of Regulares", rebel, face(), "3142", (), "Moroccan infantry",
                  group="1st Brigade (Barrón)", back=face(values="3-2-6", reduced=True),
                  reconstructed="strength taken from the order of battle"),
        PieceView("n3", "Tank battalion", rebel, face("armour", values="6-3-8"), "3243", group="Army troops"),
        PieceView("n4", "4th Cavalry", rebel, face("cavalry"), "", status="eliminated", group="Army troops"),
        PieceView("r1", "XI International Brigade", "republican", face(ground="republican"), "3041", (OUT,),
                  "International infantry", group="Division B"),
        PieceView("r2", "XV International Brigade", "republican", face(ground="republican"), "", status="due",
                  when="Turn 5", group="Division B"),
        PieceView("r3", "70.5 mm battery", "republican", face("artillery", "republican", "4(6)6"), "madrid-box",
                  status="box", group="Army artillery"),
    )  # fmt: skip


def preview(**changes: object) -> PreviewView:
    view: dict[str, object] = {
        "title": "Attack on 3142 (Pindoque bridge)",
        "attacker": "nationalist",
        "defender": "republican",
        "attack": (
            ItemView("1st Tabor of Regulares", "5", piece="n1"),
            ItemView("2nd Tabor, out of supply: halved", "2½", "9.2", "n2"),
            ItemView("Artillery support", "3", "12.1"),
        ),
        "defence": (ItemView("XI International Brigade", "4", piece="r1"), ItemView("Behind the river", "×1", "8.4")),
        "attack_total": "10",
        "defence_total": "4",
        "shifts": (ItemView("Combined arms", "+1", "11.4"), ItemView("Hill", "-1", "8.2")),
        "modifiers": (ItemView("Air support", "+1", "13.2"),),
        "column": "2-1",
        "outcomes": (
            OutcomeView("Defender retreats", 21, "two hexes", "nationalist"),
            OutcomeView("Exchange", 10, "each side loses a step"),
            OutcomeView("Attacker loses a step", 5, "", "republican"),
        ),
        "total": 36,
        "faces": (("1", "A1"), ("2", "EX"), ("3", "D1"), ("4", "DR"), ("5", "DR2"), ("6", "DE")),
        "chart": "crt",
        "chart_column": 4,
    }
    view.update(changes)
    return PreviewView(**view)  # type: ignore[arg-type]


def tracks() -> tuple[TrackView, ...]:
    turns = tuple(f"{day} Feb" for day in range(6, 27))
    return (
        TrackView("turn", "Turn", "Turn 3 · 8 February", turns, 2, rule="5.0"),
        TrackView("weather", "Weather", "Rain", ("Clear", "Mud", "Rain"), 2, rule="5.2"),
        TrackView("vp", "Victory points", "12", side="nationalist",
                  detail=(("Towns held", "10"), ("Units exited", "2")), rule="15.1"),
        TrackView("assault", "Assault points", "3", ("0", "1", "2", "3", "4"), 3, "republican"),
    )  # fmt: skip


def charts(lit: tuple[tuple[int, int], ...] = ((2, 4),)) -> tuple[ChartView, ...]:
    columns = ("1-3", "1-2", "1-1", "3-2", "2-1", "3-1", "4-1", "5-1", "6-1")
    results = ("A2", "A1", "EX", "D1", "DR", "DE")
    rows = tuple((str(d + 1), tuple(results[min(5, (d + c) // 2)] for c in range(9))) for d in range(6))
    terrain = (
        ("Clear", ("1", "–", "Blocks nothing")),
        ("Woods and rough ground above the river", ("2", "1 left", "Blocks line of sight")),
        ("Town", ("1", "2 left", "Blocks line of sight")),
    )
    notes = ("DR: the defender retreats.", "EX: an exchange.")
    return (
        ChartView("crt", "Combat results", columns, rows, notes, lit, "11.5"),
        ChartView("terrain", "Terrain effects", ("Cost", "Shift", "Line of sight"), terrain, rule="8.1"),
    )


def log(lines: int = 24) -> list[LogLine]:
    made = [
        LogLine(0, "Turn 3, 8 February", level=0),
        LogLine(0, "Nationalist movement", "nationalist", 1, rule="6.0"),
        LogLine(1, "1st Tabor of Regulares moves from 3140 over the bridge to 3142, four movement points",
                "nationalist", 2, ("3140", "3142"), ("n1",), rule="6.2"),
        LogLine(2, "Attack on 3142", "nationalist", 2, ("3142",), (), (4,), "11.2"),
        LogLine(2, "The defender retreats to 3041", "republican", 3, ("3041",), ("r1",)),
        LogLine(3, "2nd Tabor is set back to 3139", "republican", 2, ("3139",), ("n2",), edited=True),
    ]  # fmt: skip
    number = 3
    while len(made) < lines:
        number += 1
        side = "nationalist" if number % 2 else "republican"
        space = str(3000 + number)
        made.append(LogLine(number, f"Unit {number} moves to {space}", side, 2, (space,), (f"u{number}",)))
    return made


def rules() -> tuple[RuleView, ...]:
    return (
        RuleView("8.0", "Zones of control", "A unit exerts a **zone of control** into the six hexes around it.", 1),
        RuleView("8.1", "Who has one",
                 "Only units with:\n- a strength of **3** or more\n- supply, see [[9.1]]\nhave one.", 2),
        RuleView("8.3", "Leaving an enemy zone", "Leaving costs one more point. See also [[8.1]] and [[11.2.1]].", 2,
                 rulings=(("May a unit leave one zone and enter another?", "Yes, it pays for both."),)),
        RuleView("9.0", "Supply", "A unit needs **supply** to fight at full strength.", 1),
        RuleView("9.1", "Tracing supply", "Trace a line of hexes free of enemy zones of control to a source.", 2,
                 scenario="jarama"),
        RuleView("11.0", "Combat", "Fighting.", 1),
        RuleView("11.2", "Declaring attacks", "All attacks are declared first.", 2),
        RuleView("11.2.1", "Mandatory attacks",
                 "Every enemy unit in a zone of control must be attacked, see [[8.3]].", 3),
    )  # fmt: skip


ROLLS = [
    ("combat", "nationalist", 6, 6),
    ("combat", "nationalist", 6, 5),
    ("combat", "republican", 6, 1),
    ("weather", "nationalist", 6, 3),
    ("combat", "republican", 6, 2),
    ("air", "republican", 6, 4),
]


def card(number: int, **changes: object) -> CardView:
    view: dict[str, object] = {
        "id": f"c{number}",
        "title": f"Guns from overseas {number}",
        "number": str(number),
        "values": (("Ops", "4"), ("RP", "3")),
        "band": "republican",
        "text": "Place two replacement points in any port that you control. No more than one such card in a turn.",
        "marks": ("combat", "removed"),
        "uses": (
            CardUse("event", "Play the event", f"event c{number}"),
            CardUse("ops", "Use for operations (4)", f"ops c{number}"),
            CardUse("sr", "Redeploy", "", "No unit may be redeployed in the first turn", "13.2"),
        ),
    }
    view.update(changes)
    return CardView(**view)  # type: ignore[arg-type]


def hand(cards: int = 5, hidden: int = 0) -> HandView:
    back = CardView("", "", hidden=True, band="nationalist")
    shown = tuple(card(n) for n in range(1, cards + 1)) + (back,) * hidden
    return HandView("Republican hand", shown, (("Nationalist", 6),), (("Draw pile", 31), ("Discards", 4)))
