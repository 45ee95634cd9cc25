"""Chance as a service: seeded for new games, scripted for tests and replay, asked of the players for real dice.

Every outcome is recorded with the action that drew it, so a log rebuilds a game whatever Python's generator does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop.engine.errors import ChanceNeeded, ReplayError

_MASK = (1 << 64) - 1
_COUNTER_BITS = 62


def _mix(value: int) -> int:
    """SplitMix64: small, public, the same on every machine and version of Python."""
    value = (value + 0x9E3779B97F4A7C15) & _MASK
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)


class Chance:
    """Supplies outcomes: first those scripted, then from the seed, or else asks for them.

    `drawn` holds what was drawn since `begin`; the Match writes it into the log entry. `before_draw` is called before
    each outcome, while the position still stands as it did: for those who look at a game that is played again.
    """

    def __init__(self, seed: int | None = None) -> None:
        self.seed = seed
        self.counter = 0
        self.drawn: list[int] = []
        self._script: list[int] = []
        self._strict = False
        self.before_draw: Callable[[], None] | None = None

    def begin(self, script: Sequence[int] = (), *, strict: bool = False) -> None:
        """Start an action. A strict script must cover all that is drawn (replay)."""
        self.drawn = []
        self._script = list(script)
        self._strict = strict

    def stir(self) -> None:
        """Go on from a place in the sequence that nobody can know."""
        import secrets  # seldom needed, and with it comes OpenSSL

        self.counter = secrets.randbits(_COUNTER_BITS)

    def left_over(self) -> int:
        """How many scripted outcomes nobody asked for."""
        return len(self._script)

    def deal(self, sides: int, purpose: str) -> int:
        """A whole number from 1 to `sides` that nobody may see: shuffles and blind draws.

        The program makes it also where the players roll their own dice; like every outcome it is recorded.
        """
        if self.seed is None and not self._script and not self._strict and sides > 0:
            import secrets  # seldom needed, and with it comes OpenSSL

            result = secrets.randbelow(sides) + 1
            self.drawn.append(result)
            return result
        return self.draw(sides, purpose)

    def draw(self, sides: int, purpose: str, player: str = "") -> int:
        """A whole number from 1 to `sides`, for a player where it is somebody's die."""
        if sides < 1:
            raise ValueError(f"no outcome of {sides} for {purpose}")
        if self.before_draw is not None:
            self.before_draw()
        if self._script:
            result = self._script.pop(0)
            if not 1 <= result <= sides:
                raise ReplayError(f"{result} is not from 1 to {sides} ({purpose})")
            if self.seed is not None:
                self._generate(sides)  # keeps the generator in step, so play goes on alike after a replay
        elif self._strict:
            raise ReplayError(f"the log holds no outcome for {purpose}")
        elif self.seed is None:
            raise ChanceNeeded(sides, purpose, player)
        else:
            result = self._generate(sides)
        self.drawn.append(result)
        return result

    def _generate(self, sides: int) -> int:
        limit = (1 << 64) - (1 << 64) % sides
        while True:
            self.counter += 1
            value = _mix((self.seed or 0) * 0x2545F4914F6CDD1D + self.counter)
            if value < limit:
                return value % sides + 1
