"""The shape of the reich data files: map, cards, events, tables, limits and scenarios, typed and strict."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from desktop.data.schema_base import Marked, ScenarioHead, Strict

Side = Literal["axis", "allies"]
Power = Literal["axis", "western", "soviet"]
Owner = Literal["axis", "western", "soviet", "vichy", "neutral", "none"]
Mall = Literal["both", "allied", "axis"]
Suit = Literal["german", "italian", "western", "soviet", "none"]
Conflict = Literal["land", "amphibious", "sea", "event"]
"""Where an event serves: land (every attack on a land area), amphibious (only those), sea, event actions."""
Points = Annotated[str, msgspec.Meta(pattern=r"^(\d+,\d+)( \d+,\d+){2,}$")]
"""A closed outline: "x,y x,y x,y ..."."""


# ------------------------------------------------------------------ map
class Area(Marked, frozen=True, kw_only=True):
    """A land area or sea zone. A production centre has a value and a home power."""

    id: str
    name: str
    printed: Owner
    status: Literal["playable", "vichy", "activatable", "unplayable"] = "playable"
    production: int = 0
    home: Power | None = None
    capital: bool = False
    island: bool = False
    island_in: str = ""
    strait: bool = False
    centre: tuple[int, int]
    radius: int
    """Room around the centre inside the outline."""
    land: list[str] = []
    """Adjacent land areas."""
    sea: list[str] = []
    """Adjacent sea zones."""
    outlines: list[Points]


class Link(Marked, frozen=True, kw_only=True):
    """2.3 A border that exists only for a player who controls a place."""

    a: str
    b: str
    kind: Literal["land", "sea"]
    controls: str
    uncontested: bool = False
    """The place is a zone and may hold no enemy fleet."""


class Border(Strict, frozen=True, kw_only=True):
    """A border (or its absence) that the rules state or imply."""

    a: str
    b: str
    ref: str


class Decoration(Strict, frozen=True, kw_only=True):
    kind: Literal["land", "water"]
    outline: Points


class LayoutBox(Strict, frozen=True, kw_only=True):
    id: str
    label: str
    rect: tuple[int, int, int, int]


class Layout(Marked, frozen=True, kw_only=True):
    """Places of the tracks and boxes of 2.6 on the canvas."""

    boxes: list[LayoutBox]
    hand_size: tuple[int, int, int, int]
    year: tuple[int, int, int, int]


class MapFile(Marked, frozen=True, kw_only=True):
    title: str
    sources: list[str]
    canvas: tuple[int, int]
    land: list[Area]
    sea: list[Area]
    links: list[Link]
    borders: list[Border]
    non_borders: list[Border]
    decoration: list[Decoration]
    layout: Layout


# ------------------------------------------------------------------ conflict cards
class SuitDef(Strict, frozen=True, kw_only=True):
    id: Suit
    name: str
    side: Side | None
    rank: int
    """4.1.2 The higher rank wins ties; 0 never does."""
    ref: str


class CardDef(Strict, frozen=True, kw_only=True):
    id: str
    side: Side
    """The deck it starts in."""
    suit: Suit
    value: int
    name: str
    special: Literal["", "saboteur", "double_agent", "lieutenant_general", "field_marshal", "supreme_commander"] = ""
    rerolls: int = 0


class CardFile(Strict, frozen=True, kw_only=True):
    suits: list[SuitDef]
    cards: list[CardDef]


# ------------------------------------------------------------------ effects of events
class Effect(Strict, frozen=True, kw_only=True, tag_field="kind"):
    """One step of what an event does. `only_in`: only in these conflicts; `otherwise`: only if the effect before it
    found nothing to act on."""

    only_in: list[Conflict] = []
    otherwise: bool = False


class AddDie(Effect, frozen=True, kw_only=True, tag="add_die"):
    """7.4.1 Bonus dice for the user."""

    count: int


class SetDie(Effect, frozen=True, kw_only=True, tag="set_die"):
    """7.5 One own die becomes this value."""

    value: int


class RerollOwn(Effect, frozen=True, kw_only=True, tag="reroll_own"):
    """7.5 Re-roll up to this many own dice."""

    count: int


class RerollEnemy(Effect, frozen=True, kw_only=True, tag="reroll_enemy"):
    """7.5 The opponent re-rolls up to this many dice of the user's choice."""

    count: int
    printed_allied: int = 0
    """The count instead, if the area fought over has an Allied symbol printed."""


