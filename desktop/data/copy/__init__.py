"""The owner's own copy of a game: his printed figures laid over the data that ships.

The shape of it, for whoever shows or uses it (nothing here knows of a window):

    from desktop.data.copy.own_copy import OwnCopy
    copy = OwnCopy.open("crusade")            # the player's file `places().corrections/crusade.yaml`, or none yet
    copy.entries("cards")                     # list[Entry]; kinds: counters, cards, spaces, links, tables, setups
    copy.counts("cards")                      # Counts(ours=120, confirmed=0, changed=0, doubtful=0, touched=0)
    key = entry.file_key                      # ("cards", "cards/N2"): file and entry; never an index
    copy.status(key)                          # stated, ours, confirmed, changed, doubtful, added or retired
    copy.fields(key)                          # list[Field]: path "rp/nat", shape (kind, choices, ...), value in force
    copy.change(key, {"ops": 4, "rp/nat": 2}) # DataError, a line each, if that cannot be
    copy.confirm(key, ...); copy.doubt(key); copy.reset(key, ...); copy.change_all({key: {...}}, confirmed=True)
    copy.add("map", "connections", {"a": "leon", "b": "zamora"}); copy.retire(key); copy.rename(key, "Zamora")
    copy.undo(); copy.redo(); copy.undoes     # every call above is one step
    copy.aside()                              # what would not be in force, and why: loads every scenario (a second)
    copy.in_force()                           # plain text for `load_world` and `Match.new(..., corrections=...)`
    copy.keep()                               # writes the file

- `address`: how a part of a file is named (`connections/burgos--palencia`); `shapes`: what a field may hold.
- `catalogue`: `Entry` and `Field`, all that ships; `Entry.ours`, `scope`, `why`, `source`, `ref` tell what is ours.
- `corrections`: `Correction` (one entry: mark, values, was, record, note) and `Corrections` (immutable, all of a game).
- `operations`: the pure functions behind OwnCopy; `naming`: what speaks of an entry, so that it cannot go.
- `laying`: puts, additions and retirements laid over a `Document`; plain text of them is what `Setup.corrections` is.
- `words`: headings of fields, figures as they are shown (`shown`) and as they are typed (`typed`, ValueError in words).
- `sheets`: the entries of a kind in tables, as an owner goes through them.
- `forms`: kinds of records of a list, blank ones, what their fields may name; `meaning`: what nobody could carry out.
- `cells`: a value as the text of a cell in a file, exactly (`cell_of`, `value_of`).
- `spreadsheet.write_tables(copy, folder)`: CSV, a file for each kind; `from_tables.read_tables(copy, folder)` are the
  corrections with what they say, for `copy.replace`; DataError with a line for each wrong cell, and then none is taken.
- `packs`: one file to hand on (`write_pack`, `read_pack`; WHY_NO_TEXTS is what to say); `differing`: what a pack would
  change (`differences(copy, pack)`, shown first), and `taken(copy, differences, replace_confirmed=...)` for `replace`.
- The effect `{"kind": "by_hand"}` of an event (crusade, illusions; reich, when it is won): its players do by the edit
  tools what `text` says.
- `keeping`: the YAML file; `fitting`: `in_force(game)` for a new game of the player, what is set aside and why.
"""
