"""Cards as views: the strategy cards, the hand of a seat with the four ways to play, and the piles on the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.games.crusade.present.names import Names
from desktop.games.crusade.sides import POOLS_OF, SIDES, enemy_of
from desktop.views.pieces import CardUse, CardView, HandView
from desktop.views.table import CardTableView, PileView

if TYPE_CHECKING:
    from desktop.games.crusade.schema_cards import CardDef
    from desktop.games.crusade.state import CrusadeState
    from desktop.games.crusade.world import World

BANDS = {"nationalist": "dark-blue", "republican": "red"}
USES = ("ops", "sr", "rp", "event")
"""8.1.3 The four ways to play a card, in the order of the card's figures."""
ROUND_PROMPT = "round.choose"
COMBAT_PROMPTS = ("combat.cards_attack", "combat.cards_defense")
Uses = Mapping[str, tuple[CardUse, ...]]


class Cards:
    """Makes card views. Faces never change, so each is made once."""

    def __init__(self, world: World, names: Names) -> None:
        self.world, self.names = world, names
        self._face = lru_cache(maxsize=None)(self._make)

    # -- faces -------------------------------------------------------------------------------------
    def view(self, card: str, uses: tuple[CardUse, ...] = (), marks: tuple[str, ...] = ()) -> CardView:
        """A card face up, with what can be done with it."""
        face = self._face(card)
        if not uses and not marks:
            return face
        return CardView(
            face.id, face.title, face.number, face.values, face.band, face.text, (*face.marks, *marks), uses,
            reconstructed=face.reconstructed,
        )  # fmt: skip

    def _make(self, card: str) -> CardView:
        found = self.world.cards[card]
        say = self.names.say
        values = [(say("card.ops"), str(found.ops)), (say("card.rp"), self._points(found))]
        return CardView(
            found.id, found.name + (" *" if found.asterisk else ""), found.id, tuple(values), BANDS[found.side],
            self._text(found), self._marks(found), reconstructed=found.why if found.reconstructed else "",
        )  # fmt: skip

    def _points(self, card: CardDef) -> str:
        """8.4 Own and foreign replacement points: 2+1."""
        return "+".join(str(getattr(card.rp, pool)) for pool in POOLS_OF[card.side])

    def _text(self, card: CardDef) -> str:
        parts = [card.text]
        if card.one_combat:
            parts.append(self.names.say("card.one_combat"))
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

    # -- the hand ----------------------------------------------------------------------------------
    def hand(self, state: CrusadeState, seat: str, uses: Uses) -> HandView | None:
        """The cards of a seat, those face up before it, and how many the other side holds."""
        if seat not in SIDES:
            return None
        say, enemy = self.names.say, enemy_of(seat)
        cards = [self.view(card, uses.get(card, ())) for card in state.hands[seat]]
        cards += [self.view(card, uses.get(card, ()), (say("card.face_up"),)) for card in state.face_up[seat]]
        others = ((say("hand.cards", side=enemy), len(state.hands[enemy])),)
        piles = ((say("hand.deck"), len(state.decks[seat])), (say("hand.discards"), len(state.discards[seat])))
        return HandView(say("hand.title", whose=seat, n=len(state.hands[seat])), tuple(cards), others, piles)

    # -- the table ---------------------------------------------------------------------------------
    def table(self, state: CrusadeState, seat: str) -> CardTableView:
        """8.1.4 Card in play, cards face up, piles: the top discard is seen, removed cards may be looked through."""
        say = self.names.say
        groups: list[tuple[str, tuple[PileView, ...]]] = []
        if state.in_play:
            groups.append((say("cards.in_play"), (self._in_play(state),)))
        for side in SIDES:
            groups.append((say("cards.of", whose=side), tuple(self._piles(state, side, seat))))
        return CardTableView(tuple(groups))

    def _in_play(self, state: CrusadeState) -> PileView:
        side = self.world.cards[state.in_play].side
        note = self.names.say("cards.played_for", use=state.card_use)
        return PileView("in-play", self.names.say("cards.in_play"), 1, (self.view(state.in_play),), note, side)

    def _piles(self, state: CrusadeState, side: str, seat: str) -> Iterable[PileView]:
        say = self.names.say
        yield self._pile(f"face-up:{side}", say("cards.face_up"), state.face_up[side], side)
        deck = state.decks[side]
        yield PileView(f"deck:{side}", say("cards.deck"), len(deck), (), say("cards.deck_note"), side)
        pile = state.discards[side]
        top = tuple(self.view(card) for card in pile[-1:])
        yield PileView(f"discards:{side}", say("cards.discards"), len(pile), top, say("cards.top_only"), side)
        yield self._pile(f"removed:{side}", say("cards.removed"), state.removed_cards[side], side)
        waiting = state.waiting[side]
        yield PileView(f"waiting:{side}", say("cards.waiting"), len(waiting), (), say("cards.waiting_note"), side)

    def _pile(self, key: str, title: str, cards: Sequence[str], side: str) -> PileView:
        return PileView(key, title, len(cards), tuple(self.view(card) for card in cards), side=side)

    # -- uses --------------------------------------------------------------------------------------
    def uses(self, state: CrusadeState, decision: Decision | None, seat: str, texts: Mapping[str, str]) -> Uses:
        """What the decision offers with each card; in an action round also why the other ways are shut."""
        if decision is None or decision.player != seat:
            return {}
        found: dict[str, list[CardUse]] = {}
        for action in decision.actions:
            for arg in action.args:
                if arg in self.world.cards:
                    use = action.args[1] if action.verb == "play" else action.verb
                    text = texts.get(str(action), str(action))
                    found.setdefault(arg, []).append(CardUse(use, text, str(action)))
                    break
        if decision.prompt.key == ROUND_PROMPT:
            for card in state.hands[seat]:
                found[card] = self._four_ways(state, card, found.get(card, []))
        elif decision.prompt.key in COMBAT_PROMPTS:
            for card in state.held_ccs(seat):
                if card not in found:
                    found[card] = self._refused(state, Action.of("card", card), "card")
        return {card: tuple(uses) for card, uses in found.items()}

    def _four_ways(self, state: CrusadeState, card: str, offered: list[CardUse]) -> list[CardUse]:
        by_use = {use.id: use for use in offered}
        ways = []
        for use in USES:
            ways += [by_use[use]] if use in by_use else self._refused(state, Action.of("play", card, use), use)
        return ways

    def _refused(self, state: CrusadeState, action: Action, use: str) -> list[CardUse]:
        """Why a card cannot be used some way, as the procedures under way tell it."""
        for frame in reversed(state.stack):
            if refusal := frame.why_not(state, action):
                words = self.names.words.message(refusal.reason)
                return [CardUse(use, self.names.say(f"use.{use}"), refusal=words, rule=refusal.rule)]
        return []