class RerollAny(Effect, frozen=True, kw_only=True, tag="reroll_any"):
    """7.5 Re-roll own dice or make the opponent re-roll, as the user likes."""

    count: int


class RerollAfterResult(Effect, frozen=True, kw_only=True, tag="reroll_after_result"):
    """7.7 A user who would lose re-rolls any own dice once; the winner is determined again."""


class SecondCard(Effect, frozen=True, kw_only=True, tag="second_card"):
    """6.5.3.3 A second conflict card, unseen from the top of the user's own deck."""


class RevealFirst(Effect, frozen=True, kw_only=True, tag="reveal_first"):
    """7.3 The opponent lays the conflict card face up before the user chooses."""


class RandomCard(Effect, frozen=True, kw_only=True, tag="random_card"):
    """7.3 The opponent's conflict card is drawn at random from the legal cards in hand."""


class KeepRoll(Effect, frozen=True, kw_only=True, tag="keep_roll"):
    """6.5.2.1 After a won conflict one die decides: kept on this value or more, else back to the mall."""

    at_least: int


class CancelEvent(Effect, frozen=True, kw_only=True, tag="cancel_event"):
    """7.2 An event of the opponent in this conflict has no effect: the one named, or the one just played."""

    event: str = ""
    except_events: list[str] = []


class CancelMarker(Effect, frozen=True, kw_only=True, tag="cancel_marker"):
    """7.5 The opponent's fort or fleet has no effect in this conflict."""


class Permit(Effect, frozen=True, kw_only=True, tag="permit"):
    """6.5.1 Allows this type of attack."""

    attack: Literal["paratroop", "amphibious"]


class BlitzFree(Effect, frozen=True, kw_only=True, tag="blitz_free"):
    """7.9.2 A Blitzkrieg attack it is announced with costs no hand size."""


class AnySuit(Effect, frozen=True, kw_only=True, tag="any_suit"):
    """6.5.3.4 Lifts the duty to play a Soviet card."""


class HandSize(Effect, frozen=True, kw_only=True, tag="hand_size"):
    """4.1.4 Moves a hand-size marker. A loss of the enemy is discarded at once as for a lost centre; a price of
    one's own is discarded in the clean-up."""

    whose: Literal["own", "enemy"]
    by: int


class Control(Effect, frozen=True, kw_only=True, tag="control"):
    """Places control markers. Not an attack, no bonus; an enemy fort goes. `power` "winner": the side that won the
    card (Allies: Western). `when` "axis_preparation": in the next Axis Preparation Phase, unless Allied."""

    areas: list[str]
    power: Literal["axis", "western", "winner"]
    when: Literal["at_once", "axis_preparation"] = "at_once"


class Turncoat(Effect, frozen=True, kw_only=True, tag="turncoat"):
    """One of these, if Axis-controlled and next to an Allied-controlled land area, changes sides."""

    areas: list[str]


class Production(Effect, frozen=True, kw_only=True, tag="production"):
    """1.1 An area becomes a centre of this value for a side; its hand size goes up."""

    area: str
    side: Side
    value: int


class NoAttackFrom(Effect, frozen=True, kw_only=True, tag="no_attack_from"):
    """No land or Blitzkrieg attack may start there for the rest of the turn."""

    area: str


class SkipGrowth(Effect, frozen=True, kw_only=True, tag="skip_growth"):
    """5.4.2 Once, on an Axis reshuffle, the rise of the Allied hand size and its draw do not happen."""


class VichyExempt(Effect, frozen=True, kw_only=True, tag="vichy_exempt"):
    """8.5 From now on an Allied attack on this area alone does not end the neutrality of the others."""

    area: str


EffectKind = (
    AddDie | SetDie | RerollOwn | RerollEnemy | RerollAny | RerollAfterResult | SecondCard | RevealFirst | RandomCard
    | KeepRoll | CancelEvent | CancelMarker | Permit | BlitzFree | AnySuit | HandSize | Control | Turncoat | Production
    | NoAttackFrom | SkipGrowth | VichyExempt
)  # fmt: skip


