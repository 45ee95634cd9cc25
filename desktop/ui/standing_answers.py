"""Answers that are always given: said by a right click on a choice, or by a button where a game has words for never
being asked such a thing; told in the Decision dock, taken back there or in the preferences."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QMenu

from desktop.controller.always import ANY, Standing, may_stand
from desktop.controller.game_controller import GameController
from desktop.controller.unasked import ASK, COME_BACK
from desktop.engine.decision import Message
from desktop.ui.panels.decision_panel import DecisionPanel
from desktop.ui.settings import Settings
from desktop.views.table import ChoiceView


class StandingAnswers(QObject):
    """Keeps what the players want to be answered always."""

    def __init__(self, controller: GameController, panel: DecisionPanel, settings: Settings) -> None:
        super().__init__(panel)
        self._controller, self._panel, self._settings = controller, panel, settings
        self.menu: QMenu | None = None
        panel.menu_wanted.connect(self.show_menu)
        panel.asked_again.connect(self.take_back)
        panel.never_wanted.connect(self._on_never)
        controller.table_changed.connect(self._show)

    # -- saying so ---------------------------------------------------------------------------------
    def offers(self, choice: ChoiceView) -> list[tuple[str, Standing]]:
        """What can be said of a choice: (words of the menu, what it means)."""
        asked, control = self._controller.match.decision, self._controller
        if asked is None or not may_stand(choice.action) or not asked.actions:
            return []
        if choice.action == COME_BACK:
            return self._asking(asked.player)
        view, game = control.decision_view(), control.match.setup.game
        if view is None:
            return []
        where = view.path[-1].text if view.path else view.prompt  # the prompt may name the place of this one time
        words = self.tr("Always: {0}, {1}: {2}").format(view.player_name, where, choice.text)
        once = Standing(game, asked.player, asked.prompt.key, choice.action, words)
        found = [(self.tr("Always answer so when this is asked"), once)]
        if (never := self._never(choice, asked.player)) is not None:
            found.insert(0, (never, Standing(game, asked.player, ANY, choice.action, never)))
        return found

    def _asking(self, player: str) -> list[tuple[str, Standing]]:
        """To be asked each time what is passed over now."""
        control = self._controller
        found = control.table.unasked.way_back(control.match)
        if found is None:
            return []
        prompt = found[1].prompt.key
        words = control.presenter.words(Message.of(f"always.{ASK}.{prompt}", player=player))
        return [(words, Standing(control.match.setup.game, player, prompt, ASK, words))]

    def _never(self, choice: ChoiceView, player: str) -> str | None:
        """Words for never being asked for a kind of thing at all, where the game has some."""
        try:
            return self._controller.presenter.words(Message.of(f"always.{choice.action}", player=player))
        except LookupError:
            return None

    def show_menu(self, choice: ChoiceView, at: QPoint) -> None:
        """A small menu beside the choice."""
        offers = self.offers(choice)
        if not offers:
            return
        menu = self.menu = QMenu(self._panel)
        for words, standing in offers:
            line = menu.addAction(words.replace("&", "&&"))
            line.triggered.connect(partial(self._on_said, standing, choice.action))
        menu.popup(at)

    def _on_said(self, standing: Standing, action: str, _: bool = False) -> None:
        self.say(standing, action)

    def say(self, standing: Standing, action: str) -> None:
        """From now on; and now."""
        self._settings.keep_always(standing)
        self._controller.options.always.add(standing.key)
        self._controller.play(action)

    def _never_offered(self) -> tuple[str, Standing] | None:
        """Never to be asked for what is asked now, where the game has words for that."""
        control = self._controller
        view = control.decision_view() if control.has_table else None
        asked = control.match.decision if view is not None else None
        for choice in view.choices if view is not None and asked is not None else ():
            if may_stand(choice.action) and asked is not None and (never := self._never(choice, asked.player)):
                return never, Standing(control.match.setup.game, asked.player, ANY, choice.action, never)
        return None

    def _on_never(self) -> None:
        if (offer := self._never_offered()) is not None:
            self.say(offer[1], offer[1].action)

    # -- taking it back ----------------------------------------------------------------------------
    def take_back(self, standing: Standing) -> None:
        self._settings.forget_always(standing)
        self._controller.options.always.discard(standing.key)
        self._show()

    def _show(self, _: object = None) -> None:
        """Tell in the dock what is answered for the players of this game."""
        game = self._controller.match.setup.game if self._controller.has_table else ""
        self._panel.show_standing([each for each in self._settings.always() if each.game == game])
        offer = self._never_offered()
        self._panel.show_never(offer[0] if offer is not None else "")
