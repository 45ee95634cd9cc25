"""Garbage is collected between two events only."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from desktop.ui.collecting import Collector


@pytest.fixture
def collector(qtbot: QtBot) -> Iterator[Collector]:
    limits = gc.get_threshold()
    gc.enable()
    collector = Collector()
    yield collector
    gc.set_threshold(*limits)


class Ring:
    def __init__(self) -> None:
        self.self = self


def test_nothing_starts_a_collection_but_the_collector(collector: Collector) -> None:
    assert not gc.isenabled()


def test_the_young_are_looked_through_when_there_are_many(collector: Collector) -> None:
    gc.collect()
    gc.set_threshold(1000, 10, 10)
    assert collector.look() is None
    kept = [Ring() for _ in range(1001)]
    assert collector.look() == 0
    assert collector.look() is None, "they are not young any more"
    assert len(kept) == 1001


def test_the_old_are_looked_through_when_the_young_were_often(collector: Collector) -> None:
    gc.collect()
    gc.set_threshold(10, 2, 1)
    kept: list[Ring] = []
    seen = []
    for _ in range(20):
        kept += [Ring() for _ in range(20)]
        seen.append(collector.look())
    assert seen[:4] == [0, 0, 0, 1]
    assert 2 in seen
