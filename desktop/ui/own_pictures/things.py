"""What of a game may have a face of its own: its cards, and its counters as they stand in any scenario."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from desktop.engine.definition import game
from desktop.engine.match import Match
from desktop.ui.paint.own import look_of
from desktop.views.ours import undaggered
from desktop.views.pieces import CardView, CounterFace, PieceView


class Thing(Struct, frozen=True):
    """A card, or a counter with its sides. `names` are what a file of it may be called besides its id; `alike` are all
    counters that look the same, and get the same face unless a file is meant for one of them."""

    id: str
    title: str
    alike: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    card: CardView | None = None
    front: CounterFace | None = None
    back: CounterFace | None = None


class Board(Struct, frozen=True):
    """A map of a game, and a scenario that is played on it."""

    map: str
    scenario: str
    title: str


def cards_of(game_id: str) -> list[Thing]:
    """All cards; none in a game without."""
    presenter = _presenter(game_id)
    found = presenter.cards() if hasattr(presenter, "cards") else []
    return [_card(view) for view in found]


def _card(view: CardView) -> Thing:
    title, number = (undaggered(text).replace("*", "").strip() for text in (view.title, view.number))
    words = " ".join(part for part in (number or "", title) if part)
    return Thing(view.id, words, (view.id,), (title, number), card=view)


def counters_of(game_id: str) -> list[Thing]:
    """All units of all scenarios. A counter that is made in play is known by its look: all alike share a face."""
    found: dict[str, Thing] = {}
    definition = game(game_id)
    for scenario in definition.scenarios():
        match = Match.new(game_id, scenario.id, {}, seed=1)
        known = getattr(match.world, "units", {})
        for piece in definition.presenter(match.world).pieces(match.state):
            if piece.unit:
                thing = _counter(piece, is_made=piece.id not in known)
                found.setdefault(thing.id, thing)
    return sorted(_grouped(found), key=lambda thing: (thing.front.ground if thing.front else "", thing.title))


def _grouped(things: Mapping[str, Thing]) -> Iterator[Thing]:
    """Counters that look the same are one thing."""
    groups: dict[tuple[object, ...], list[Thing]] = {}
    for thing in things.values():
        groups.setdefault((thing.front, thing.back, thing.title), []).append(thing)
    for group in groups.values():
        first, many = group[0], len(group)
        title = f"{first.title} × {many}" if many > 1 else first.title
        yield replace(first, title=title, alike=tuple(thing.id for thing in group))


def _counter(piece: PieceView, *, is_made: bool) -> Thing:
    front, back = piece.face, piece.back
    if piece.face.reduced and back is not None:
        front, back = back, piece.face
    thing = look_of(front) if is_made else piece.id
    return Thing(thing, undaggered(piece.name), (thing,), (undaggered(piece.name),), front=front, back=back)


def boards_of(game_id: str) -> list[Board]:
    """The maps of a game, each with the scenario that shows most of it."""
    from desktop.data.pictures.maps import map_of

    found: dict[str, Board] = {}
    for scenario in game(game_id).scenarios():
        name = map_of(f"{game_id}/{scenario.id}")
        before = found.get(name)
        if before is None or _spaces(game_id, scenario.id) > _spaces(game_id, before.scenario):
            found[name] = Board(name, scenario.id, name.capitalize() if name != "map" else "")
    return list(found.values())


def _spaces(game_id: str, scenario: str) -> int:
    return len(board_of(game_id, scenario).spaces)


def board_of(game_id: str, scenario: str) -> Any:
    """The board of a scenario, with the spaces where a new game would have them."""
    from desktop.data.copy.fitting import in_force

    definition = game(game_id)
    return definition.presenter(definition.load_world(scenario, {}, in_force(game_id))).board()


def _presenter(game_id: str) -> Any:
    definition = game(game_id)
    return definition.presenter(definition.load_world(definition.scenarios()[0].id, {}))


def by_id(things: Sequence[Thing]) -> dict[str, tuple[str, ...]]:
    """What matching of file names asks for; a name that counters share means the one of which there are no others."""
    return {each: thing.names if len(thing.alike) == 1 else () for thing in things for each in thing.alike}


def titles_of(things: Sequence[Thing]) -> dict[str, str]:
    """What each is called where it is listed by itself."""
    alone = (thing for thing in things if len(thing.alike) == 1)
    many = (thing for thing in things if len(thing.alike) > 1)
    found = {thing.id: thing.title for thing in alone}
    return found | {each: f"{thing.title.partition(' × ')[0]} {each}" for thing in many for each in thing.alike}
