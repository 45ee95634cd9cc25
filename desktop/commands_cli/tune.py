"""`tune`: what the numbers of a game's knowledge should be, found by playing."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from typing import Any

from msgspec import Struct

from desktop.commands_cli.fault import CommandError
from desktop.commands_cli.target import scenario_named
from desktop.players.ascent import Ascent, numbers
from desktop.players.greedy import Scorer
from desktop.players.knowledge import knowledge_of
from desktop.players.probing import Probe, slopes
from desktop.players.tuning import Climb, Ring, differences, fit, sampled, surprise

PLACES = 3
FEWEST = 2


class Tuned(Struct):
    """What is tuned: what a game knows, where it plays, and the numbers it plays by."""

    ring: Ring
    knowledge: Any
    weights: Any
    tell: Callable[[str], None]

    def make(self, weights: Any = None) -> Scorer:
        found: Scorer = type(self.knowledge)(self.ring.world, *([weights] if weights is not None else []))
        return found

    def novice(self) -> Scorer:
        maker: Callable[[Any], Scorer] | None = self.ring.definition.scorer
        assert maker is not None  # a game whose knowledge is tuned has the novice that it improves on
        return maker(self.ring.world)


def tune(args: argparse.Namespace) -> int:
    """Play, telling the rounds; the last line is one JSON object."""
    definition, scenario = scenario_named(args.scenario)
    ring = Ring.of(definition.id, scenario)
    _check(args, ring)
    knowledge = knowledge_of(definition, ring.world)
    weights = getattr(knowledge, "weights", None)
    if knowledge is None or (args.by != "terms" and not isinstance(weights, Struct)):
        raise CommandError(f"{definition.id}: what its players know is not told in numbers that can be handed to them")
    found = WAYS[args.by](Tuned(ring, knowledge, weights, _quiet if args.json else _tell), args)
    said = {"scenario": args.scenario, "by": args.by, "seed": args.seed, "games": args.games}
    print(json.dumps({**said, **found}), flush=True)
    return 0


def _check(args: argparse.Namespace, ring: Ring) -> None:
    if args.side and args.by != "pairs":
        raise CommandError(f"--side {args.side}: only pairs are played for one side alone")
    if args.side and args.side not in ring.seats():
        raise CommandError(f"{args.scenario} has no side {args.side!r}; there are: {', '.join(ring.seats())}")
    if args.games < FEWEST or args.rounds < 1:
        raise CommandError(f"at least {FEWEST} games and 1 round are needed")


def _tell(line: str) -> None:
    print(line, flush=True)


def _quiet(_line: str) -> None:
    pass


def _pairs(tuned: Tuned, args: argparse.Namespace) -> dict[str, Any]:
    ascent = Ascent(tuned.ring, tuned.make, tuned.novice, args.side)
    found = ascent.run(tuned.weights, args.rounds, args.games, args.seed, tuned.tell)
    return {"rounds": args.rounds, "side": args.side, **_changed(tuned.weights, found)}


def _duels(tuned: Tuned, args: argparse.Namespace) -> dict[str, Any]:
    climb = Climb(tuned.ring, tuned.make, numbers(tuned.weights), args.rounds, most=args.games // 2, seed=args.seed)
    return {"rounds": args.rounds, **_changed(tuned.weights, climb.run(tuned.weights, tuned.tell))}


def _probe(tuned: Tuned, args: argparse.Namespace) -> dict[str, Any]:
    probe = Probe(tuned.ring, tuned.make, tuned.novice, numbers(tuned.weights))
    found = slopes(probe.run(tuned.weights, range(args.seed, args.seed + args.games)))
    ranked = sorted(found.items(), key=lambda item: -abs(item[1][1]))
    return {"slopes": {name: [round(slope, PLACES), round(sure, 1)] for name, (slope, sure) in ranked}}


def _terms(tuned: Tuned, args: argparse.Namespace) -> dict[str, Any]:
    seeds = range(args.seed, args.seed + args.games)
    samples = sampled(tuned.ring, tuned.knowledge, tuned.make, seeds, noise=tuned.novice)
    factors = fit(samples)
    before = surprise(samples, dict.fromkeys(factors, 1.0))
    return {"factors": factors, "wrong": [round(before, PLACES), round(surprise(samples, factors), PLACES)]}


def _changed(before: Any, after: Any) -> dict[str, Any]:
    return {"changed": {name: [_short(old), _short(new)] for name, old, new in differences(before, after)}}


def _short(value: float) -> float:
    return round(value, PLACES) if isinstance(value, float) else value


WAYS: dict[str, Callable[[Tuned, argparse.Namespace], dict[str, Any]]] = {
    "pairs": _pairs,
    "duels": _duels,
    "probe": _probe,
    "terms": _terms,
}
