"""What the window shows of a battle."""

from desktop.games.battles.present.presenter import BattlesPresenter

__all__ = ["BattlesPresenter"]
