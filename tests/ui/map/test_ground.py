"""Looking up spaces and walking over a board without knowing its kind."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from desktop.ui.map.ground import Ground
from desktop.ui.map.stacks import is_roomy, places
from tests.ui.map.conftest import make_board

RIGHT, DOWN = (1.0, 0.0), (0.0, 1.0)


def test_space_under_a_spot():
    ground = Ground(make_board())
    assert ground.space_at(0, 0) == "00"
    assert ground.space_at(149, 249) == "12"
    assert ground.space_at(700, 100) == "box"
    assert ground.space_at(580, 300) == ""


@pytest.mark.parametrize("known", [True, False])
def test_walking_with_and_without_given_neighbours(known):
    board = make_board()
    ground = Ground(board if known else replace(board, neighbours=()))
    assert ground.beyond("11", RIGHT, (100, 100)) == "21"
    assert ground.beyond("11", DOWN, (100, 100)) == "12"
    assert ground.beyond("04", DOWN, (0, 400)) == ""


def test_walking_reaches_a_box():
    assert Ground(make_board()).beyond("51", RIGHT, (500, 100)) == "box"


def test_stacks_lie_on_one_another_and_boxes_side_by_side():
    ground = Ground(make_board())
    stack = places(ground.spaces["11"], ground.boxes["11"], 6, 66)
    assert len(stack) == 6
    assert max(abs(x - 100) for x, _ in stack) < 10
    assert not is_roomy(ground.boxes["11"], 66)
    row = places(ground.spaces["box"], ground.boxes["box"], 3, 66)
    assert [y for _, y in row] == [row[0][1]] * 3
    assert row[1][0] - row[0][0] > 66
