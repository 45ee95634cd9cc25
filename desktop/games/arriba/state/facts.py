"""The facts on which kept answers rest, one bit each; events say which of them they change (`CHANGES`)."""

from __future__ import annotations

POSITIONS, FORCES, CONTROL, ATTITUDES = (1 << bit for bit in range(4))
"""Who is in which group and where it stands; how many units of each size are in play; 12.2 who controls the regions;
5.3 where the powers stand on their tracks."""
