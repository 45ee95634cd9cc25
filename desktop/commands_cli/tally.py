"""What a piece of play takes of both players."""

from __future__ import annotations

from msgspec import Struct


class Acts(Struct):
    """Acts of both players together.

    Attributes:
        private: hands held up.
        pages: pages between two players.
    """

    clicks: int = 0
    drags: int = 0
    keys: int = 0
    private: int = 0
    pages: int = 0

    @property
    def all(self) -> int:
        """Every click, drag or key; what holds a hand up or turns a page is one of them."""
        return self.clicks + self.drags + self.keys

    def since(self, before: Acts) -> Acts:
        """What came after an earlier count."""
        return Acts(*(getattr(self, name) - getattr(before, name) for name in self.__struct_fields__))

    def plain(self) -> dict[str, int]:
        return {"acts": self.all, **{name: getattr(self, name) for name in self.__struct_fields__}}
