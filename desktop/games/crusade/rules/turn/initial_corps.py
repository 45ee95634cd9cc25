"""15.2.1 The initial corps are placed in turn, the Nationalists first."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import NOTHING, SpaceId, UnitId
from desktop.games.crusade import verbs
from desktop.games.crusade.rules.combat.loss_options import representatives, why_not_among
from desktop.games.crusade.rules.map.stacking import room
from desktop.games.crusade.rules.turn import war_phases
from desktop.games.crusade.state.sides import NATIONALIST, RESERVE, enemy_of
from desktop.games.crusade.state.state import CrusadeState


class InitialCorps(Frame, kw_only=True):
    """15.2.1.1 One corps at a time, own order, no passing, until neither side has any left (15.2.2)."""

    STEPS = ("whose", "choose", "place", "make_room", "put", "next")
    side: str = NATIONALIST
    unit: UnitId = NOTHING
    space: SpaceId = NOTHING

    def run_whose(self, state: CrusadeState) -> None:
        """15.2.1.1 The other side goes on alone when one is done; a corps without a legal space leaves the game."""
        left = war_phases.remaining(state, self.side)
        if not left:
            self.side = enemy_of(self.side)
            left = war_phases.remaining(state, self.side)
        if not left:
            self.go("end")
        elif not any(war_phases.corps_choices(state, unit) for unit in left):
            state.remove(left[0], "no_space")
            self.go("next")

    def ask_choose(self, state: CrusadeState) -> Decision | None:
        left = war_phases.remaining(state, self.side)
        able = [unit for unit in left if war_phases.why_not_deploy(state, self.side, unit) is None]
        offers = [verbs.PICK(unit) for unit in able]
        total = len(state.world.initial_corps[self.side])
        prompt = Message.of("corps.choose", side=self.side)
        return Decision.of(self.side, "15.2.1.1", prompt, offers, progress=(total - len(left), total))

    def on_choose(self, state: CrusadeState, action: Action) -> None:
        self.unit = action.target
        self.next_step()

    def ask_place(self, state: CrusadeState) -> Decision | None:
        spaces = war_phases.corps_choices(state, self.unit)
        offers = [verbs.TO(space) for space in spaces]
        prompt = Message.of("corps.place", unit=self.unit)
        return Decision.of(self.side, "15.2.1.2", prompt, offers, subjects=(self.unit,))

    def on_place(self, state: CrusadeState, action: Action) -> None:
        self.space = action.target
        self.next_step()

    def ask_make_room(self, state: CrusadeState) -> Decision | None:
        """15.2.1.2 If stacking would be exceeded one division there goes to the Reserve Box."""
        if room(state, self.space):
            return None
        divisions = [unit for unit in state.at(self.space) if not state.world.units[unit].corps]
        offers = [verbs.RESERVE(unit) for unit in representatives(state, divisions)]
        prompt = Message.of("corps.make_room", space=self.space)
        return Decision.of(self.side, "15.2.1.2", prompt, offers, subjects=(self.space,))

    def on_make_room(self, state: CrusadeState, action: Action) -> None:
        state.put(action.target, RESERVE, "initial")
        self.next_step()

    def run_put(self, state: CrusadeState) -> None:
        state.put(self.unit, self.space, "initial")

    def run_next(self, state: CrusadeState) -> None:
        self.unit = self.space = NOTHING
        self.side = enemy_of(self.side)
        self.go("whose")

    def why_not(self, state: CrusadeState, action: Action) -> Refusal | None:
        match self.step, *action:
            case "choose", verbs.PICK, (unit,) if unit in state.units:
                return war_phases.why_not_deploy(state, self.side, unit)
            case "place", verbs.TO, (space,) if space in state.world.spaces:
                return war_phases.why_not_there(state, self.unit, space)
            case "make_room", verbs.RESERVE, (unit,) if unit in state.units:
                divisions = [each for each in state.at(self.space) if not state.world.units[each].corps]
                if unit not in divisions:
                    return Refusal.of("15.2.1.2", "corps.not_in_the_way", unit=unit, space=self.space)
                return why_not_among(state, "15.2.1.2", "corps.not_in_the_way", unit, divisions)
        return None