# ------------------------------------------------------------------ events
class EventDef(Marked, frozen=True, kw_only=True):
    """An event: what it is, when it serves, what it does, and how much of that is known."""

    id: str
    name: str
    mall: Mall
    kind: Literal["reusable", "returnable", "retirable", "recyclable"]
    copies: int = 1
    stars: list[Literal["red", "white"]] = []
    general: bool = False
    initial_draw: bool = False
    """10.2.2 Its first copy is in the pool of the 1941 set-up."""
    timing: list[Literal["play", "answer", "declare", "result", "won", "reshuffle"]]
    """play: step 1 (7.2); answer: right after an event of the opponent; declare: with the attack; result: after step
    6; won: at once when won by an event action; reshuffle: kept beside the deck for an own reshuffle."""
    usable_in: list[Conflict] = []
    role: Literal["any", "attack", "defence", ""] = "any"
    effects: list[EffectKind]
    text: str
    evidence: Literal["stated", "partly", "public", "reconstructed"]
    kind_why: str = ""
    stars_why: str = ""
    copies_why: str = ""
    copies_ref: str = ""


class EventKindDef(Strict, frozen=True, kw_only=True):
    id: Literal["reusable", "returnable", "retirable", "recyclable"]
    ref: str
    text: str


class EventFile(Strict, frozen=True, kw_only=True):
    kinds: list[EventKindDef]
    events: list[EventDef]


# ------------------------------------------------------------------ tables
class PerSide(Strict, frozen=True, kw_only=True):
    axis: int
    allies: int


class YearBox(Strict, frozen=True, kw_only=True):
    """2.6.2 A box of the year track, with the bonus events of 5.5.1 when the year ends there."""

    id: str
    name: str
    bonus_events: PerSide | None = None


class Returns(Strict, frozen=True, kw_only=True):
    """5.4 What a reshuffle brings back from the lid."""

    any: list[str]
    axis: list[str]
    allies: list[str]
    all_copies_needed: list[str]
    """Comes back only if all its copies are in the lid."""


class CarrierBar(Strict, frozen=True, kw_only=True):
    """8.1 Fleet Carriers may not serve in these zones if the Axis controls any of these places (or one that must
    have left neutrality is still neutral)."""

    zones: list[str]
    axis_controls: list[str]
    neutral: list[str] = []


class Barbarossa(Strict, frozen=True, kw_only=True):
    targets: list[str]
    blitz_power: Power


class Overlord(Marked, frozen=True, kw_only=True):
    year: str
    gift: str
    needs: str
    landings: dict[str, list[str]]
    """Zone: areas that may be landed in."""
    blitz_attacks: int
    not_target: list[str]


class Bagration(Strict, frozen=True, kw_only=True):
    attacks: int
    from_power: Power
    not_target: list[str]


class SeaLock(Marked, frozen=True, kw_only=True):
    year: str
    zones: list[str]


class Italy(Strict, frozen=True, kw_only=True):
    capital: str
    others: list[str]
    hand_loss: int


class Vichy(Strict, frozen=True, kw_only=True):
    areas: list[str]
    zones: list[str]
    """Go to the Western Allies together with the areas."""
    defence_dice: int


class Malta(Strict, frozen=True, kw_only=True):
    area: str
    zone: str


class Launch(Strict, frozen=True, kw_only=True):
    """2.2 Attacks out of this zone need control of these areas, unless aimed at one of them."""

    zone: str
    needs: list[str]


class Pact(Marked, frozen=True, kw_only=True):
    zones: list[str]
    barred_event: str
    barred_power: Power


class Decision(Strict, frozen=True, kw_only=True):
    """9.5 What the Axis must hold to survive."""

    must_hold: str
    count: int
    of: list[str]


class Retake(Strict, frozen=True, kw_only=True):
    """9.2 If all are enemy-held at the start of the side's turn, one must be retaken in it."""

    side: Side
    capitals: list[str]


class BotStep(Strict, frozen=True, kw_only=True):
    id: str
    text: str
    targets: list[str] = []
    """Areas or events it is about, the first that serves is taken."""
    hand_at_most: int = 0
    """Only with this Axis hand size or less; 0: always."""
    before_year: str = ""
    """Only before the Axis year marker has reached this box."""


class AxisBot(Marked, frozen=True, kw_only=True):
    steps: list[BotStep]


class Tables(Strict, frozen=True, kw_only=True):
    years: list[YearBox]
    returns: Returns
    enters_after: dict[str, list[str]]
    """Year box: events set aside until both markers have reached it (4.2.5.4)."""
    year_end_kinds: list[str]
    """5.5.1 Kinds of events in the pool of bonus events."""
    year_end_extra: list[str]
    """Events in the pool whatever their kind."""
    exchange_year: str
    """5.4.4 The Allied reshuffle into this box exchanges cards."""
    exchange_specials: list[str]
    two_card_events: list[str]
    random_loss: list[str]
    """6.5.2.1 Centres whose loss is discarded at random."""
    either_side: list[str]
    """8.3 Centres that count for whoever holds them."""
    carriers: str
    carrier_bars: list[CarrierBar]
    barbarossa: Barbarossa
    overlord: Overlord
    bagration: Bagration
    sea_lock: SeaLock
    italy: Italy
    vichy: Vichy
    malta: Malta
    launch: Launch
    pact: Pact
    retake: list[Retake]
    decision: Decision
    axis_bot: AxisBot


