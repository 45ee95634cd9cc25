"""What the commands of the window do: one method for each, named after it."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLineEdit

from desktop.ui import theme
from desktop.ui.commands import ALSO, MENUS
from desktop.ui.i18n import text
from desktop.ui.panels.specs import SPECS

if TYPE_CHECKING:
    from desktop.ui.copy.install import MyCopy
    from desktop.ui.dialogs.finder import Item
    from desktop.ui.editor.own_scenarios import OwnScenarios
    from desktop.ui.main_window import MainWindow
    from desktop.ui.own_pictures.install import MyPictures

FONT_STEP = 0.1


class Orders:
    """A command `save` calls `on_save`. Dialogs are opened, never waited for."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def on_start_page(self) -> None:
        self._window.show_start()

    def on_new_game(self) -> None:
        self.open_new_game("", "")

    def open_new_game(self, game_id: str, scenario: str) -> None:
        from desktop.ui.dialogs.new_game import NewGameDialog

        dialog = NewGameDialog(
            self._window.shelf, game_id, scenario, self._window, handover=self._window.settings.handover
        )
        dialog.started.connect(self._window.files.new_game)
        dialog.open()

    @cached_property
    def scenarios(self) -> OwnScenarios:
        """The player's own; made when the first is asked for."""
        from desktop.ui.editor.own_scenarios import OwnScenarios

        return OwnScenarios(self._window)

    def on_new_scenario(self) -> None:
        self.scenarios.ask_new()

    def on_add_scenario(self) -> None:
        self.scenarios.ask_for_file()

    def on_scenario_ordered(self, order: str, game_id: str, scenario: str) -> None:
        self.scenarios.order(order, game_id, scenario)

    def on_open_game(self) -> None:
        self._window.files.open("")

    def on_my_copy(self) -> None:
        self.open_my_copy("")

    def open_my_copy(self, game_id: str) -> None:
        self.copies.open(game_id)

    @cached_property
    def copies(self) -> MyCopy:
        """The owner's own figures, made when they are first asked for."""
        from desktop.ui.copy.install import MyCopy

        return MyCopy(self._window)

    def on_my_pictures(self) -> None:
        self.open_my_pictures("")

    def open_my_pictures(self, game_id: str) -> None:
        self.own_pictures.open(game_id)

    @cached_property
    def own_pictures(self) -> MyPictures:
        """The owner's pictures, made when they are first asked for."""
        from desktop.ui.own_pictures.install import MyPictures

        return MyPictures(self._window)

    def on_save(self) -> None:
        self._window.files.save()

    def on_save_as(self) -> None:
        self._window.files.save_as()

    def on_export_log_text(self) -> None:
        self._window.exports.export_log("text")

    def on_export_log_html(self) -> None:
        self._window.exports.export_log("html")

    def on_export_picture(self) -> None:
        self._window.exports.export_picture()

    def on_export_sheets(self) -> None:
        self._window.exports.print_match().ask_for_file()

    def on_print_sheets(self) -> None:
        self._window.exports.print_match()

    def on_players(self) -> None:
        self._window.opponents.ask_who_plays()

    def on_advise(self) -> None:
        self._window.advice.ask()

    def on_pause_program(self) -> None:
        self._window.controller.opponent.pause(not self._window.controller.opponent.paused)

    def on_step_program(self) -> None:
        opponent = self._window.controller.opponent
        if not opponent.paused:
            opponent.pause(True)
        opponent.step()

    def on_concede(self) -> None:
        table = self._window.controller.table
        self._window.page.concede.ask(table.name_of(table.seat))

    def on_preferences(self) -> None:
        from desktop.ui.dialogs.preferences import PreferencesDialog

        before = self._window.settings.handover
        dialog = PreferencesDialog(self._window.settings, self._window)
        dialog.changed.connect(self._window.apply_settings)
        dialog.finished.connect(lambda: self._hide_hands(before))
        dialog.open()

    def _hide_hands(self, before: str) -> None:
        """Preferences are for new games; the one on the table follows if its players want it."""
        wanted = self._window.settings.handover
        if wanted != before and self._window.at_table:
            self._window.controller.set_handover(wanted)

    def on_quit(self) -> None:
        self._window.close()

    def on_undo(self) -> None:
        if not self._leave_replay():
            self._window.controller.undo()

    def on_redo(self) -> None:
        if not self._leave_replay():
            self._window.controller.redo()

    def _leave_replay(self) -> bool:
        """Whoever watches a replay goes back to the game by such a key; nothing of it is changed unseen."""
        player = self._window.wiring.player
        watching = player.replay is not None
        player.end()
        return watching

    def on_history_back(self) -> None:
        self._walk(-1)

    def on_history_forward(self) -> None:
        self._walk(1)

    def _walk(self, by: int) -> None:
        """Look at another moment; whoever writes something does not mean that by a key."""
        if not isinstance(self._window.focusWidget(), QLineEdit):
            self._window.controller.step(by)

    def on_history_first(self) -> None:
        self._window.controller.go_to(1)

    def on_history_last(self) -> None:
        self._window.controller.back_to_present()

    def on_edit_mode(self, on: bool) -> None:
        self._window.controller.set_edit_mode(on)

    def on_record_example(self) -> None:
        self._window.examples.record()

    def on_replay_last(self) -> None:
        self._window.wiring.replay()

    def on_end_page(self) -> None:
        self._window.ending.show()

    def on_fit(self) -> None:
        self._window.page.map.fit()

    def on_show_asked(self) -> None:
        self._window.page.map.attention.show_asked()

    def on_own_view(self) -> None:
        self._window.page.map.attention.show_own()

    def on_zoom_in(self) -> None:
        self._window.page.map.zoom_in()

    def on_zoom_out(self) -> None:
        self._window.page.map.zoom_out()

    def on_find_place(self) -> None:
        self._find_place("")

    def _find_place(self, words: str) -> None:
        from desktop.ui.dialogs.finder import place_finder

        wiring = self._window.wiring
        if wiring.board is not None and wiring.view is not None:
            finder = place_finder(wiring.board, wiring.view.pieces, wiring.locate, self._window)
            finder.type_in(words)
            finder.open()

    def on_hide_counters(self, on: bool) -> None:
        self._window.page.map.set_counters_hidden(on)

    def on_own_pictures(self) -> None:
        from desktop.ui.own_pictures.switch import switch_pictures

        switch_pictures(self._window)

    def on_legend(self, on: bool) -> None:
        self._window.page.map.show_marks(on)

    def on_toggle_docks(self) -> None:
        if self._window.docks.hidden:
            self._window.docks.bring_back()
        else:
            self._window.controller.hold_up("")  # nobody would see any more that it is up
            self._window.docks.show_map_alone()
        self._window.page.map.setFocus()

    def on_toggle_docks_anywhere(self) -> None:
        self.on_toggle_docks()

    def on_reset_layout(self) -> None:
        self._window.settings.forget_layout()
        if self._window.at_table:
            self._window.lay_out_docks()

    def on_full_screen(self, on: bool) -> None:
        self._window.setWindowState(Qt.WindowState.WindowFullScreen if on else Qt.WindowState.WindowNoState)

    def on_larger(self) -> None:
        self._window.settings.font_scale += FONT_STEP
        self._window.apply_settings()

    def on_smaller(self) -> None:
        self._window.settings.font_scale -= FONT_STEP
        self._window.apply_settings()

    def on_switch_theme(self) -> None:
        settings = self._window.settings
        settings.theme = "light" if theme.resolved(settings.theme) == "dark" else "dark"
        self._window.apply_settings()

    def on_rules(self) -> None:
        self._window.docks.reveal("rules")

    def on_briefing(self) -> None:
        self._window.briefing.toggle()

    def on_learn(self) -> None:
        self._window.examples.show_learn()

    def on_guide(self) -> None:
        from desktop.ui.dialogs.guide import GuideDialog

        GuideDialog(self._window).open()

    def on_keys(self) -> None:
        from desktop.ui.dialogs.texts import KeysDialog

        KeysDialog(self._extra_actions(), self._window).open()

    def on_palette(self) -> None:
        from desktop.ui.dialogs.finder import command_palette

        for menu_id, _ in MENUS:
            self._window.menus.draw_icons(menu_id)
        docks = {f"dock-{spec.id}": spec.also for spec in SPECS}
        also = {name: text(words) for name, words in (ALSO | docks).items()}
        window = self._window
        shown = (*window.docks.actions(), *window.menus.overlays.actions())
        actions = [*window.commands.actions.values(), *shown]
        command_palette(actions, window, self._answers(), also, self._elsewhere if window.at_table else None).open()

    def _elsewhere(self, words: str) -> list[Item]:
        """Where else the words may be found: in the rules, in the log, on the map."""
        from desktop.ui.dialogs.finder import Item

        window, wiring = self._window, self._window.wiring
        return [
            Item(window.tr("Look up “{0}” in the rules").format(words), partial(wiring.find_in_rules, words)),
            Item(window.tr("Find “{0}” in the log").format(words), partial(wiring.find_in_log, words)),
            Item(window.tr("Find a place or unit: “{0}”").format(words), partial(self._find_place, words)),
        ]

    def _answers(self) -> list[Item]:
        """What the question that is asked may be answered with, as far as buttons say it, and the rule behind it."""
        from desktop.ui.dialogs.finder import Item

        window = self._window
        asked = window.controller.decision_view() if window.at_table and window.controller.playing else None
        if asked is None:
            return []
        noted = window.tr("answers what is asked")
        found = [
            Item(choice.text, partial(window.wiring.answer, choice.action), noted)
            for choice in asked.choices
            if choice.button
        ]
        if asked.rule:
            words = window.tr("Why? The rule of this question: {0}").format(asked.rule)
            found.append(
                Item(words, partial(window.wiring.show_rule, asked.rule), also=window.tr("reason not allowed"))
            )
        return found

    def _extra_actions(self) -> list[QAction]:
        shown = (*self._window.docks.actions(), *self._window.menus.overlays.actions())
        return [action for action in shown if not action.shortcut().isEmpty()]

    def on_about_data(self) -> None:
        from desktop.controller import own_figures
        from desktop.ui.dialogs.texts import AboutDataDialog

        control = self._window.controller
        items = [*own_figures.about(control.match), *control.presenter.about()]
        AboutDataDialog(control.match.definition.title, items, self._window, self._wars()).open()

    def _wars(self) -> str:
        """How wars of the scenario on the table go that the program plays with itself."""
        from desktop.mechanics.war_tables import happened_in, tables_of
        from desktop.ui.dialogs.war_tables import table_html

        match, sides = self._window.controller.match, dict(self._window.controller.presenter.side_names())
        found = [table for table in tables_of(match.setup.game) if table.scenario == match.setup.scenario]
        parts = [part for table in found for part in table_html(table, happened_in(match.setup.game), sides)]
        title = self._window.tr("How wars go that the program plays with itself")
        return f"<h2>{title}</h2>{''.join(parts)}" if parts else ""

    def on_history(self) -> None:
        from desktop.mechanics.war_tables import happened_in, tables_of
        from desktop.ui.dialogs.war_tables import WarTables

        control = self._window.controller
        game = control.match.definition
        WarTables(
            (game.id, game.title),
            [(each.id, each.title) for each in game.scenarios()],
            control.match.setup.scenario,
            tables_of(game.id),
            happened_in(game.id),
            dict(control.presenter.side_names()),
            self._window,
        ).open()

    def on_credits(self) -> None:
        from desktop.ui.dialogs.texts import CreditsDialog

        CreditsDialog(self._window).open()
