"""What pieces of play take of both players, counted through the widgets of the real window."""

from __future__ import annotations

import json

import pytest

from desktop.cli import main
from desktop.commands_cli.acts import counted
from desktop.commands_cli.acts_hands import Hands
from desktop.commands_cli.acts_scripts import SCRIPTS, Carried, Script, Told
from desktop.commands_cli.tally import Acts
from desktop.ui.widgets.text import TextLabel

MOST = {
    ("battles", "attack"): 4,
    ("crusade", "operations round: battle"): 8,
    ("crusade", "operations round, cards not asked for: battle"): 6,
    ("illusions", "operations round"): 14,
    ("illusions", "operations round: battle"): 8,
    ("arriba", "group move and battle"): 6,
    ("reich", "conflict"): 6,
    ("reich", "conflict, events asked for"): 8,
}
"""How many acts of both players each may take."""
PRIVATE = {
    ("reich", "conflict"): 2, ("reich", "conflict, events asked for"): 2, ("illusions", "operations round"): 1,
}  # fmt: skip
"""How many hands may be held up; none elsewhere, but to choose the card of a round."""


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: f"{script.game} {script.what}")
def test_a_piece_of_play_takes_no_more_acts_than_it_may(qapp, script: Script) -> None:
    rows = {(row["game"], row["what"]): row for row in counted(script, 1)}
    for which, row in rows.items():
        assert row["pages"] == 0, "no page comes between the players"
        assert row["acts"] == row["clicks"] + row["drags"] + row["keys"]
        assert row["acts"] <= MOST.get(which, row["acts"]), row
        if which in MOST:
            assert row["private"] <= PRIVATE.get(which, 0), row
    assert set(rows) & set(MOST)


def test_where_the_screen_goes_blank_pages_are_counted(qapp) -> None:
    reich = next(script for script in SCRIPTS if script.game == "reich")
    (row,) = counted(reich, 1, "needed")
    assert row["pages"] >= 2
    assert row["private"] == 0


def test_the_count_is_the_same_each_time(qapp, capsys) -> None:
    told = []
    for _ in range(2):
        assert main(["acts", "--game", "battles", "--json"]) == 0
        told.append(json.loads(capsys.readouterr().out))
    assert told[0] == told[1]
    assert [answer["answer"] for answer in told[0][0]["answers"]][:2] == ["attack JN-CAV.1 3143", "done"]


def test_a_part_is_what_came_since() -> None:
    part = Acts(clicks=5, drags=2, keys=1, private=1).since(Acts(clicks=3, drags=2))
    assert part.plain() == {"acts": 3, "clicks": 2, "drags": 0, "keys": 1, "private": 1, "pages": 0}


def test_losses_that_nobody_was_asked_for_bring_the_result_back(qapp, tmp_path) -> None:
    script = next(script for script in SCRIPTS if script.game == "illusions")
    hands, told = Hands(script.match(1), str(tmp_path)), Told([])
    card = hands.window.page.map.result_card
    while (wanted := script.wanted(hands.match, told)) is not None:
        start = hands.match.position
        hands.drag(wanted.pick, wanted.space) if isinstance(wanted, Carried) else hands.answer(wanted)
        told.answered += [entry.action.verb for entry in hands.match.log[start:]]
    assert told.answered[-1] == "lose", "the defender took his loss; what the attacker lost was forced"
    assert card.isVisible(), "the players went on from the dice before anything was lost"
    assert any("Italy V" in label.text() and "destroyed" in label.text() for label in card.findChildren(TextLabel))
    hands.close()
