"""How much memory a program holds; by itself, so that asking for it brings nothing along that would count."""

from __future__ import annotations

import os


def resident_memory() -> int:
    """Megabytes this program holds."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return round(int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1_000_000)
    except OSError:
        try:
            import resource
        except ImportError:  # Windows tells it another way
            return 0
        return round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1_000_000)
