"""What the window shows of Hitler's Reich."""

from desktop.games.reich.present.presenter import ReichPresenter

__all__ = ["ReichPresenter"]
