"""What the window shows of Crusade and Revolution."""

from desktop.games.crusade.present.presenter import CrusadePresenter

__all__ = ["CrusadePresenter"]
