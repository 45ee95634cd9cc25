"""Panels that leave alone what is as it was: nothing is made anew without need, and nothing old stays in sight."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QRegion
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from desktop.ui.map.kept import Kept
from desktop.ui.panels.combat_panel import CombatPanel
from desktop.ui.panels.hand_panel import HandPanel
from desktop.ui.widgets.items import ItemList, OutcomeRow
from desktop.ui.widgets.parts import Parts
from desktop.ui.widgets.text import TextLabel, scaled_font
from desktop.views.battle import BattleSide, BattleView
from desktop.views.table import ItemView, LogLine, OutcomeView
from tests.ui.panels import samples


def _words(panel: QWidget) -> list[str]:
    return [label.text() for label in panel.findChildren(TextLabel) if label.isVisibleTo(panel)]


def _all_words(panel: QWidget) -> str:
    return " ".join(label.text() for label in panel.findChildren(TextLabel))


def _fight(shown, **changes: object) -> CombatPanel:
    panel = CombatPanel()
    panel.set_sides(samples.SIDES)
    panel.set_animated(False)
    panel.show_preview(samples.preview(**changes))
    return shown(panel, 320, 900)


BATTLE = BattleView(
    title="A fight", start=3, end=5, result="Retreat",
    attack=BattleSide("nationalist", items=(ItemView("Guns", "2"),)),
    defence=BattleSide("republican", items=(ItemView("Trenches", "1"),)),
    lines=(LogLine(5, "The 3rd retreats."),),
)  # fmt: skip


def test_an_equal_part_keeps_its_widget_and_others_come_and_go_in_order(qtbot) -> None:
    box = QWidget()
    qtbot.addWidget(box)
    layout = QVBoxLayout(box)
    parts = Parts(layout)

    def show(*words: str) -> list[QWidget]:
        parts.show([(word, lambda word=word: QLabel(word)) for word in words])
        return [layout.itemAt(n).widget() for n in range(layout.count())]

    first = show("a", "b", "c")
    second = show("b", "d", "c")
    assert [each.text() for each in second] == ["b", "d", "c"]
    assert second[0] is first[1]
    assert second[2] is first[2]
    assert first[0].parentWidget() is None
    assert [each.text() for each in show("c", "b", "b")] == ["c", "b", "b"]
    assert show() == []


def test_the_side_that_did_not_change_keeps_its_widgets(shown) -> None:
    panel = _fight(shown)
    before = panel.preview.findChildren(ItemList)
    panel.show_preview(samples.preview(defence=(ItemView("Trenches", "3"),), defence_total="3"))
    after = panel.preview.findChildren(ItemList)
    assert before[0] in after
    assert "Trenches" in _words(panel)
    assert "3" in _words(panel)


def test_chances_change_in_their_rows(shown) -> None:
    panel = _fight(shown, outcomes=(OutcomeView("Win", 1), OutcomeView("Loss", 3)), total=4)
    rows = panel.findChildren(OutcomeRow)
    panel.show_preview(samples.preview(outcomes=(OutcomeView("Win", 2), OutcomeView("Loss", 2)), total=4))
    assert panel.findChildren(OutcomeRow) == rows
    assert _words(panel).count("50.0 %") == 2
    assert "25.0 %" not in _words(panel)
    panel.show_preview(samples.preview(outcomes=(OutcomeView("Draw", 4),), total=4))
    assert "100.0 %" in _words(panel)
    assert "50.0 %" not in _words(panel)


def test_another_name_of_a_side_is_shown(shown) -> None:
    panel = _fight(shown)
    panel.set_sides((("nationalist", "Blues"), ("republican", "Reds")))
    panel.show_preview(samples.preview(title="Another"))
    assert "Attack · Blues" in _words(panel)


def test_nothing_of_a_fight_that_is_over_stays_behind(shown) -> None:
    """Chances are those of one seat: they are not even there when nothing is discussed."""
    panel = _fight(shown, outcomes=(OutcomeView("Secret card", 1),), total=4, odds_title="Against one card")
    panel.show_preview(None)
    for words in ("Secret card", "25.0 %", "Against one card", "1st Tabor of Regulares", "Attack on 3142"):
        assert words not in _all_words(panel)


def test_battle_and_preview_take_each_other_s_place(shown) -> None:
    panel = _fight(shown)
    panel.show_battle(BATTLE)
    assert {"A fight", "Retreat", "The 3rd retreats.", "Guns", "Trenches"} <= set(_words(panel))
    assert "Attack on 3142 (Pindoque bridge)" not in _words(panel)
    panel.show_preview(samples.preview())
    assert "A fight" not in _words(panel)
    assert "Attack on 3142 (Pindoque bridge)" in _words(panel)
    panel.show_battle(replace(BATTLE, lines=(*BATTLE.lines, LogLine(6, "The 1st advances.")), result="Won"))
    words = _words(panel)
    assert words.index("The 3rd retreats.") < words.index("The 1st advances.")
    assert "Won" in words
    assert "Retreat" not in words


def test_what_dice_decide_is_told_when_they_lie(shown, qtbot) -> None:
    panel = _fight(shown)
    panel.set_animated(True)
    rolled = replace(BATTLE, die=4, attack=replace(BATTLE.attack, dice=(3,), came=(ItemView("Dice 3", "3"),), made="5"))
    panel.show_battle(rolled)
    assert {"A fight", "Guns"} <= set(_words(panel))
    assert not {"Retreat", "The 3rd retreats.", "Dice 3", "5"} & set(_words(panel))
    panel.show_battle(replace(rolled, lines=(LogLine(5, "The 1st retreats."),)))
    qtbot.waitUntil(lambda: {"Retreat", "The 1st retreats.", "Dice 3", "5"} <= set(_words(panel)), timeout=3000)


def test_what_is_shown_in_a_hidden_panel_is_there_when_it_appears(shown) -> None:
    panel = _fight(shown)
    panel.hide()
    panel.show_battle(BATTLE)
    panel.show_battle(replace(BATTLE, result="Won"))
    panel.show()
    assert "Won" in _words(panel)
    assert "Retreat" not in _words(panel)
    assert panel.battle is not None
    assert panel.battle.isVisible()
    assert panel.battle.height() >= panel.battle.sizeHint().height() // 2


def test_uses_of_a_card_stay_until_they_change(shown) -> None:
    panel = HandPanel()
    hand = samples.hand(3)
    panel.show_hand(hand)
    shown(panel, 800, 500)
    panel.choose(1)
    slots = panel.slots()
    panel.show_hand(replace(hand, title="The same hand"))
    assert panel.slots() == slots
    fewer = replace(hand.cards[1], uses=hand.cards[1].uses[:1])
    panel.show_hand(replace(hand, cards=(hand.cards[0], fewer, hand.cards[2])))
    assert panel.slots() == []  # it was chosen for something else
    panel.choose(1)
    assert [slot.use for slot in panel.slots()] == list(fewer.uses)
    assert [card.selected for card in panel.card_widgets()] == [False, True, False]


def test_a_card_that_can_be_played_no_more_is_paled(shown) -> None:
    panel = HandPanel()
    hand = samples.hand(1)
    panel.show_hand(hand)
    shown(panel, 800, 500)
    bright = panel.card_widgets()[0].grab().toImage()
    panel.show_hand(replace(hand, cards=(replace(hand.cards[0], uses=()),)))
    assert panel.card_widgets()[0].grab().toImage() != bright


def test_pictures_that_come_back_are_those_that_were_drawn(qapp) -> None:
    kept, drawn = Kept(most=2), []

    def paint(look: str, colour: Qt.GlobalColor) -> QImage:
        image = QImage(20, 20, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        kept.draw(painter, (look,), lambda pen: (drawn.append(look), pen.fillRect(QRectF(2, 2, 9, 9), colour)))
        painter.end()
        return image

    red, blue = paint("red", Qt.GlobalColor.red), paint("blue", Qt.GlobalColor.blue)
    for _ in range(3):
        assert paint("red", Qt.GlobalColor.red) == red
        assert paint("blue", Qt.GlobalColor.blue) == blue
    assert drawn == ["red", "blue", "red"], "the second was new in all of the window and is kept at once"
    paint("green", Qt.GlobalColor.green)
    assert paint("blue", Qt.GlobalColor.blue) == blue
    assert paint("red", Qt.GlobalColor.red) == red


def test_a_new_look_is_drawn_once_if_most_of_the_board_is_painted(qapp) -> None:
    image = QImage(20, 20, QImage.Format.Format_ARGB32_Premultiplied)
    kept, drawn = Kept(), []

    def paint(look: str, right: int, down: int = 0) -> None:
        painter = QPainter(image)
        painter.translate(0, down)
        kept.draw(painter, (look,), lambda _: drawn.append(look), QRegion(0, 0, right, 20))
        painter.end()

    for look, width in (("first", 20), ("whole", 20), ("whole", 20), ("little", 4), ("little", 20), ("little", 20)):
        paint(look, width)
    assert drawn == ["first", "whole", "little", "little"]
    for down in (3, 5):
        paint("little", 20, down)
    assert drawn[4:] == ["little"] * 2, "a map that moves is not kept at each step"
    paint("little", 20, 5)
    paint("little", 20, 5)
    assert len(drawn) == 7


def test_a_picture_is_drawn_anew_only_where_it_looks_another_way(qapp) -> None:
    kept, drawn = Kept(), []
    spots = {"left": QRectF(1, 1, 4.5, 4.5), "right": QRectF(14, 12, 4.5, 4.5)}

    def paint(look: int, *names: str, of: Kept = kept) -> QImage:
        image = QImage(30, 30, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(3, 2)

        def strokes(pen: QPainter) -> None:
            drawn.append(pen.hasClipping())
            for name in names:
                pen.fillRect(spots[name], Qt.GlobalColor.red)

        of.draw(painter, (look, "colours"), strokes)
        painter.end()
        return image

    paint(1, "left")
    paint(1, "left")
    kept.change([spots["right"]])
    assert paint(2, "left", "right") == paint(2, "left", "right", of=Kept())
    kept.change([spots["left"]])
    kept.change([spots["right"]])
    assert paint(4) == paint(4, of=Kept()), "what changed several times since is all drawn anew"
    assert drawn == [False, False, True, False, True, False]
    kept.change([QRectF(0, 0, 30, 30)])
    assert paint(5, "left") == paint(5, "left", of=Kept())
    assert not any(drawn[6:]), "most of it is drawn as a whole"


def test_a_picture_serves_where_less_of_the_board_is_seen(qapp) -> None:
    kept, drawn = Kept(), []

    def paint(height: int, down: float, kept: Kept) -> QImage:
        image = QImage(20, height, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        painter.translate(0, down)
        kept.draw(painter, ("red",), lambda pen: (drawn.append(height), pen.fillRect(2, 20, 9, 9, Qt.GlobalColor.red)))
        painter.end()
        return image

    whole = paint(40, 0, kept), paint(40, 0, kept)
    assert whole[0] == whole[1]
    assert paint(20, -15, kept) == paint(20, -15, Kept())
    assert paint(40, 0, kept) == whole[0]
    assert drawn == [40, 40, 20], "the last is that of another"
    assert paint(40, -15, kept) == paint(40, -15, Kept()), "what was not seen before is drawn"
    assert paint(20, -15.5, kept) == paint(20, -15.5, Kept()), "a picture lies on whole pixels"
    assert drawn == [40, 40, 20, 40, 40, 20, 20]


def test_rich_text_is_measured_again_in_another_font(shown) -> None:
    label = TextLabel("")
    label.set_html("Some <b>rich</b> text 7.3")
    shown(label, 300, 60)
    small, least = label.sizeHint(), label.minimumSizeHint()
    label.setFont(scaled_font(2.0))
    assert label.sizeHint().height() > small.height()
    assert label.minimumSizeHint().width() > least.width()
    label.set_html("Some much longer <b>rich</b> text 7.3")
    assert label.sizeHint().width() != small.width()