class Markers(Strict, frozen=True, kw_only=True):
    axis: int
    western: int
    soviet: int


class Limits(Strict, frozen=True, kw_only=True):
    """Constants of the rules, each with its rule in the file's comments."""

    dice: int
    dice_most: int
    die_faces: int
    hand_most: int
    hand_warning: int
    surrender_at: int
    surrender_enemy: int
    events_held: int
    fort_in_centre: int
    fort_elsewhere: int
    fort_price: int
    fleet_price: int
    fleet_reroll: int
    capital_die: int
    area_die: int
    sea_die: int
    fleet_die: int
    blitz_attacks: int
    blitz_price: int
    reorganise_loss: int
    reorganise_least: int
    reorganise_gift: int
    reorganise_gift_least: int
    big_push_dice: int
    big_push_actions: int
    axis_reshuffle_gift: int
    saboteur_value: int
    year_lead: int
    paratroop_steps: int
    control_markers: Markers
    fleets: PerSide
    forts: PerSide


# ------------------------------------------------------------------ scenarios
class CardDeal(Strict, frozen=True, kw_only=True):
    """First some of certain cards, then from the rest of the deck up to the hand size."""

    first: int = 0
    first_from: list[str] = []
    """Specials (11 to 13, Saboteur, Double Agent) of which the first cards are dealt."""
    ref: str


class EventDeal(Strict, frozen=True, kw_only=True):
    """Cards given, then cards drawn at random from a pool (those already taken do not count) or from what is left
    of the own mall's reusable and returnable events."""

    side: Side
    given: list[str] = []
    pool: list[str] = []
    own_mall: bool = False
    draw: int
    ref: str


class EventSetup(Strict, frozen=True, kw_only=True):
    deals: list[EventDeal]
    """In this order."""
    resolve: list[str] = []
    """Events that take effect at once if drawn, in this order, each for the side that drew it."""
    set_aside: list[str] = []
    """Every copy waits until `enters_after` of the tables."""
    lid: list[str] = []
    removed: list[str] = []


class Start(Strict, frozen=True, kw_only=True):
    hand_size: PerSide
    year: str
    pact: bool
    big_push: dict[Side, Literal["", "down", "up"]]
    italy_surrendered: bool
    vichy_neutral: bool
    barbarossa: bool
    """May still be launched."""
    first: Side
    opens_with: Literal["", "overlord"] = ""


class Board(Strict, frozen=True, kw_only=True):
    """Markers on the map besides the printed owners."""

    axis: list[str] = []
    western: list[str] = []
    soviet: list[str] = []
    forts: dict[Side, list[str]] = {}
    fleets: dict[Side, list[str]] = {}


class Level(Strict, frozen=True, kw_only=True):
    """Reached from this difference upward; the first has none. In a decision (9.5) 1 stands for the areas held, 2 for
    the areas held and a hand size not below the Allied one."""

    min: int | None
    id: str
    winner: Side
    rank: int
    """How good it is for the Axis; compared in a tournament."""


class Verdict(Strict, frozen=True, kw_only=True):
    """How the end of the last year is judged: 9.5, or by the difference of the hand sizes."""

    kind: Literal["decision", "difference"]
    of: Side = "axis"
    levels: list[Level]


class Tournament(Marked, frozen=True, kw_only=True):
    """10.4.3 The same scenario several times with sides exchanged; the better result as the Axis wins."""

    games: int
    ends: list[str]
    """Last years the players may agree on."""


class Scenario(ScenarioHead, frozen=True, kw_only=True):
    end: str
    """Year box that ends the game when both markers have reached it."""
    operations: list[Literal["barbarossa", "overlord", "bagration"]]
    """6.7 Special operations that can be launched."""
    start: Start
    board: Board = Board()
    deals: dict[Side, CardDeal]
    events: EventSetup
    verdict: Verdict
    verdict_by_end: dict[str, Verdict] = {}
    """Instead, by the last year the players agreed on."""
    tournament: Tournament | None = None
    turn_limit: int = 0
    """Game turns under the option `nine_turns`; 0: none."""
