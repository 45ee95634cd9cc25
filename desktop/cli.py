"""The command line: `python -m desktop` opens the window; the commands below need none."""

from __future__ import annotations

import argparse
import gc
import importlib
import os
import sys
from collections.abc import Callable, Sequence
from typing import NoReturn

USAGE_ERROR = 2
INTERRUPTED = 130
NEW_OBJECTS = 100_000
"""After so many new objects the youngest are looked through."""
PLAY = "picture:play"
"""What opens the window."""
STARTED = "bench-start"
"""What `bench` has the frozen program do again and again."""
HOME_HELP = "one folder for all your files instead of the platform's: games, scenarios, preferences, caches"
Command = Callable[[argparse.Namespace], int]


class Parser(argparse.ArgumentParser):
    """Tells what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(USAGE_ERROR, f"{self.prog}: {' '.join(message.split())}\n")


def collect_seldom() -> None:
    """Look for garbage in circles less often: the many objects that a start makes are there to stay."""
    gc.set_threshold(NEW_OBJECTS, *gc.get_threshold()[1:])


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command. Bad input is one line on stderr and exit code 2."""
    collect_seldom()
    args = _wanted(sys.argv[1:] if argv is None else argv)
    if fault := _settle_in(args):
        print(f"sandtable: {fault}", file=sys.stderr)
        return USAGE_ERROR
    module, _, name = args.run.partition(":")
    command: Command = getattr(importlib.import_module(f"desktop.commands_cli.{module}"), name)
    try:
        code = command(args)
        if sys.stdout is not None:  # a program of Windows with a window has none
            sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads on; keep Python's exit quiet
        return 0
    except Exception as error:
        if (text := _told(error)) is None:
            raise
        print(f"sandtable: {text}", file=sys.stderr)
        return USAGE_ERROR


def _wanted(argv: Sequence[str]) -> argparse.Namespace:
    """What the words say; to open the window there are none, and no time is spent on the commands there are. Nor is it
    where `bench` measures a start in the frozen program."""
    if argv[:1] == [STARTED]:
        return argparse.Namespace(run="bench_start:bench_start", words=argv[1:], home="")
    return parser().parse_args(argv) if argv else argparse.Namespace(run=PLAY, save=None, home="")


def _settle_in(args: argparse.Namespace) -> str:
    """Put the player's files where he wants them; why that cannot be, or nothing."""
    if not args.home:
        return ""
    from desktop.data.places import choose_home

    try:
        choose_home(args.home)
    except OSError as error:
        return f"{args.home}: {error.strerror or error}"
    return ""


def _told(error: Exception) -> str | None:
    """The line for the caller; None for what is not his fault."""
    from desktop.commands_cli.fault import CommandError
    from desktop.data.errors import DataError
    from desktop.data.saves import SaveError
    from desktop.engine.errors import EngineError

    if isinstance(error, DataError):
        first, *more = str(error).splitlines()
        return f"{first} (and {len(more)} more)" if more else first
    if isinstance(error, OSError):
        return f"{error.filename or 'file'}: {error.strerror or error}"
    return str(error) if isinstance(error, CommandError | SaveError | EngineError) else None


def parser() -> Parser:
    root = Parser(prog="sandtable", description="Board wargames at one table, with the rules enforced.")
    root.set_defaults(run=PLAY, save=None)
    root.add_argument("--home", default="", metavar="DIR", help=HOME_HELP)
    commands = root.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser)

    def add(name: str, run: str, text: str) -> argparse.ArgumentParser:
        command = commands.add_parser(name, help=text, description=text)
        command.set_defaults(run=run)
        command.add_argument("--home", default=argparse.SUPPRESS, metavar="DIR", help=HOME_HELP)
        return command

    play = add("play", PLAY, "open the window (also without any command)")
    play.add_argument("save", nargs="?", metavar="FILE", help="a game, pack, scenario or example to open")
    add("games", "listing:games", "list the scenarios as GAME/SCENARIO")
    add("paths", "paths:paths", "list where your games, scenarios, preferences, caches and reports are")
    add("doctor", "doctor:doctor", "ten lines about this program and this machine, for a report of a fault")
    rules = add("rules", "listing:rules", "print a rule by its number")
    rules.add_argument("game", metavar="GAME")
    rules.add_argument("number", metavar="NUMBER")
    validate = add("validate", "validate:validate", "check data files and saves; without a path all shipped data")
    validate.add_argument("paths", nargs="*", metavar="PATH")
    listed = add("examples", "examples:examples_command", "list the examples of play")
    listed.add_argument("game", nargs="?", metavar="GAME")
    listed.add_argument("--table", action="store_true", help="count steps, questions, hints, side lines and acts")
    example = add("example", "examples:example_command", "run an example of play and print it as text")
    example.add_argument("id", metavar="ID")
    example.add_argument("--pdf", default="", metavar="FILE", help="write it as a walk-through with a picture a step")
    example.add_argument("--html", default="", metavar="FILE", help="write it as one page with a picture a step")
    _add_copy(add("copy", "own_copy:status", "your own copy of a game: its printed figures in the place of ours"))
    _add_self_play(add)
    _add_tourney(add)
    _add_tune(add)
    _add_history(add)
    _add_saved(add)
    _add_pictures(add)
    add("think", "think:think", "choose for the program's seats, asked line by line on standard input")
    acts = add("acts", "acts:acts", "count the clicks, drags and keys that pieces of play take in the real window")
    acts.add_argument("--game", default="", metavar="GAME", help="only those of one game")
    acts.add_argument("--seed", type=int, default=1, metavar="S")
    acts.add_argument("--json", action="store_true", help="print one JSON list only")
    bench = add("bench", "bench:bench", "measure start-up, painting, decisions, saving and memory")
    bench.add_argument("--scenario", default="", metavar="GAME/SCENARIO")
    bench.add_argument("--start", action="store_true", help="measure the start of the program alone")
    bench.add_argument("--json", action="store_true", help="print one JSON object only")
    return root


