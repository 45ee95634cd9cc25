"""Lines traced over a graph of points held as bits."""

from __future__ import annotations

from desktop.mechanics.cdg.tracing import PointGraph, SeaZone, bits, distances, flood, groups, supplied

CHAIN = {"a": ("b",), "b": ("a", "c"), "c": ("b", "d"), "d": ("c",), "e": ("f",), "f": ("e",)}


def _graph() -> PointGraph:
    return PointGraph(CHAIN)


def test_sets_have_names_in_map_order() -> None:
    graph = _graph()
    assert graph.named(graph.mask(("d", "a"))) == ("a", "d")
    assert list(bits(0b1010)) == [1, 3]


def test_a_flood_stops_at_closed_points() -> None:
    graph = _graph()
    found = flood(graph.mask("a"), graph.mask("abd"), graph.near)
    assert graph.named(found) == ("a", "b")


def test_a_closed_seed_counts_for_nothing() -> None:
    graph = _graph()
    assert flood(graph.mask("a"), graph.mask("bc"), graph.near) == 0


def test_groups_hang_together() -> None:
    graph = _graph()
    assert [graph.named(group) for group in groups(graph.mask("abdef"), graph.near)] == [("a", "b"), ("d",), ("e", "f")]


def test_an_extra_link_joins_two_points() -> None:
    graph = _graph()
    near = graph.with_links([("d", "e")])
    assert graph.named(flood(graph.mask("a"), graph.mask("abcdef"), near)) == tuple("abcdef")
    assert graph.named(flood(graph.mask("a"), graph.mask("abcdef"), graph.near)) == tuple("abcd")


def test_one_crossing_between_two_ports_and_no_second() -> None:
    graph = PointGraph({"a": (), "b": ("c",), "c": ("b",), "d": ()})
    near, everything = graph.near, graph.mask("abcd")
    inner, outer = SeaZone("inner", graph.mask("ab")), SeaZone("outer", graph.mask("cd"))
    land, whole = supplied(graph.mask("a"), everything, near, (inner, outer))
    assert graph.named(land) == ("a",)
    assert graph.named(whole) == ("a", "b", "c")


def test_distances_count_steps() -> None:
    graph = _graph()
    assert distances(graph.mask("a"), graph.near, 2) == {0: 0, 1: 1, 2: 2}
