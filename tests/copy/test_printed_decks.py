"""A whole made-up copy, entered by tables: a deck of 120 cards, 200 counters and 40 links; games are played with it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from desktop.data.copy.corrections import Corrections
from desktop.data.copy.csv_text import written
from desktop.data.copy.fitting import catalogue_of
from desktop.data.copy.from_tables import read_tables
from desktop.data.copy.own_copy import OwnCopy
from desktop.data.copy.spreadsheet import write_tables
from desktop.engine.match import Match
from desktop.players.random_player import RandomPlayer
from tests.copy.test_tables import rows_of

GAMES = 20
OPEN_ENDED = '[{"kind": "by_hand"}]'
EVENTS = (
    OPEN_ENDED,
    '[{"kind": "vp", "value": 1}, {"kind": "by_hand"}]',
    '[{"kind": "rm", "value": -1}]',
    '[{"kind": "ops", "attack_drm": 1}]',
)
COMBAT = '[{{"kind": "drm", "side": "{side}", "value": 1}}]'


def table(folder: Path, kind: str) -> list[list[str]]:
    return rows_of((folder / f"{kind}.csv").read_bytes())


def kept(folder: Path, kind: str, rows: list[list[str]]) -> None:
    (folder / f"{kind}.csv").write_bytes(written(rows[0], rows[1:]))


def entered(game: str, folder: Path) -> OwnCopy:
    """The copy with what the tables of a folder say."""
    copy = OwnCopy(catalogue_of(game), Corrections(game))
    copy.replace(read_tables(copy, folder))
    assert copy.aside() == ()
    return copy


def deck(folder: Path) -> OwnCopy:
    """Every card of crusade otherwise: its name, figures, words, and what its event does."""
    write_tables(OwnCopy(catalogue_of("crusade"), Corrections("crusade")), folder)
    rows = table(folder, "cards")
    at = {heading: number for number, heading in enumerate(rows[0])}
    for number, row in enumerate(rows[1:]):
        row[at["Checked"]] = "yes"
        row[at["Name"]], row[at["Text"]] = f"Printed name {number}", f"Printed, words: of card; {number}"
        row[at["OPS"]], row[at["SR"]] = str(2 + number % 4), str(1 + number % 5)
        kind = row[at["Kind"]]
        if kind == "event" and row[at["Entry"]] not in ("cards/N1",):
            row[at["Effects"]], row[at["Conditions"]] = EVENTS[number % len(EVENTS)], ""
        elif kind == "combat card":
            row[at["Effects"]], row[at["Conditions"]] = COMBAT.format(side=row[at["Side"]].lower()), ""
    kept(folder, "cards", rows)
    return entered("crusade", folder)


def plain_spaces(folder: Path) -> list[list[str]]:
    """Spaces that any other may be linked with: neither in the inset nor boxes nor at sea."""
    rows = table(folder, "spaces")
    at = {heading: number for number, heading in enumerate(rows[0])}
    return [row for row in rows[1:] if row[at["Inset"]] == "no" and row[at["Kind"]] == "space"]


def counters_and_links(folder: Path) -> OwnCopy:
    """Every counter of illusions otherwise, and 40 links: 20 that are gone, 20 that are new."""
    copy = OwnCopy(catalogue_of("illusions"), Corrections("illusions"))
    write_tables(copy, folder)
    rows = table(folder, "counters")
    at = {heading: number for number, heading in enumerate(rows[0])}
    for number, row in enumerate(rows[1:]):
        row[at["Checked"]] = "yes"
        if row[at["Entry"]].startswith("types/") and row[at["Front: combat"]]:
            row[at["Front: combat"]] = str(int(row[at["Front: combat"]]) + number % 2)
            row[at["Name"]] = f"Type {number}"
        elif row[at["Entry"]].startswith("counters/"):
            row[at["Name"]] = f"Corps {number}"
    kept(folder, "counters", rows)
    rows = table(folder, "links")
    lines = [row for row in rows[1:] if row[4:6] != ["", ""]]
    known = {frozenset(row[4:6]) for row in lines}
    for row in lines[::25][:20]:
        row[2] = "retired"
    plain = {row[1].removeprefix("spaces/") for row in plain_spaces(folder)}
    dice, ends = random.Random(3), sorted({end for row in lines for end in row[4:6]} & plain)
    while len(rows) < len(lines) + 21:
        a, b = dice.sample(ends, 2)
        if frozenset((a, b)) not in known:
            known.add(frozenset((a, b)))
            rows.append(["map", f"connections/{a}--{b}", "added", "", a, b, "road"])
    kept(folder, "links", rows)
    return entered("illusions", folder)


def played(match: Match, most: int) -> Match:
    player = RandomPlayer(match.setup.seed or 0)
    while match.decision is not None and match.position < most:
        if match.by_hand and match.position % 2:
            match.edit(f"vp {match.state.vp % 9}")
        match.play(player.choose(match.state, match.decision))
        if match.position % 200 == 0:
            assert match.faults() == []
    assert match.faults() == []
    return match


def test_a_deck_of_120_cards_is_entered_and_played_with(tmp_path: Path) -> None:
    copy = deck(tmp_path)
    counts = copy.counts("cards")
    assert (counts.ours, counts.confirmed, counts.changed) == (120, 120, 0)
    match = played(Match.new("crusade", "campaign", seed=1, corrections=copy.in_force()), 250)
    card = match.world.cards["N2"]
    assert (card.name, card.ops, card.text) == ("Printed name 1", 3, "Printed, words: of card; 1")
    assert any(entry.action.verb == "event-done" for entry in match.log)


def test_200_counters_and_40_links_are_entered_and_played_with(tmp_path: Path) -> None:
    copy = counters_and_links(tmp_path)
    assert copy.counts("counters").touched >= 200
    assert copy.counts("links").touched == 40
    match = played(Match.new("illusions", "campaign-1914", seed=1, corrections=copy.in_force()), 150)
    assert match.world.units["ru_i"].name.startswith("Corps ")


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1, GAMES + 1))
@pytest.mark.parametrize("make", [deck, counters_and_links])
def test_whole_games_are_played_with_it(make: object, seed: int, tmp_path: Path) -> None:
    assert callable(make)
    copy = make(tmp_path)
    scenario = {"crusade": "campaign", "illusions": "campaign-1914"}[copy.game]
    match = played(Match.new(copy.game, scenario, seed=seed, corrections=copy.in_force()), 20_000)
    assert match.outcome is not None
    assert Match.replay(match.setup, match.log).digest() == match.digest()
