"""What the window shows of Arriba España."""

from desktop.games.arriba.present.presenter import ArribaPresenter

__all__ = ["ArribaPresenter"]
