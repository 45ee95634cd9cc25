"""`acts`: how many clicks, drags and keys of both players a piece of play takes, counted in the real window."""

from __future__ import annotations

import argparse
import json
import tempfile
from typing import Any

from msgspec.structs import replace

from desktop.commands_cli.acts_scripts import SCRIPTS, Carried, Script, Told
from desktop.commands_cli.tally import Acts

MOST_ANSWERS = 80


def acts(args: argparse.Namespace) -> int:
    """Count all scripts; one line each, or one JSON object with all of them."""
    rows = [row for script in SCRIPTS if args.game in ("", script.game) for row in counted(script, args.seed)]
    if args.json:
        print(json.dumps(rows), flush=True)
        return 0
    for row in rows:
        figures = ", ".join(f"{row[name]} {name}" for name in ("clicks", "drags", "keys", "private", "pages"))
        print(f"{row['game']:10} {row['what']:24} {row['acts']:3} acts: {figures}", flush=True)
    return 0


def counted(script: Script, seed: int, handover: str = "") -> list[dict[str, Any]]:
    """What a script took, and the part of it that is told by itself."""
    from desktop.commands_cli.acts_hands import Hands  # brings Qt with it

    with tempfile.TemporaryDirectory(prefix="sandtable-acts-") as folder:
        hands = Hands(script.match(seed), folder, handover)
        hands.window.controller.options.always.update(script.always)
        told, before, answers = Told([]), Acts(), []
        parted = False
        for _ in range(MOST_ANSWERS):
            asked = hands.match.decision
            wanted = script.wanted(hands.match, told) if asked is not None else None
            if asked is None or wanted is None:
                break
            if script.part[0] and not parted and asked.prompt.key.startswith(script.part[0]):
                parted, before = True, replace(hands.acts)
            start, acts_before = hands.match.position, hands.acts.all
            if isinstance(wanted, Carried):
                hands.drag(wanted.pick, wanted.space)
            else:
                hands.answer(wanted)
            played = [entry.action for entry in hands.match.log[start:]]
            told.answered += [action.verb for action in played]
            answers.append({"asked": asked.prompt.key, "answer": str(wanted), "acts": hands.acts.all - acts_before,
                            "by itself": [str(action) for action in played[1:]]})  # fmt: skip
        hands.clear_the_last()
        row = {"game": script.game, "what": script.what, **hands.acts.plain(), "answers": answers}
        rows = [row]
        if parted:
            part = f"{script.what}: {script.part[1]}"
            rows.append({"game": script.game, "what": part, **hands.acts.since(before).plain()})
        hands.close()
    return rows
