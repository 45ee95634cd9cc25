"""An owner's own pictures of his game: a scan of the printed map, faces of cards and counters, what a module holds.

Nothing here knows of a window. Pictures stay in the player's folder; no pack, no kept game and no print has them.

- `headers`: what a picture file says of itself in its first bytes, and why it is refused, before anything is decoded.
- `keeping`: the YAML file of a game that says which picture is whose, and the folder beside it that holds them.
- `matching`: which files of a folder are meant for which cards or counters, by their names.
- `module`: a VASSAL module as an archive read with limits; `module_file`: what its build file says; nothing is run.
"""
