"""Cards as views: conflict cards and events, the hand of a seat, and all that lies on the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from desktop.engine.decision import Decision
from desktop.engine.ids import CardId, EventCardId
from desktop.engine.verb import Verb
from desktop.games.reich import verbs
from desktop.games.reich.present.names import Names
from desktop.games.reich.state.sides import SIDES, enemy_of
from desktop.views.ours import daggered, daggered_if, reason_of
from desktop.views.pieces import CardUse, CardView, HandView
from desktop.views.table import CardTableView, PileView
from desktop.views.wording import capital

if TYPE_CHECKING:
    from desktop.games.reich.data.schema_cards import CardDef
    from desktop.games.reich.data.schema_events import EventDef
    from desktop.games.reich.data.world import World
    from desktop.games.reich.state.state import ReichState

EMBLEMS = {
    "german": "iron-cross", "italian": "bundle", "western": "ringed-star", "soviet": "leader", "none": "agent",
}  # fmt: skip
SCENES = {"saboteur": "sabotage", "double_agent": "spy"}
GENERAL = "leader"
"""What is on the face of the conflict cards with a function of their own."""
BANDS = {"none": "grey"}
MALL_BANDS = {"both": "neutral", "allied": "allies", "axis": "axis"}
MALLS = ("both", "axis", "allied")
MALL_SIDES = {"both": "", "axis": "axis", "allied": "allies"}
FACE_DOWN = "face down"
OWN_TEXT = ("partly", "reconstructed")
"""Evidence of texts that are at least in part ours."""
WANTED: dict[str, Verb[str]] = {
    "conflict.card": verbs.LAY, "conflict.open_card": verbs.LAY, "conflict.events": verbs.PLAY,
    "conflict.answer": verbs.PLAY, "turn.first": verbs.SEEK, "turn.success": verbs.SEEK,
    "turn.production": verbs.SEEK, "turn.push": verbs.SEEK,
}  # fmt: skip
"""By prompt: what cards are wanted for, so that those which do not serve can say why."""

Uses = Mapping[str, tuple[CardUse, ...]]
"""What can be done with cards, by card id; events in malls by event id."""


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
        return replace(face, marks=(*marks, *face.marks), uses=uses)

    def _make(self, card: str) -> CardView:
        found = self.world.cards.get(CardId(card))
        if found is not None:
            return self._conflict(found)
        event = self.names.event_def(card)
        assert event is not None, card
        return self._event(card, event)

    def _conflict(self, card: CardDef) -> CardView:
        say = self.names.say
        suit = say(f"suit.{card.suit}")
        title = card.name if card.special else suit
        text = say(f"function.{card.special}", n=card.rerolls) if card.special else ""
        band = BANDS.get(card.suit, card.suit)
        return CardView(
            card.id, title, "", ((suit if card.special else "", str(card.value)),), band, text,
            ("bonus",) if card.rerolls else (), emblem=EMBLEMS[card.suit], scene=SCENES.get(card.special, GENERAL)
            if card.special else "",
        )  # fmt: skip

    def _event(self, card: str, event: EventDef) -> CardView:
        marks = [event.kind, *(f"{star} star" for star in event.stars if event.mall == "allied")]
        if event.general:
            marks.append("general")
        ours = event.reconstructed
        stars = " and ".join(event.stars)
        lines = (
            daggered_if(event.text, ours and event.evidence in OWN_TEXT),
            daggered(self.names.say("event.kind", kind=event.kind)) if ours and event.kind_why else "",
            daggered(self.names.say("event.stars", text=stars)) if ours and event.stars_why else "",
        )
        text = "\n".join(line for line in lines if line)
        number = str(self.world.event_cards[EventCardId(card)].number) if card in self.world.event_cards else ""
        return CardView(
            card, event.name, number, (), MALL_BANDS[event.mall], text, tuple(marks), reconstructed=self.reason(event),
            scene=event.picture, condition=daggered_if(self._when(event), ours and bool(event.use_why)),
        )  # fmt: skip

    def reason(self, event: EventDef) -> str:
        """Why parts of the face are ours, part by part; "" if it is all published."""
        if not event.reconstructed:
            return ""
        say = self.names.say
        text = reason_of(event) if event.evidence in OWN_TEXT else ""
        parts = (
            text,
            say("event.use_why", text=event.use_why) if event.use_why else "",
            say("event.kind_why", text=event.kind_why) if event.kind_why else "",
            say("event.stars_why", text=event.stars_why) if event.stars_why else "",
        )
        found = " ".join(part for part in parts if part)
        return found if text or not found or not event.source else f"{found} ({event.source})"

    def _when(self, event: EventDef) -> str:
        """Where it serves, in one line."""
        if not event.usable_in:
            return self.names.say("event.at_once")
        where = ", ".join(self.names.say(f"usable.{kind}") for kind in event.usable_in)
        return self.names.say(f"event.role.{event.role or 'any'}", text=where)

    def back(self, side: str) -> CardView:
        """A card nobody may see."""
        return CardView("", "", band=side, hidden=True)

    # -- the hand ----------------------------------------------------------------------------------
    def hand(self, state: ReichState, seat: str, uses: Uses) -> HandView | None:
        """The conflict cards and events of a seat, and how many the other side holds."""
        if seat not in SIDES:
            return None
        say, enemy = self.names.say, enemy_of(seat)
        cards = [self.view(card, uses.get(card, ())) for card in state.hands[seat]]
        cards += [self.view(card, self._uses_of(uses, card), self._marks(state, card)) for card in state.held[seat]]
        others = ((say("hand.cards", side=enemy), len(state.hands[enemy])),)
        piles = ((say("hand.deck"), len(state.decks[seat])), (say("hand.discards"), len(state.discards[seat])))
        title = say("hand.title", side=seat, n=len(state.hands[seat]), size=state.hand_size[seat])
        return HandView(title, tuple(cards), others, piles)

    def _uses_of(self, uses: Uses, card: str) -> tuple[CardUse, ...]:
        """The rules name an event by its own id, whichever copy it is."""
        event = self.names.event_def(card)
        return uses.get(card, ()) or (uses.get(event.id, ()) if event else ())

    def _marks(self, state: ReichState, card: str) -> tuple[str, ...]:
        return (FACE_DOWN,) if card in state.face_down else ()

    # -- the table ---------------------------------------------------------------------------------
    def table(self, state: ReichState, seat: str, uses: Uses) -> CardTableView:
        """Malls, events held, decks and discards, lid and what is out: as far as the seat may know."""
        say = self.names.say
        return CardTableView(
            (
                (say("cards.malls"), tuple(self._mall(state, mall, uses) for mall in MALLS)),
                (say("cards.held"), tuple(self._held(state, side) for side in SIDES)),
                (say("cards.conflict"), tuple(p for side in SIDES for p in self._decks(state, side, seat))),
                (say("cards.out"), tuple(self._out(state))),
            )
        )

    def _mall(self, state: ReichState, mall: str, uses: Uses) -> PileView:
        cards = state.malls[mall]
        views = []
        for card in cards:
            views.append(self.view(card, self._uses_of(uses, card)))
        return PileView(f"mall:{mall}", self.names.keyed("mall", mall), len(cards), tuple(views), side=MALL_SIDES[mall])

    def _held(self, state: ReichState, side: str) -> PileView:
        cards = state.held[side]
        views = tuple(self.view(card, (), self._marks(state, card)) for card in cards)
        title = self.names.say("cards.held_by", whose=side)
        most = self.names.say("cards.most", n=self.world.limits.events_held)
        return PileView(f"held:{side}", title, len(cards), views, most, side)

    def _decks(self, state: ReichState, side: str, seat: str) -> Iterable[PileView]:
        """The deck by its number; of the discards the owner sees all, the other side the top card."""
        say = self.names.say
        deck = state.decks[side]
        yield PileView(f"deck:{side}", say("cards.deck", whose=side), len(deck), (), say("cards.deck_note"), side)
        pile = state.discards[side]
        seen: Sequence[str] = pile[::-1] if seat == side else pile[-1:]
        note = say("cards.own_discards" if seat == side else "cards.top_discard")
        views = tuple(self.view(card) for card in seen)
        yield PileView(f"discards:{side}", say("cards.discards", whose=side), len(pile), views, note, side)
        yield self._still_out(state, side, seat)

    def _still_out(self, state: ReichState, side: str, seat: str) -> PileView:
        """The conflict cards that may come yet: of the own ones a player knows his hand and his discards."""
        conflict, own = state.conflict, seat == side
        laid = conflict.cards[side] if conflict is not None and side not in conflict.shown else []
        unseen = [*state.decks[side], *laid, *([] if own else (*state.hands[side], *state.discards[side][:-1]))]
        known = self.world.cards
        unseen.sort(key=lambda card: (known[card].suit, known[card].value, card))
        title = self.names.say("cards.still_out", whose=side)
        note = self.names.say("cards.still_out_own" if own else "cards.still_out_note")
        faces = tuple(map(self.view, unseen))
        return PileView(f"out:{side}", title, len(faces), faces, note, side, listed=True, anywhere=True)

    def _out(self, state: ReichState) -> Iterable[PileView]:
        say = self.names.say
        for side in SIDES:
            if waiting := state.waiting[side]:
                yield self._pile(f"waiting:{side}", say("cards.waiting", side=side), waiting, side)
        for key, cards in (
            ("beside", state.beside), ("lid", state.lid), ("aside", state.aside), ("removed", state.removed),
        ):  # fmt: skip
            yield self._pile(key, say(f"cards.{key}"), cards)

    def _pile(self, key: str, title: str, cards: Sequence[str], side: str = "") -> PileView:
        return PileView(key, title, len(cards), tuple(self.view(card) for card in cards), side=side)

    # -- uses --------------------------------------------------------------------------------------
    def uses(self, state: ReichState, decision: Decision | None, seat: str, texts: Mapping[str, str]) -> Uses:
        """What the decision offers with each card, by card or event id; and why not with the others."""
        if decision is None or decision.player != seat:
            return {}
        found: dict[str, list[CardUse]] = {}
        for action in decision.actions:
            things = (thing for kind, thing in verbs.LANGUAGE.named(state, action) if kind in verbs.CARDS)
            if card := next(things, ""):
                text = texts.get(str(action), str(action))
                found.setdefault(card, []).append(CardUse(str(action.verb), text, str(action)))
        if verb := WANTED.get(decision.prompt.key):
            for card in self._candidates(state, seat, verb):
                if card not in found and (refused := self._refused(state, verb, card)):
                    found[card] = [refused]
        return {card: tuple(uses) for card, uses in found.items()}

    def _candidates(self, state: ReichState, seat: str, verb: Verb[str]) -> Sequence[str]:
        """What a player may have thought of: the cards in hand, the events held, or those in the malls."""
        if verb == verbs.LAY:
            return state.hands[seat]
        places = [state.held[seat]] if verb == verbs.PLAY else list(state.malls.values())
        return list(dict.fromkeys(self.world.event_of[card].id for place in places for card in place))

    def _refused(self, state: ReichState, verb: Verb[str], card: str) -> CardUse | None:
        action = verb(card)
        for frame in reversed(state.stack):
            if refusal := frame.why_not(state, action):
                text = self.names.say(f"choice.{verb}", card=card, event=card)
                words = capital(self.names.words.message(refusal.reason))
                return CardUse(str(verb), text, refusal=words, rule=refusal.rule)
        return None
