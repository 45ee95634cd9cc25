"""Nations: entry, collapse, revolution, treaty."""
