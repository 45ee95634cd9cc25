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
            classes = [say("card.points", pool=pool, n=number) for pool, number in points.items()]
            caption = "\n".join((say("card.rp"), *classes))
            values.append((caption, daggered_if(str(sum(points.values())), "rp" in ours)))
        if found.war_status:
            values.append((say("card.war_status"), daggered_if(f"+{found.war_status}", "war_status" in ours)))
        leaves = daggered_if("*", "removed_if_event" in ours) if found.asterisk else ""
        return CardView(
            found.id, found.name + leaves, found.id, tuple(values), BANDS[found.side],
            daggered_if(found.text, bool(ours - APART)), self._marks(found), reconstructed=reason_of(found),
            scene=found.picture, condition=self._condition(found, ours),
        )  # fmt: skip

    def use_words(self, state: IllusionsState, card: CardId, use: str) -> str:
        """9.3-9.7 The points that a card brings if it is played that way."""
        found, word = self.world.cards[card], super().use_words(state, card, use)
        if use == "event":
            return self.names.say("use.once", text=word) if found.asterisk else word
        points = sum(self._points(found).values()) if use == "rp" else found.ops
        return self.names.say("use.brings", text=word, text2=str(points))

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

    def _condition(self, card: CardDef, ours: frozenset[str]) -> str:
        """What must hold, with a dagger if it is ours."""
        own = "requires" in ours or (card.card_kind == "combat" and bool(ours - APART))
        return daggered_if(self.conditions(card.id), own)

    def _marks(self, card: CardDef) -> tuple[str, ...]:
        marks = [self.names.keyed("commitment", card.deck)]
        if card.card_kind == "combat":
            marks.append("combat")
        if card.event_and_ops:
            marks.append(self.names.say("card.event_and_ops"))
        if card.asterisk:
            marks.append("removed")
        return tuple(marks)
