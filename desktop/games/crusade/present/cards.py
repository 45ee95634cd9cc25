"""Strategy cards as views: what is on each, and when it says that it cannot be played."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING

from msgspec.structs import replace

from desktop.engine.decision import Decision, Message
from desktop.engine.ids import CardId
from desktop.games.crusade.data.world import World
from desktop.games.crusade.rules.cards import play_options
from desktop.games.crusade.state.sides import POOLS_OF, SIDES
from desktop.games.crusade.state.state import CrusadeState
from desktop.mechanics.cdg.card_views import CardViews, Uses
from desktop.views.ours import daggered_if, parts_of, reason_of
from desktop.views.pieces import CardView
from desktop.views.wording import half_points

if TYPE_CHECKING:
    from desktop.games.crusade.data.schema_cards import CardDef

BANDS = {"nationalist": "dark-blue", "republican": "red"}


class Cards(CardViews[CrusadeState]):
    """The cards of this game."""

    world: World
    SIDES = SIDES
    ROUND_PROMPT, FIRST_PROMPT = "round.choose", "round.first"
    COMBAT_PROMPTS = ("combat.cards_attack", "combat.cards_defense")

    def face(self, card: CardId) -> CardView:
        found = self.world.cards[card]
        say, ours = self.names.say, parts_of(found)
        figures = [(say("card.ops"), str(found.ops)), *self._points(found)]
        values = tuple((caption, daggered_if(figure, "values" in ours)) for caption, figure in figures)
        title = daggered_if(found.name + (" *" if found.asterisk else ""), "name" in ours)
        return CardView(
            found.id, title, daggered_if(found.id, "number" in ours), values, BANDS[found.side],
            self._text(found, ours), self._marks(found), reconstructed=reason_of(found), scene=found.picture,
            condition=daggered_if(self.conditions(card), "conditions" in ours),
        )  # fmt: skip

    def uses(self, state: CrusadeState, decision: Decision | None, seat: str, texts: Mapping[str, str]) -> Uses:
        """4.3.1 Where one card must be played first, the others too say why they are shut."""
        if decision is not None and decision.prompt.key == self.FIRST_PROMPT:
            decision = replace(decision, prompt=Message.of(self.ROUND_PROMPT))
        return super().uses(state, decision, seat, texts)

    def use_words(self, state: CrusadeState, card: CardId, use: str) -> str:
        """8.2-8.5 The points that a card brings if it is played that way now, or that its event is played once."""
        side = self.world.cards[card].side
        word = self.names.say(f"use.{use}")
        match use:
            case play_options.OPS:
                points = str(self.world.ops[card])
            case play_options.SR:
                points = half_points(play_options.sr_points(state, side, self.world.sr[card]))
            case play_options.RP:
                recorded = dict(play_options.rp_of(state, card))
                points = "+".join(half_points(recorded[pool]) for pool in POOLS_OF[side] if pool in recorded) or "0"
            case _:
                once = self.world.cards[card].asterisk
                return self.names.say("use.once", text=word) if once else word
        return self.names.say("use.brings", text=word, text2=points)

    def _points(self, card: CardDef) -> list[tuple[str, str]]:
        """8.4 Own and foreign replacement points, each with its name if there are any."""
        own, foreign = ((pool, str(getattr(card.rp, pool))) for pool in POOLS_OF[card.side])
        found = [(self.names.say("card.rp"), own[1])]
        if foreign[1] != "0":
            found.append((self.names.say("card.rp_of", pool=foreign[0]), foreign[1]))
        return found

    def _text(self, card: CardDef, ours: Collection[str]) -> str:
        """What it does, how often, and how long; each with its dagger if it is ours."""
        lines = [card.text]
        if card.one_combat:
            lines.append(self.names.say("card.one_combat"))
        if card.leaves_after:
            lines.append(self.names.say("card.leaves_after", n=self.world.phases[card.leaves_after].last + 1))
        return "\n".join(daggered_if(line, "text" in ours) for line in lines)

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
        return tuple(marks)
