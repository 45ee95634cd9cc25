"""12.2 One combat in its lettered steps."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import SpaceId, UnitId
from desktop.games.illusions import verbs
from desktop.games.illusions.data import schema_effects as s
from desktop.games.illusions.rules.cards.event_choices import RepairUnits
from desktop.games.illusions.rules.combat import aftermath, approaches, casualties, combat_cards, flank, resolve
from desktop.games.illusions.rules.combat.advance import Advance
from desktop.games.illusions.rules.combat.play_ccs import PlayCombatCards
from desktop.games.illusions.rules.combat.retreat import Retreat
from desktop.games.illusions.rules.combat.take_losses import TakeLosses, seat_of
from desktop.games.illusions.rules.nations import neutrals, treaty
from desktop.games.illusions.rules.turn import offensives
from desktop.games.illusions.rules.turn.reasons import Reasoned
from desktop.games.illusions.state import combat_events as ev
from desktop.games.illusions.state.combat_state import UNITS
from desktop.games.illusions.state.sides import NEUTRAL, enemy_of
from desktop.games.illusions.state.state import IllusionsState
from desktop.mechanics.modifier import total


class ResolveCombat(Reasoned, Frame, kw_only=True):
    """12.2 One combat; the declaration (A) is done, strengths (D) are counted whenever a side fires."""

    STEPS = (
        "greece", "defenders", "picked", "command", "flank", "weather", "attacker_cards", "defender_cards", "under_way",
        "flank_roll", "first_fire", "first_losses", "fire", "defender_losses", "attacker_losses",
        "winner", "retreat", "advance", "advance_card", "repair", "staff", "close",
    )  # fmt: skip
    picked: list[UnitId] = []
    """18.3.1 Defenders of a region chosen so far."""

    def run_greece(self, state: IllusionsState) -> None:
        """11.1.5c, 26.3.1e Neutral Greek units that are attacked bring Greece in on the other side."""
        if any(state.owner_of(unit) == NEUTRAL for unit in state.fight.defenders):
            neutrals.attacked(state, state.fight.side)

    # -- 18.3.1 the defending stack of a region ----------------------------------------------------
    def ask_defenders(self, state: IllusionsState) -> Decision | None:
        combat, most = state.fight, state.world.limits.stacking
        if len(combat.pool) <= most or len(self.picked) == most:
            return None
        free = [unit for unit in combat.pool if unit not in self.picked]
        offers = [verbs.DEFEND(unit) for unit in free]
        prompt = Message.of("combat.defend", space=combat.target)
        done = len(self.picked), most
        return Decision.of(seat_of(state, combat.other, free[0]), "18.3.1", prompt, offers, progress=done)

    def on_defenders(self, state: IllusionsState, action: Action) -> None:
        self.picked.append(action.target)

    def run_picked(self, state: IllusionsState) -> None:
        if self.picked:
            state.pick_defenders(self.picked, [])

    def ask_command(self, state: IllusionsState) -> Decision | None:
        """27.0e In a region the owner says whether an HQ joins the defending stack (ruling)."""
        combat = state.fight
        if combat.target not in state.world.regions or combat.kind != UNITS or combat.command:
            return None
        found = approaches.headquarters(state, state.units_of(combat.other, combat.target))
        if not found:
            return None
        offers = [*(verbs.WITH(hq) for hq in found), verbs.NO_HQ()]
        prompt = Message.of("combat.command", space=combat.target)
        return Decision.of(seat_of(state, combat.other, found[0]), "27.0", prompt, offers)

    def on_command(self, state: IllusionsState, action: Action) -> None:
        if action.verb == verbs.WITH:
            state.pick_defenders(state.fight.defenders, [action.target])
        self.next_step()

    # -- B flank attack ----------------------------------------------------------------------------
    def ask_flank(self, state: IllusionsState) -> Decision | None:
        combat = state.fight
        pins = flank.pins(state, combat)
        if not pins:
            return None
        offers = [*(verbs.FLANK(place) for place in pins), verbs.NO_FLANK()]
        prompt = Message.of("combat.flank", space=combat.target)
        return Decision.of(state.seat(combat.side), "21.0", prompt, offers, subjects=pins, default=offers[-1])

    def on_flank(self, state: IllusionsState, action: Action) -> None:
        if action.verb == verbs.FLANK:
            state.announce_flank(action.target)
        self.next_step()

    # -- C severe weather --------------------------------------------------------------------------
    def run_weather(self, state: IllusionsState) -> None:
        """12.3 Mountains in winter, swamps in summer; not in regions, nor for units stacked with an HQ."""
        combat = state.fight
        if is_stormy(state, combat.target) and not approaches.all_with_hq(state, combat):
            die = state.roll("weather", combat.side, state.world.limits.die_faces)
            state.suffer_weather(ev.WeatherRolled(combat.target, die, state.round, die > state.round))

    # -- E Combat Cards ----------------------------------------------------------------------------
    def run_attacker_cards(self, state: IllusionsState) -> Frame:
        return PlayCombatCards(side=state.fight.side)

    def run_defender_cards(self, state: IllusionsState) -> Frame:
        return PlayCombatCards(side=state.fight.other)

    def run_under_way(self, state: IllusionsState) -> None:
        """12.1f, 12.1.1, 7.1.2 The units have attacked; an attack that is not called off may be an offensive."""
        combat = state.fight
        state.note_attacked(combat.target)
        treaty.note_attack(state, combat.side, combat.target)
        for unit in (*combat.attackers, *combat.staff):
            state.note_fought(unit)
        if combat.target in state.world.regions:
            for unit in combat.defenders:
                state.note_defended(unit)
        if combat.called_off:
            self.go("advance")
        else:
            aftermath.note_favour(state)
            offensives.note_attack(state, combat.side, combat.attackers, combat.target, combat.defenders)

    # -- F flank roll ------------------------------------------------------------------------------
    def run_flank_roll(self, state: IllusionsState) -> None:
        """21.4"""
        combat = state.fight
        if not combat.pinning:
            return
        certain = flank.is_certain(state, combat)
        die = 0 if certain else state.roll("flank", combat.side, state.world.limits.die_faces)
        modifier = total(flank.modifiers(state, combat))
        success = flank.succeeds(state, combat, die)
        state.decide_flank(ev.FlankRolled(combat.side, combat.target, die, modifier, success))

    # -- G fire and losses -------------------------------------------------------------------------
    def run_first_fire(self, state: IllusionsState) -> None:
        if side := resolve.fires_first(state, state.fight):
            fire(state, side)

    def run_first_losses(self, state: IllusionsState) -> Frame | None:
        """12.2G.3 The other side takes its losses before it fires."""
        side = resolve.fires_first(state, state.fight)
        return self._losses(state, enemy_of(side)) if side else None

    def run_fire(self, state: IllusionsState) -> None:
        combat = state.fight
        for side in (combat.side, combat.other):
            if side not in combat.numbers:
                fire(state, side)

    def run_defender_losses(self, state: IllusionsState) -> Frame | None:
        return self._second_losses(state, state.fight.other)

    def run_attacker_losses(self, state: IllusionsState) -> Frame | None:
        return self._second_losses(state, state.fight.side)

    def _second_losses(self, state: IllusionsState, side: str) -> Frame | None:
        return None if side in state.fight.rest else self._losses(state, side)

    def _losses(self, state: IllusionsState, side: str) -> Frame:
        return TakeLosses(side=side, number=state.fight.numbers[enemy_of(side)])

    def run_winner(self, state: IllusionsState) -> None:
        """12.2G.4, 20.2"""
        combat = state.fight
        aftermath.hit_fort(state)
        combat.winner = resolve.winner_of(combat, combat.numbers)
        state.decide_combat(combat.winner, resolve.retreat_owed(state, combat))
        aftermath.count_cards(state)

    # -- retreat, advance --------------------------------------------------------------------------
    def run_retreat(self, state: IllusionsState) -> Frame | None:
        combat = state.fight
        if combat.owed and combat.defenders:
            return Retreat(side=state.owner_of(combat.defenders[0]))
        if combat.kind == UNITS and not combat.defenders and combat.winner == combat.side:
            aftermath.lose_late(state)
        return None

    def run_advance(self, state: IllusionsState) -> Frame | None:
        return Advance(side=state.fight.side) if state.fight.attackers else None

    def run_advance_card(self, state: IllusionsState) -> Frame | None:
        """CP-54"""
        combat = state.fight
        if not combat.entered or not combat.attackers:
            return None
        return PlayCombatCards(side=combat.side, window=combat_cards.ADVANCE)

    def run_repair(self, state: IllusionsState) -> Frame | None:
        """CP-54 Points to be spent at once."""
        combat = state.fight
        for card in combat.cards[combat.side]:
            for number, effect in enumerate(state.world.cards[card].effects):
                if isinstance(effect, s.RepairNow):
                    halves = effect.points * state.world.limits.half_points
                    return RepairUnits(side=combat.side, card=card, number=number, halves=halves)
        return None

    def run_staff(self, state: IllusionsState) -> None:
        """27.0f-h After retreat and advance; an attack that was called off leaves them alone."""
        combat = state.fight
        if not combat.called_off:
            aftermath.turn_staff(state)
        casualties.review(state, (combat.target, *combat.origins.values()), aftermath.COMBAT)

    def run_close(self, state: IllusionsState) -> None:
        """18.2.1, 12.2G.4c A region may change hands; cards are discarded."""
        aftermath.settle_region(state)
        combat_cards.settle(state)
        state.close_combat(fought=not state.fight.called_off)

    def refusal(self, state: IllusionsState, action: Action) -> Refusal | None:
        match self.step, action.verb, action.target:
            case "flank", verbs.FLANK, place if place in state.world.spaces:
                return flank.why_not(state, state.fight) or Refusal.of("21.3", "flank.not_attacking", space=place)
            case "defenders", verbs.DEFEND, unit if unit in state.units:
                return Refusal.of("18.3.1", "combat.not_defending", unit=unit)
            case "command", verbs.WITH, unit if unit in state.units:
                return Refusal.of("27.0", "combat.not_defending", unit=unit)
        return None


def is_stormy(state: IllusionsState, place: SpaceId) -> bool:
    """12.3a"""
    world = state.world
    season = world.terrain_rules[world.terrain[place]].severe_weather
    return place not in world.regions and season == world.season(state.turn)


def fire(state: IllusionsState, side: str) -> None:
    """12.2G.3 Roll and read the loss number; a side with nothing to fire with inflicts none and rolls nothing."""
    combat = state.fight
    shot = resolve.fire_of(state, combat, side)
    label = resolve.columns(state.world, shot.table)[shot.column].label
    if not resolve.fires(combat, shot):
        state.fire(side, [], ev.Fired(side, shot.strength, shot.table, label, shot.shift, 0, shot.drm, 0))
        return
    die = state.roll("combat", side, state.world.limits.die_faces)
    number = resolve.loss_number(state.world, shot, die)
    state.fire(side, [die], ev.Fired(side, shot.strength, shot.table, label, shot.shift, die, shot.drm, number))


def is_past(state: IllusionsState, step: str) -> bool:
    """Whether a combat is under way and has gone beyond a step."""
    frame = next((frame for frame in reversed(state.stack) if isinstance(frame, ResolveCombat)), None)
    if state.combat is None or frame is None:
        return False
    return frame.step not in frame.STEPS[: frame.STEPS.index(step) + 1]
