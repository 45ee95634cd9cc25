"""What of an owner's copy a match carries: told in the first line of its log, and named among the data."""

from __future__ import annotations

from desktop.engine.match import Match
from desktop.views.own_copy import ADDED, PRINTED, RETIRED, SUBJECT, copy_line
from desktop.views.table import AboutItem
from desktop.views.wording import Wording

MOST_LETTERS = 60


def opening(match: Match) -> str:
    """The line that says so; "" for a game with the data that ships."""
    if not match.setup.corrections:
        return ""
    from desktop.data.copy.laying import Seen, unpacked  # few games have any

    changes = unpacked(match.setup.corrections)
    changed = {(each.file, each.entry) for each in changes if not isinstance(each, Seen)}
    seen = {(each.file, each.entry) for each in changes if isinstance(each, Seen)}
    return copy_line(len(changed), len(seen - changed))


def about(match: Match) -> list[AboutItem]:
    """Every entry that is otherwise than it ships, with its figures."""
    if not match.setup.corrections:
        return []
    from desktop.data.copy.corrections import Correction
    from desktop.data.copy.fitting import catalogue_of
    from desktop.data.copy.laying import Add, Put, Retire, unpacked
    from desktop.data.copy.words import title_of

    catalogue = catalogue_of(match.setup.game)
    names = {key: entry.name for key, entry in catalogue.entries.items()}
    told: dict[tuple[str, str], list[str]] = {}
    for change in unpacked(match.setup.corrections):
        found = told.setdefault((change.file, change.entry), [])
        match change:
            case Put(field=field, value=value):
                found.append(f"{title_of(field)}: {str(value)[:MOST_LETTERS]}")
            case Add(file=file, entry=entry, record=record):
                added = Correction(file=file, entry=entry, mark="added", record=record)
                names[file, entry] = catalogue.entry_for(added).name
                found.append(Wording.translate(ADDED))
            case Retire():
                found.append(Wording.translate(RETIRED))
    subject, why = Wording.translate(SUBJECT), Wording.translate(PRINTED)
    return [
        AboutItem(subject, f"{names.get(key, key[1])}: {'; '.join(figures)}", why)
        for key, figures in told.items()
        if figures
    ]
