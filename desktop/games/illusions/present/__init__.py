"""What the window shows of Illusions of Glory."""

from desktop.games.illusions.present.presenter import IllusionsPresenter

__all__ = ["IllusionsPresenter"]
