"""Crusade and Revolution: the Spanish Civil War, 1936-1939."""
