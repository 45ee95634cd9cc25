"""What events do: one record for each kind of effect."""

from typing import Literal

from desktop.data.schema_base import Strict
from desktop.engine.ids import NOTHING, EventId, SpaceId
from desktop.games.reich.data.schema_words import Occasion, Side


class Effect(Strict, frozen=True, kw_only=True, tag_field="kind"):
    """One step of what an event does. `only_in`: only in these conflicts; `otherwise`: only if the effect before it
    found nothing to act on."""

    only_in: list[Occasion] = []
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

    event: EventId = NOTHING
    except_events: list[EventId] = []


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

    areas: list[SpaceId]
    power: Literal["axis", "western", "winner"]
    when: Literal["at_once", "axis_preparation"] = "at_once"


class Turncoat(Effect, frozen=True, kw_only=True, tag="turncoat"):
    """One of these, if Axis-controlled and next to an Allied-controlled land area, changes sides."""

    areas: list[SpaceId]


class Production(Effect, frozen=True, kw_only=True, tag="production"):
    """1.1 An area becomes a centre of this value for a side; its hand size goes up."""

    area: SpaceId
    side: Side
    value: int


class NoAttackFrom(Effect, frozen=True, kw_only=True, tag="no_attack_from"):
    """No land or Blitzkrieg attack may start there for the rest of the turn."""

    area: SpaceId


class SkipGrowth(Effect, frozen=True, kw_only=True, tag="skip_growth"):
    """5.4.2 Once, on an Axis reshuffle, the rise of the Allied hand size and its draw do not happen."""


class ByHand(Effect, frozen=True, kw_only=True, tag="by_hand"):
    """6.4.2 What no other effect expresses: the players do by hand what the text of the card says."""


class VichyExempt(Effect, frozen=True, kw_only=True, tag="vichy_exempt"):
    """8.5 From now on an Allied attack on this area alone does not end the neutrality of the others."""

    area: SpaceId


EffectKind = (
    AddDie | SetDie | RerollOwn | RerollEnemy | RerollAny | RerollAfterResult | SecondCard | RevealFirst | RandomCard
    | KeepRoll | CancelEvent | CancelMarker | Permit | BlitzFree | AnySuit | HandSize | Control | Turncoat | Production
    | NoAttackFrom | SkipGrowth | VichyExempt | ByHand
)  # fmt: skip