def _add_copy(copy: argparse.ArgumentParser) -> None:
    copy.add_argument("game", metavar="GAME")
    acts = copy.add_subparsers(title="what to do", metavar="ACT", parser_class=Parser, required=True)

    def act(name: str, text: str, argument: str = "", words: str = "") -> argparse.ArgumentParser:
        found = acts.add_parser(name, help=text, description=text)
        found.set_defaults(run=f"own_copy:{name.replace('import', 'import_')}")
        if argument:
            found.add_argument(argument.lower(), metavar=argument, help=words)
        return found

    act("status", "tell how much is confirmed and changed, and what is set aside")
    act("export", "write tables for a spreadsheet, a file for each kind", "DIR", "the folder they are written to")
    act("import", "take in what such tables say; all of it, or nothing", "DIR", "the folder that holds them")
    act("check", "look at a table, a pack or a file of corrections; nothing is changed", "FILE", "what is looked at")
    pack = act("pack", "write your figures as one file, to be handed on", "FILE", "the pack that is written")
    pack.add_argument("--backup", action="store_true", help="with texts you typed from your cards: for yourself alone")
    unpack = act("unpack", "tell how a pack differs from your copy, and take it in", "FILE", "the pack that is read")
    unpack.add_argument("--replace-confirmed", action="store_true", help="also where you confirmed something else")


def _add_self_play(add: Callable[[str, str, str], argparse.ArgumentParser]) -> None:
    fuzz = add("fuzz", "fuzz:fuzz", "play whole games by random choice or by the scripted player")
    fuzz.add_argument("scenario", metavar="GAME/SCENARIO")
    fuzz.add_argument("--games", type=_whole, default=10, metavar="N")
    fuzz.add_argument("--seed", type=int, default=1, metavar="S", help="of the first game; each further one adds 1")
    fuzz.add_argument("--player", choices=("random", "greedy"), default="random")
    fuzz.add_argument("--max-decisions", type=_whole, default=20_000, metavar="N", help="a longer game is a fault")
    fuzz.add_argument("--option", action="append", default=[], metavar="OPTION=VALUE")
    fuzz.add_argument("--vary-options", action="store_true", help="draw the options of each game by lot")
    fuzz.add_argument("--dice", choices=("program", "hand"), default="program", help="who rolls the dice")
    fuzz.add_argument("--views", action="store_true", help="build all that every seat is shown after every action")
    fuzz.add_argument("--check", action="store_true", help="check invariants, undo, saving and replay on the way")
    fuzz.add_argument("--json", action="store_true", help="print the JSON object only")
    soak = add("soak", "fuzz:soak", "play checked games of every scenario")
    soak.add_argument("--games", type=_whole, default=100, metavar="N")
    soak.add_argument("--seed", type=int, default=1, metavar="S")
    soak.add_argument("--views", action="store_true", help="show every action to every seat; half with dice by hand")
    soak.add_argument("--json", action="store_true", help="print the JSON objects only")


def _add_tourney(add: Callable[[str, str, str], argparse.ArgumentParser]) -> None:
    tourney = add("tourney", "tourney:tourney", "play two levels of the program against each other, sides alternating")
    tourney.add_argument("scenario", metavar="GAME/SCENARIO")
    tourney.add_argument("--players", default="novice,novice", metavar="LEVEL,LEVEL")
    tourney.add_argument("--games", type=_whole, default=20, metavar="N")
    tourney.add_argument("--seed", type=int, default=1, metavar="S", help="of the first two games")
    tourney.add_argument("--json", action="store_true", help="print the JSON object only")


