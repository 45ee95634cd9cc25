"""Strategy cards as views: what is on each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from desktop.engine.ids import CardId
from desktop.games.illusions import verbs
from desktop.games.illusions.data.schema_conditions import NotPlayed
from desktop.games.illusions.data.world import World
from desktop.games.illusions.rules.turn.opening_hands import Openings, openings
from desktop.games.illusions.state.sides import POOLS_OF, SIDES
from desktop.games.illusions.state.state import IllusionsState
from desktop.mechanics.cdg.card_views import CardViews, Uses
from desktop.mechanics.cdg.condition_words import ALSO, clause
from desktop.views.ours import daggered_if, parts_of, reason_of
from desktop.views.pieces import CardUse, CardView, HandView

if TYPE_CHECKING:
    from desktop.games.illusions.data.schema_cards import CardDef

BANDS = {"allied": "dark-green", "central": "grey"}
APART = frozenset({"ops", "rp", "war_status", "removed_if_event", "requires"})
"""What of a card stands on a line or in a figure of its own; anything else that is ours is in its text."""


class Cards(CardViews[IllusionsState]):
    """The cards of this game."""

    world: World
    SIDES = SIDES
    ROUND_PROMPT = "round.choose"
    COMBAT_PROMPTS = ("combat.cards_attacker", "combat.cards_defender")

    def side_of_seat(self, seat: str) -> str:
        return self.world.side_of_seat.get(seat, "")

    def combat_cards(self, state: IllusionsState, seat: str) -> Sequence[CardId]:
        side = self.side_of_seat(seat)
        return [card for card in (*state.hands[seat], *state.face_up[side]) if card in self.world.is_combat_card]

    def hand(self, state: IllusionsState, seat: str, uses: Uses) -> HandView | None:
        """4.2 Before the hands are drawn everybody sees the cards one of which is taken and shown."""
        frame = state.stack[-1] if state.stack else None
        side = frame.step if isinstance(frame, Openings) else ""
        if side not in SIDES:
            return super().hand(state, seat, uses)
        asked = seat in ("", self.world.seats_of[side][0])
        take = CardUse("open", self.names.say("use.open"))
        cards = [(card, replace(take, action=str(verbs.OPEN(card)))) for card in openings(state, side)]
        title = self.names.say("hand.opening", side=side)
        return HandView(title, tuple(self.view(card, (use,) if asked else ()) for card, use in cards))

    def face(self, card: CardId) -> CardView:
        found = self.world.cards[card]
        say, ours = self.names.say, parts_of(found)
        values = [(say("card.ops"), daggered_if(str(found.ops), "ops" in ours))]
        if points := self._points(found):
            values.append((say("card.rp"), daggered_if(str(sum(points.values())), "rp" in ours)))
        leaves = daggered_if("*", "removed_if_event" in ours) if found.asterisk else ""
        return CardView(
            found.id, found.name + leaves, found.id, tuple(values), BANDS[found.side],
            self._text(found, ours), self._marks(found), reconstructed=reason_of(found),
        )  # fmt: skip

    def _points(self, card: CardDef) -> dict[str, int]:
        """9.6 Replacement points by class."""
        return {pool: points for pool in POOLS_OF[card.side] if (points := getattr(card.rp, pool))}

    def conditions(self, card: CardId) -> str:
        """When a Combat Card is played, what must hold, and which events put an end to it."""
        say, found = self.names.say, self.world.cards[card]
        when = [f"card.role_{found.role}", f"card.window_{found.window}"]
        parts = [say(key) for key in when if key in self.names.words]
        parts += [clause(self.names, each) for each in self.names.conditions_of(card)]
        told = {each.card for each in found.conditions if isinstance(each, NotPlayed)}
        bans = sorted(set(self.world.bans.get(card, ())) - told)
        parts += [say("condition.not_played", card=other) for other in bans]
        return say("card.only", text=ALSO.join(parts)) if parts else ""

    def _text(self, card: CardDef, ours: frozenset[str]) -> str:
        """Line by line what must hold, what it does and what it gives; a dagger on each line that is ours."""
        effect_is_ours = bool(ours - APART)
        asked_is_ours = "requires" in ours or (card.card_kind == "combat" and effect_is_ours)
        lines = [(self.conditions(card.id), asked_is_ours), (card.text, effect_is_ours)]
        if card.war_status:
            lines.append((self.names.say("card.war_status", n=card.war_status), "war_status" in ours))
        if points := self._points(card):
            classes = ", ".join(f"{self.names.keyed('pool', pool)} {number}" for pool, number in points.items())
            lines.append((self.names.say("card.points", text=classes), "rp" in ours))
        return "\n".join(daggered_if(line, own) for line, own in lines if line)

    def _marks(self, card: CardDef) -> tuple[str, ...]:
        marks = [self.names.keyed("commitment", card.deck)]
        if card.card_kind == "combat":
            marks.append("combat")
        if card.event_and_ops:
            marks.append(self.names.say("card.event_and_ops"))
        if card.asterisk:
            marks.append("removed")
        return tuple(marks)
