"""Strategy cards as views: what is on each, and when it says that it cannot be played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.games.crusade.sides import POOLS_OF, SIDES
from desktop.mechanics.cdg.card_views import CardViews
from desktop.views.pieces import CardView

if TYPE_CHECKING:
    from desktop.games.crusade.schema_cards import CardDef

BANDS = {"nationalist": "dark-blue", "republican": "red"}


class Cards(CardViews):
    """The cards of this game."""

    SIDES = SIDES
    ROUND_PROMPT = "round.choose"
    COMBAT_PROMPTS = ("combat.cards_attack", "combat.cards_defense")

    def face(self, card: str) -> CardView:
        found: CardDef = self.world.cards[card]
        say = self.names.say
        values = ((say("card.ops"), str(found.ops)), (say("card.rp"), self._points(found)))
        return CardView(
            found.id, found.name + (" *" if found.asterisk else ""), found.id, values, BANDS[found.side],
            self._text(found), self._marks(found), reconstructed=found.why if found.reconstructed else "",
        )  # fmt: skip

    def _points(self, card: CardDef) -> str:
        """8.4 Own and foreign replacement points: 2+1."""
        return "+".join(str(getattr(card.rp, pool)) for pool in POOLS_OF[card.side])

    def _text(self, card: CardDef) -> str:
        """What must hold, what it does, and how often."""
        parts = [line for line in (self.conditions(card), card.text) if line]
        if card.one_combat:
            parts.append(self.names.say("card.one_combat"))
        if card.leaves_after:
            parts.append(self.names.say("card.leaves_after", n=self.world.phases[card.leaves_after].last + 1))
        return "\n".join(parts)

    def _marks(self, card: CardDef) -> tuple[str, ...]:
        marks = [self.names.say(f"card.phase_{card.phase}")]
        if card.card_kind == "cc":
            marks.append("combat")
        if card.reinforcement:
            marks.append(self.names.say("card.reinforcement", pool=card.reinforcement))
        if card.asterisk:
            marks.append("removed")
        if card.optional:
            marks.append(self.names.say("card.optional"))
        return (*marks, "reconstructed") if card.reconstructed else tuple(marks)