def _add_tune(add: Callable[[str, str, str], argparse.ArgumentParser]) -> None:
    tune = add("tune", "tune:tune", "find by playing what the numbers of a game's better players should be")
    tune.add_argument("scenario", metavar="GAME/SCENARIO")
    ways = (
        "all numbers at once in mirrored pairs of games; one or two in duels; how much each matters; what terms weigh"
    )
    tune.add_argument("--by", choices=("pairs", "duels", "probe", "terms"), default="pairs", help=ways)
    tune.add_argument("--side", default="", help="for one side alone")
    tune.add_argument("--rounds", type=_whole, default=9, metavar="N", help="of pairs or duels")
    tune.add_argument("--games", type=_whole, default=60, metavar="N", help="of a round; of all for probe and terms")
    tune.add_argument("--seed", type=int, default=1, metavar="S", help="of the first games")
    tune.add_argument("--json", action="store_true", help="print the JSON object only")


def _add_history(add: Callable[[str, str, str], argparse.ArgumentParser]) -> None:
    history = add("history", "history:history", "count how wars go that the program plays with itself")
    history.add_argument("scenario", metavar="GAME[/SCENARIO]", help="a game stands for all its scenarios")
    history.add_argument("--level", default="regular", metavar="LEVEL", help="of the program in every seat")
    history.add_argument("--games", type=_whole, default=20, metavar="N")
    history.add_argument("--seed", type=int, default=1, metavar="S", help="of the first game")
    history.add_argument("--own", action="store_true", help="with the figures of your own copy")
    history.add_argument("--json", action="store_true", help="print one JSON object only")
    history.add_argument("--write", action="store_true", help="put the tables where the page about the data finds them")


def _add_saved(add: Callable[[str, str, str], argparse.ArgumentParser]) -> None:
    replay = add("replay", "saved:replay", "play the log of a save again and check that it leads to its position")
    replay.add_argument("save", metavar="SAVE")
    replay.add_argument("--log", action="store_true", help="print the log in words")
    dump = add("dump", "saved:dump", "print a position as JSON")
    dump.add_argument("save", metavar="SAVE", help="a save, or GAME/SCENARIO for the opening position")
    dump.add_argument("--seat", default="", help="only what this side may know (default: everything)")
    dump.add_argument("--compact", action="store_true", help="on one line")


def _add_pictures(add: Callable[[str, str, str], argparse.ArgumentParser]) -> None:
    shot = add("shot", "picture:shot", "draw the window, or the board alone, to a PNG")
    shot.add_argument("target", metavar="TARGET", help="GAME/SCENARIO, a save, or `start` for the start page")
    shot.add_argument("-o", "--output", required=True, metavar="FILE.png")
    shot.add_argument("--size", default="1920x1080", metavar="WxH")
    shot.add_argument("--board", action="store_true", help="the board alone")
    shot.add_argument("--whole", action="store_true", help="show all of the map, not only where the question is")
    shot.add_argument("--theme", choices=("light", "dark"), default="light")
    shot.add_argument("--font-scale", type=float, default=1.0, metavar="0.8-2.0")
    shot.add_argument("--overlay", action="append", default=[], metavar="ID")
    shot.add_argument("--moves", type=_whole, default=0, metavar="N", help="play N random actions first")
    shot.add_argument("--seed", type=int, default=0, metavar="S")
    measure = add("measure", "measure:measure", "measure the map in the window: its share, spacing and figures")
    measure.add_argument("target", metavar="TARGET", help="GAME/SCENARIO, or a save")
    measure.add_argument("--size", default="1920x1080", metavar="WxH")
    measure.add_argument("--font-scale", type=float, default=1.0, metavar="0.8-2.0")
    measure.add_argument("--moves", type=_whole, default=0, metavar="N", help="play N random actions first")
    measure.add_argument("--seed", type=int, default=0, metavar="S")
    measure.add_argument("--json", action="store_true", help="print one JSON object only")
    sheet = add("sheet", "sheet:sheet", "write set-up sheets, counters, map, charts, reports as a PDF")
    sheet.add_argument("target", metavar="TARGET", help="GAME/SCENARIO, a save, or `all` for every scenario")
    sheet.add_argument("-o", "--output", required=True, metavar="FILE.pdf", help="a folder for `all`")
    kinds = "setup (default), counters, map, cards, charts, log, position, orbat, all"
    sheet.add_argument("--what", default="", metavar="SHEET", help=kinds)
    sheet.add_argument("--side", default="", help="for one side alone")
    sheet.add_argument("--paper", default="", help="a4, letter, a3, a2 or tabloid (default: what the country uses)")
    sheet.add_argument("--margins", type=float, default=12.0, metavar="MM")
    sheet.add_argument(
        "--scale", type=float, default=100.0, metavar="PERCENT", help="of the map; 100 takes the counters"
    )
    sheet.add_argument("--fit", type=int, default=0, metavar="SHEETS", help="the map as large as so many sheets allow")
    sheet.add_argument("--pages", default="", metavar="2-5", help="these pages alone")


def _whole(text: str) -> int:
    if not text.isascii() or not text.isdigit():
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number")
    return int(text)


if __name__ == "__main__":
    sys.exit(main())
