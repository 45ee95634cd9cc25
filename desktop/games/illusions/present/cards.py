"""Strategy cards as views: what is on each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from desktop.games.illusions.schema_conditions import NotPlayed
from desktop.games.illusions.sides import POOLS_OF, SIDES
from desktop.mechanics.cdg.card_views import CardViews
from desktop.mechanics.cdg.condition_words import ALSO, clause
from desktop.views.pieces import CardView

if TYPE_CHECKING:
    from desktop.games.illusions.schema_cards import CardDef

BANDS = {"allied": "dark-green", "central": "grey"}


class Cards(CardViews):
    """The cards of this game."""

    SIDES = SIDES
    ROUND_PROMPT = "round.choose"
    COMBAT_PROMPTS = ("combat.cards_attacker", "combat.cards_defender")

    def side_of_seat(self, seat: str) -> str:
        side: str = self.world.side_of_seat.get(seat, "")
        return side

    def combat_cards(self, state: Any, seat: str) -> Sequence[str]:
        side = self.side_of_seat(seat)
        return [card for card in (*state.hands[seat], *state.face_up[side]) if card in self.world.is_combat_card]

    def face(self, card: str) -> CardView:
        found: CardDef = self.world.cards[card]
        say = self.names.say
        values = [(say("card.ops"), str(found.ops))]
        if points := self._points(found):
            values.append((say("card.rp"), str(sum(points.values()))))
        return CardView(
            found.id, found.name + ("*" if found.asterisk else ""), found.id, tuple(values), BANDS[found.side],
            self._text(found), self._marks(found), reconstructed=found.why if found.reconstructed else "",
        )  # fmt: skip

    def _points(self, card: CardDef) -> dict[str, int]:
        """9.6 Replacement points by class."""
        return {pool: points for pool in POOLS_OF[card.side] if (points := getattr(card.rp, pool))}

    def conditions(self, card: CardDef) -> str:
        """When a Combat Card is played, what must hold, and which events put an end to it."""
        say = self.names.say
        when = [f"card.role_{card.role}", f"card.window_{card.window}"]
        parts = [say(key) for key in when if key in self.names.words]
        parts += [clause(self.names, each) for each in self.names.conditions_of(card)]
        told = {each.card for each in card.conditions if isinstance(each, NotPlayed)}
        bans = sorted(set(self.world.bans.get(card.id, ())) - told)
        parts += [say("condition.not_played", card=other) for other in bans]
        return say("card.only", text=ALSO.join(parts)) if parts else ""

    def _text(self, card: CardDef) -> str:
        parts = [line for line in (self.conditions(card), card.text) if line]
        if card.war_status:
            parts.append(self.names.say("card.war_status", n=card.war_status))
        if points := self._points(card):
            classes = ", ".join(f"{self.names.keyed('pool', pool)} {number}" for pool, number in points.items())
            parts.append(self.names.say("card.points", text=classes))
        return "\n".join(parts)

    def _marks(self, card: CardDef) -> tuple[str, ...]:
        marks = [self.names.keyed("commitment", card.deck)]
        if card.card_kind == "combat":
            marks.append("combat")
        if card.event_and_ops:
            marks.append(self.names.say("card.event_and_ops"))
        if card.asterisk:
            marks.append("removed")
        return (*marks, "reconstructed") if card.reconstructed else tuple(marks)
