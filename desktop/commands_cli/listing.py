"""`games` and `rules`: what there is to play, and what the book says."""

from __future__ import annotations

import argparse
import difflib
import textwrap

from desktop.commands_cli.fault import CommandError
from desktop.engine.definition import game, game_ids
from desktop.views.markup import OURS, rule_text
from desktop.views.ours import DAGGER
from desktop.views.presenter import Presenter
from desktop.views.table import RuleView

WIDTH = 100


def games(args: argparse.Namespace) -> int:
    """One line for each scenario: its id, then what it is."""
    for game_id in game_ids():
        definition = game(game_id)
        for info in definition.scenarios():
            print(f"{definition.id}/{info.id}\t{definition.title}: {info.title} ({info.length})")
    return 0


def rules(args: argparse.Namespace) -> int:
    """Print a rule with its rulings and the rules below it."""
    if args.game not in game_ids():
        raise CommandError(f"unknown game {args.game!r}; there are: {', '.join(game_ids())}")
    definition = game(args.game)
    world = definition.load_world(definition.scenarios()[0].id, {})
    presenter: Presenter = definition.presenter(world)
    book = {rule.number: rule for rule in presenter.rules()}
    if args.number not in book:
        near = difflib.get_close_matches(args.number, book, 5, 0.5)
        hint = f"; near it: {', '.join(near)}" if near else ""
        raise CommandError(f"{args.game} has no rule {args.number!r}{hint}")
    _print_rule(book[args.number])
    below = [number for number in book if number != args.number and number.startswith(_stem(args.number))]
    if below:
        print(f"\nSee also: {', '.join(below)}")
    return 0


def _stem(number: str) -> str:
    return number.removesuffix(".0") + "."


def _print_rule(rule: RuleView) -> None:
    print(f"{rule.number} {rule.title}\n")
    for part in rule_text(rule.text):
        words = "".join(_mark(rule, int(span.target)) if span.style == OURS else span.text for span in part.spans)
        print(textwrap.fill(f"- {words}" if part.item else words, WIDTH, subsequent_indent="  " if part.item else ""))
    for number, reason in enumerate(rule.ours):
        print(textwrap.fill(f"{_mark(rule, number)} {reason}", WIDTH, subsequent_indent="  "))
    for question, decision in rule.rulings:
        print(f"\nRuling: {textwrap.fill(question, WIDTH)}\n  {textwrap.fill(decision, WIDTH, subsequent_indent='  ')}")


def _mark(rule: RuleView, number: int) -> str:
    """The dagger of a reason, numbered where there are several."""
    return f"{DAGGER}{number + 1}" if len(rule.ours) > 1 else DAGGER
