"""Sheets of reich read back."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from desktop.data.game_files import texts_of
from desktop.views.table import SetupLine
from desktop.views.wording import capital
from tests.printing.reader.base import Names, Words, keyed, multiplied

POWERS = {"Axis": "axis", "Western Allies": "western", "Soviet Union": "soviet", "Nobody": ""}
WHOSE = (("axis", "Axis"), ("allies", "Allied"))
USED = {"used this year": True, "still available": False}
ITALY = {"surrendered": True, "at war": False}
SPECIALS = {
    "the Lieutenant Generals": "lieutenant_general", "the Field Marshals and Generals of the Army": "field_marshal",
    "the Supreme Commanders": "supreme_commander", "the Saboteurs": "saboteur", "the Double Agent": "double_agent",
}  # fmt: skip
UNPRINTED = {
    "conflict": "a conflict under way is told by its path alone",
    "last_conflict": "a look back", "history": "what has happened stands in the report",
    "winner": "told as the result", "level": "told as the result", "reason": "told as the result",
    "stack": "told as the path", "chance": "the dice of the program",
    "apart": "which cards are laid apart is secret: their number is told",
}  # fmt: skip


class Reader:
    KNOWN = ("hands", "decks", "discards")

    def __init__(self, words: Words, lines: Iterable[SetupLine], world: Any) -> None:
        self.words, self.lines, self.world = words, list(lines), world
        self.texts = texts_of("reich")
        self.areas = Names(((area.name, area.id) for area in world.areas.values()), "areas")
        self.years = Names(((year.name, str(n)) for n, year in enumerate(world.tables.years)), "years")
        self.events = Names(((event.name, event.id) for event in world.events.values()), "events")

    # -- a new game --------------------------------------------------------------------------------
    def new_game(self, state: Any, rolled: Sequence[int]) -> tuple[dict[str, Any], dict[str, Any]]:
        read, true = self._common(), self.true_common(state)
        for name in ("hand_size", "big_push", "vichy_exempt"):
            if self.acted_at_once(state):  # a war production or convoy drawn at the start has changed it
                read.pop(name), true.pop(name)
        read["deals"] = {side: self._dealt(state, side, adjective) for side, adjective in WHOSE}
        true["deals"] = {side: True for side, _ in WHOSE}
        read["events"], true["events"] = self._events_dealt(state), True
        for key, label in (("aside", "Set aside until the end of 1941"), ("removed", "Out of the game")):
            read[key], true[key] = self._named("cards", label), self._of(getattr(state, key))
        lid = self._named("cards", "In the lid")
        read["lid"], true["lid"] = lid, self._of(state.lid) & lid
        begins = self.words.one("cards", "Begins")
        read["first"], true["first"] = {"Axis": "axis", "Allies": "allies"}[begins], self.world.first_side
        assert self.words.whole("cards", "All other events") == "lie in their malls, face up"
        levels = {name for (name,), _ in self.words.matching("levels", "(.+)")}
        assert levels == {capital(self.texts[f"level.{level.id}"]) for level in self.world.verdict.levels}
        return read, true

    def acted_at_once(self, state: Any) -> bool:
        return len(state.lid) > len([c for event in self.world.scenario.events.lid for c in self.world.copies[event]])

    def _dealt(self, state: Any, side: str, adjective: str) -> bool:
        """Whether a hand is one that the sheet says to deal."""
        text = self.words.whole("cards", f"{adjective} conflict cards")
        cards = [*state.hands[side], *state.decks[side], *state.discards[side]]
        hand = [self.world.cards[card] for card in state.hands[side]]
        if match := re.fullmatch(r"shuffle all (\d+), deal (\d+)", text):
            return len(cards) == int(match[1]) and (len(hand) == int(match[2]) or self.acted_at_once(state))
        match = re.fullmatch(r"first (\d+) of (.+), then (\d+) of the rest, shuffled", text)
        assert match, text
        kinds = {SPECIALS[words] for words in re.split(r", | and (?=the )", match[2])}
        first = sum(card.special in kinds for card in hand)
        return first == int(match[1]) and len(hand) - first == int(match[3])

    def _events_dealt(self, state: Any) -> bool:
        """Whether the events held are those given and as many drawn from where the sheet says."""
        resolved = Names(self.events._ids.items(), "events")
        at_once = self.words.whole("cards", "Act at once if drawn, in this order")
        gone = [resolved(name) for name in re.split(", | and ", at_once)] if at_once else []
        left = {side: self._of(state.held[side]) for side, _ in WHOSE}
        number = dict.fromkeys(left, 0)
        pools: dict[str, set[str]] = {side: set() for side in left}
        deals = list(self.words.matching("cards", r"(Axis|Allied) events, deal (\d)"))
        for (adjective, _), items in deals:
            side = {a: s for s, a in WHOSE}[adjective]
            given, drawn, pool = self._deal(", ".join(items), side)
            if any(left[side][event] < 1 for event in given):
                return False
            left[side] -= Counter(given)
            number[side] += drawn
            pools[side] |= pool
        return all(
            set(left[side]) <= pools[side]
            and (left[side].total() == number[side] or (gone and left[side].total() < number[side]))
            for side in left
        )

    def _deal(self, text: str, side: str) -> tuple[list[str], int, set[str]]:
        mall = {"axis": "axis", "allies": "allied"}[side]
        own = {
            e.id for e in self.world.events.values() if e.mall == mall and e.kind in self.world.tables.year_end_kinds
        }
        if match := re.fullmatch(r"(?:(.+), then )?(\d+) at random of the own reusable and returnable ones left", text):
            return self._listed(match[1] or ""), int(match[2]), own
        if match := re.fullmatch(r"(\d+) at random of those still left of (.+)", text):
            return [], int(match[1]), set(self._listed(match[2]))
        match = re.fullmatch(r"(?:(.+), then )?(\d+) at random", text)
        assert match, text
        return self._listed(match[1] or ""), int(match[2]), set()

    def _listed(self, text: str) -> list[str]:
        """`A, B and C`, where a name may have an "and" in it."""
        found, rest = [], text
        while rest:
            name = max((name for name in self.events._ids if rest.startswith(name)), key=len)
            found.append(self.events(name))
            rest = rest.removeprefix(name).removeprefix(", ").removeprefix(" and ")
        return found

    def _named(self, section: str, what: str) -> Counter[str]:
        return Counter({self.events(n): k for n, k in multiplied(self.words.take(section, what)).items()})

    def _of(self, cards: Iterable[str]) -> Counter[str]:
        return Counter(self.world.event_of[card].id for card in cards)

    # -- every sheet -------------------------------------------------------------------------------
    def _common(self) -> dict[str, Any]:
        words, texts = self.words, self.texts
        found: dict[str, Any] = {"hand_size": {}, "year": {}, "reorganised": {}, "big_push": {}}
        for side, adjective in WHOSE:
            found["hand_size"][side] = words.number("tracks", f"{adjective} hand size")
            found["year"][side] = int(self.years(words.one("tracks", f"{adjective} year")))
            found["reorganised"][side] = USED[words.one("tracks", f"{adjective} reorganisation")]
            marker = words.one("tracks", f"{adjective} Big Push")
            found["big_push"][side] = {"none": "", "star down": "down", "star up": "up"}[marker]
        found["pact"] = words.one("tracks", "Nazi-Soviet Pact") == "in effect"
        found["italy_surrendered"] = ITALY[words.one("tracks", "Italy")]
        found["vichy"] = keyed(texts, "vichy")(words.one("tracks", "Vichy"))
        label = "Vichy areas whose attack alone does not end the neutrality of the others"
        found["vichy_exempt"] = sorted(self.areas.all(words.take("tracks", label)))
        centres = (item.rpartition(" ") for item in words.take("tracks", "Temporary production centres"))
        found["centres"] = {self.areas(name): int(worth) for name, _, worth in centres}
        found["launched"] = sorted(keyed(texts, "operation").all(words.take("tracks", "Operations")))
        for key, label in (
            ("paris_fell", "Paris has fallen"), ("exchanged", "The exchange of cards has been made"),
            ("last_year_over", "The last year is over"), ("between_games", "Between two games of the tournament"),
        ):  # fmt: skip
            found[key] = words.one("tracks", label) == "yes"
        found["records"] = [
            (items[0], int(items[2]), int(items[3]), int(items[1].replace("−", "-").replace("+", "")))
            for _, items in words.matching("tracks", r"Game (\d+): level, difference of hands, turns, rank")
        ]
        found["control"] = {
            area: power for name, power in POWERS.items() for area in self.areas.all(words.take("control", name))
        }
        return found | self._markers(found["control"])

    def _markers(self, control: dict[str, str]) -> dict[str, Any]:
        """The lines: control markers, forts, fleets; and how many of each are left in the box."""
        forts, fleets, boxes = {}, {}, Counter()
        printed = dict(self.world.printed_power)
        for line in self.lines:
            name = line.piece.name
            if line.where in ("beside the map", "Axis fleets", "Allied fleets", "Axis forts", "Allied forts"):
                number = re.match(r"(\d+) control markers", name)
                boxes[line.where, line.side] += int(number[1]) if number else 1
            elif name.startswith("Control"):
                printed[self.areas(line.where)] = POWERS[name.removeprefix("Control: ")]
            elif "fleet" in name.lower():
                fleets[self.areas(line.where)] = sorted([*fleets.get(self.areas(line.where), []), line.side])
            else:
                forts[self.areas(line.where)] = line.side
        assert {area for area in control if control[area] and printed[area] != control[area]} == set()
        return {"forts": forts, "fleets": fleets, "boxes": boxes}

    def true_common(self, state: Any) -> dict[str, Any]:
        plain = (
            "hand_size", "year", "reorganised", "big_push", "pact", "italy_surrendered", "vichy", "centres", "control",
            "paris_fell", "exchanged", "last_year_over", "between_games", "forts",
        )  # fmt: skip
        boxes: Counter[Any] = Counter()
        for side, adjective in WHOSE:
            boxes[f"{adjective} forts", side] = self.world.forts[side] - sum(s == side for s in state.forts.values())
            placed = sum(side in sides for sides in state.fleets.values())
            boxes[f"{adjective} fleets", side] = self.world.fleets[side] - placed
        for power, side in (("axis", "axis"), ("western", "allies"), ("soviet", "allies")):
            used = sum(p == power and self.world.printed_power[a] != power for a, p in state.control.items())
            boxes["beside the map", side] += self.world.control_markers[power] - used
        return {
            **{name: getattr(state, name) for name in plain}, "vichy_exempt": sorted(state.vichy_exempt),
            "launched": sorted(state.launched), "boxes": +boxes,
            "fleets": {zone: sorted(sides) for zone, sides in state.fleets.items()},
            "records": [(self.texts[f"level.{r.level}"], r.turns, r.rank, r.difference) for r in state.records],
        }  # fmt: skip

    # -- a game under way --------------------------------------------------------------------------
    PILES = (
        ("lid", "In the lid"), ("aside", "Set aside until the end of 1941"), ("beside", "Beside the deck"),
        ("removed", "Out of the game"),
    )  # fmt: skip

    def position(self) -> dict[str, Any]:
        found = self._common()
        malls = {"both": "Shared mall", "axis": "Axis mall", "allied": "Allied mall"}
        found["malls"] = {mall: self._named("events", label) for mall, label in malls.items()}
        found["held"] = {side: self._named("events", f"{a} events") for side, a in WHOSE}
        found["waiting"] = {side: self._named("events", f"{a} side puts back into the malls") for side, a in WHOSE}
        found["face_down"] = self._named("events", "Of the events held, face down")
        return found | {key: self._named("events", label) for key, label in self.PILES}

    def true_position(self, state: Any) -> dict[str, Any]:
        return {
            **self.true_common(state),
            **{
                name: {k: self._of(v) for k, v in getattr(state, name).items()} for name in ("malls", "held", "waiting")
            },
            **{name: self._of(getattr(state, name)) for name in ("face_down", "lid", "aside", "beside", "removed")},
        }

    def under_way(self, state: Any) -> dict[str, Any]:
        words, texts = self.words, self.texts
        side = words.one("turn", "Player turn")
        operation = words.one("turn", "Operation")
        using = words.one("turn", "Action paid by", texts["using.first"])
        turn = {
            "side": {"Axis": "axis", "Allies": "allies", "": ""}[side],
            "operation": keyed(texts, "operation")(operation) if operation else "",
            "using": keyed(texts, "using")(using), "success": words.one("turn", "Bonus action for success"),
            "tail": words.one("turn", "A failure now ends the turn") != "no",
            **{
                key: words.one("turn", label) == "yes"
                for key, label in (
                    ("begun", "An action of the operation has been made"), ("over", "The turn is over"),
                    ("blitz_over", "No more Blitzkrieg"),
                )
            },
            **{
                key: words.number("turn", label, "0")
                for key, label in (
                    ("production", "Bonus actions for production"), ("blitz_made", "Blitzkrieg attacks made"),
                    ("guaranteed", "Guaranteed actions still to come"),
                )
            },
            **{
                key: "".join(self.areas.all(words.take("turn", label)))
                for key, label in (("blitz_from", "Blitzkrieg from"), ("landing", "Landed in"))
            },
            **{
                key: sorted(self.areas.all(words.take("turn", label)))
                for key, label in (
                    ("must_retake", "One of these must be retaken"), ("targets", "Still to be attacked"),
                    ("barred", "No land attack may start from"),
                )
            },
            "ready": self._named("turn", "Events that may be used again"),
            "last": next(iter(self._last()), None),
        }  # fmt: skip
        owed = [
            (
                {a: s for s, a in WHOSE}[adjective],
                int(items[0].replace("−", "-").replace("+", "")),
                keyed(texts, "how")(items[1]),
            )
            for (_, adjective), items in words.matching("turn", r"To be settled, (\d+): (Axis|Allied) hand size")
        ]
        return {"turn": turn, "turns": words.number("turn", "Player turns begun"), "owed": owed}

    def _last(self) -> Iterable[tuple[str, str, bool, bool]]:
        for (kind,), items in self.words.matching("turn", "Last action: (.+)"):
            yield keyed(self.texts, "kind")(kind), items[0], items[1] == "won", len(items) > 2

    def true_under_way(self, state: Any) -> dict[str, Any]:
        turn, last = state.turn, state.turn.last
        lists = ("must_retake", "targets", "barred")
        plain = (
            "side", "operation", "using", "success", "tail", "begun", "over", "blitz_over", "production", "blitz_made",
            "guaranteed", "blitz_from", "landing",
        )  # fmt: skip
        words = None
        if last:
            area = self.world.areas.get(last.target)
            event = self.world.event_of.get(last.target) or self.world.events.get(last.target)
            name = area.name if area else event.name
            words = (last.kind, name, last.won, last.centre)
        return {
            "turn": {
                **{name: getattr(turn, name) for name in plain}, **{n: sorted(getattr(turn, n)) for n in lists},
                "ready": self._of(turn.ready), "last": words,
            },
            "turns": state.turns, "owed": [(each.side, each.delta, each.how) for each in state.owed],
        }  # fmt: skip

    def secrets(self, state: Any, seat: str) -> tuple[dict[str, Any], dict[str, Any]]:
        """Hand and discards of the seat; of the others how many, and the top discard."""
        words, read, true = self.words, {}, {}
        names = Names(((self.card_words(card), card) for card in self.world.cards), "cards")
        for side, adjective in WHOSE:
            for key, label, pile in (
                ("hand", "hand", state.hands[side]), ("deck", "deck", state.decks[side]),
                ("discards", "discards", state.discards[side]),
            ):  # fmt: skip
                read[side, key] = words.number("cards", f"{adjective} {label}, number of cards")
                true[side, key] = len(pile)
            read[side, "held"] = names.all(words.take("cards", f"{adjective} hand"))
            true[side, "held"] = list(state.hands[side]) if seat == side else []
            label = "discards, top last" if seat == side else "discards, top card"
            read[side, "seen"] = names.all(words.take("cards", f"{adjective} {label}"))
            true[side, "seen"] = list(state.discards[side]) if seat == side else state.discards[side][-1:]
        read["apart"], true["apart"] = words.number("cards", "Cards laid apart in the exchange", "0"), len(state.apart)
        return read, true

    def card_words(self, card: str) -> str:
        found = self.world.cards[card]
        if found.special == "double_agent":
            return f"Double Agent ({dict(WHOSE)[found.side]} deck)"
        suit = self.texts[f"suit.{found.suit}"]
        return f"{suit} {found.name} ({found.value})" if found.special else f"{suit} {found.value}"
