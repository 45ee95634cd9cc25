"""Strategy cards as views: the hand of a seat with the ways to play, the piles on the table, and why a way is shut."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import ClassVar, Generic

from msgspec.structs import replace

from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.engine.ids import CardId
from desktop.mechanics.cdg import condition_words, verbs
from desktop.mechanics.cdg.names import CardDrivenNames
from desktop.mechanics.cdg.protocols import CdgWorld, S
from desktop.views.pieces import CardUse, CardView, HandView
from desktop.views.table import CardTableView, PileView

USES = ("ops", "sr", "rp", "event")
"""The four ways to play a card, in the order of the card's figures."""
Uses = Mapping[str, tuple[CardUse, ...]]


class CardViews(Generic[S]):
    """Makes card views. Faces never change, so each is made once; a game says what is on a face.

    Attributes:
        SIDES: whose cards there are, in seat order.
        ROUND_PROMPT: the question of an action round, where every card shows all four ways.
        COMBAT_PROMPTS: questions for combat cards.
    """

    SIDES: ClassVar[tuple[str, ...]]
    ROUND_PROMPT: ClassVar[str]
    COMBAT_PROMPTS: ClassVar[tuple[str, ...]]

    world: CdgWorld
    names: CardDrivenNames

    def __init__(self, world: CdgWorld, names: CardDrivenNames) -> None:
        self.world, self.names = world, names
        self._face = lru_cache(maxsize=None)(self.face)

    def face(self, card: CardId) -> CardView:
        """What is on a card."""
        raise NotImplementedError

    def conditions(self, card: CardId) -> str:
        """What must hold for the event of a card, in words; "" if nothing must."""
        words = condition_words.clauses(self.names, self.names.conditions_of(card))
        return self.names.say("card.only", text=words) if words else ""

    def side_of_seat(self, seat: str) -> str:
        """The side a seat plays; "" for an onlooker."""
        return seat if seat in self.SIDES else ""

    def held(self, state: S, seat: str) -> Sequence[CardId]:
        return state.hands[seat]

    def combat_cards(self, state: S, seat: str) -> Sequence[CardId]:
        """Combat cards a seat could think of playing now."""
        return state.held_ccs(self.side_of_seat(seat))

    def view(self, card: str, uses: tuple[CardUse, ...] = (), marks: tuple[str, ...] = ()) -> CardView:
        """A card face up, with what can be done with it."""
        face = self._face(card)
        if not uses and not marks:
            return face
        return replace(face, marks=(*face.marks, *marks), uses=uses)

    # -- the hand ----------------------------------------------------------------------------------
    def hand(self, state: S, seat: str, uses: Uses) -> HandView | None:
        """The cards of a seat, those face up before its side, and how many the others hold."""
        side = self.side_of_seat(seat)
        if not side:
            return None
        say = self.names.say
        cards = [self.view(card, uses.get(card, ())) for card in self.held(state, seat)]
        cards += [self.view(card, uses.get(card, ()), (say("card.face_up"),)) for card in state.face_up[side]]
        others = tuple((say("hand.cards", seat=each), len(held)) for each, held in state.hands.items() if each != seat)
        piles = ((say("hand.deck"), len(state.decks[side])), (say("hand.discards"), len(state.discards[side])))
        title = say("hand.title", seat=seat, n=len(self.held(state, seat)))
        return HandView(title, tuple(cards), others, piles)

    # -- the table ---------------------------------------------------------------------------------
    def table(self, state: S, seat: str) -> CardTableView:
        """Card in play, cards face up, piles: the top discard is seen, removed cards may be looked through."""
        say = self.names.say
        groups: list[tuple[str, tuple[PileView, ...]]] = []
        if state.in_play:
            groups.append((say("cards.in_play"), (self._in_play(state),)))
        for side in self.SIDES:
            groups.append((say("cards.of", whose=side), tuple(self._piles(state, side))))
        return CardTableView(tuple(groups))

    def _in_play(self, state: S) -> PileView:
        side = self.world.cards[state.in_play].side
        note = self.names.say("cards.played_for", use=state.card_use)
        return PileView("in-play", self.names.say("cards.in_play"), 1, (self.view(state.in_play),), note, side)

    def _piles(self, state: S, side: str) -> Iterable[PileView]:
        say = self.names.say
        yield self._pile(f"face-up:{side}", say("cards.face_up"), state.face_up[side], side)
        deck = state.decks[side]
        yield PileView(f"deck:{side}", say("cards.deck"), len(deck), (), say("cards.deck_note"), side)
        pile = state.discards[side]
        top = tuple(self.view(card) for card in pile[-1:])
        yield PileView(f"discards:{side}", say("cards.discards"), len(pile), top, say("cards.top_only"), side)
        played = [card for card in state.played if self.world.cards[card].side == side]
        yield self._list(f"played:{side}", "cards.played", played, side)
        yield self._list(f"removed:{side}", "cards.removed", state.removed_cards[side], side)
        out = self._list(f"out:{side}", "cards.still_out", self._still_out(state, side), side)
        yield replace(out, anywhere=True)
        yield self._list(f"waiting:{side}", "cards.waiting", state.waiting[side], side)

    def _still_out(self, state: S, side: str) -> list[CardId]:
        """The cards of a side that may come yet, wherever they lie: that tells nobody what is in a hand."""
        return sorted((*state.hand(side), *state.decks[side], *state.discards[side][:-1]), key=state.card_order)

    def _list(self, key: str, title: str, cards: Sequence[CardId], side: str) -> PileView:
        """A pile of which the names are told."""
        say, faces = self.names.say, tuple(self.view(card) for card in cards)
        return PileView(key, say(title), len(cards), faces, say(f"{title}_note"), side, listed=True)

    def _pile(self, key: str, title: str, cards: Sequence[str], side: str) -> PileView:
        return PileView(key, title, len(cards), tuple(self.view(card) for card in cards), side=side)

    # -- uses --------------------------------------------------------------------------------------
    def uses(self, state: S, decision: Decision | None, seat: str, texts: Mapping[str, str]) -> Uses:
        """What the decision offers with each card; in an action round also why the other ways are shut."""
        if decision is None or decision.player != seat:
            return {}
        found: dict[str, list[CardUse]] = {}
        for action in decision.actions:
            for arg in action.args:
                if arg in self.world.cards:
                    found.setdefault(arg, []).append(self._use(state, action, texts))
                    break
        if decision.prompt.key == self.ROUND_PROMPT:
            for card in self.held(state, seat):
                found[card] = self._four_ways(state, card, found.get(card, []))
        elif decision.prompt.key in self.COMBAT_PROMPTS:
            for card in self.combat_cards(state, seat):
                if card not in found:
                    found[card] = self._refused(state, verbs.CARD_PLAYED(card), "card")
        return {card: tuple(uses) for card, uses in found.items()}

    def use_words(self, state: S, card: CardId, use: str) -> str:
        """One of the four ways to play a card, with what it brings."""
        return self.names.say(f"use.{use}")

    def use_note(self, card: CardId, use: str) -> str:
        """What it means to play a card that way."""
        key = "use.does.event_once" if use == "event" and self.world.cards[card].asterisk else f"use.does.{use}"
        return self.names.say(key)

    def _use(self, state: S, action: Action, texts: Mapping[str, str]) -> CardUse:
        """One way to use a card; which card it is need not be said beside it."""
        if action.verb == verbs.PLAY:
            card, use = action.args[:2]
            return CardUse(use, self.use_words(state, CardId(card), use), str(action), note=self.use_note(card, use))
        return CardUse(action.verb, texts.get(str(action), str(action)), str(action))

    def _four_ways(self, state: S, card: CardId, offered: list[CardUse]) -> list[CardUse]:
        by_use = {use.id: use for use in offered}
        ways = []
        for use in USES:
            ways += [by_use[use]] if use in by_use else self._refused(state, verbs.PLAY(card, use), use)
        return ways

    def _refused(self, state: S, action: Action, use: str) -> list[CardUse]:
        """Why a card cannot be used some way, as the procedures under way tell it."""
        for frame in reversed(state.stack):
            if refusal := frame.why_not(state, action):
                words = self.names.words.message(refusal.reason)
                return [CardUse(use, self.names.say(f"use.{use}"), refusal=words, rule=refusal.rule)]
        return []
