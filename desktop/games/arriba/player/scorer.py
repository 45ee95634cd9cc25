"""The scripted player's opinion of every choice."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.engine.ids import FactionId, GroupId, UnitId
from desktop.games.arriba import verbs
from desktop.games.arriba.data.world import World
from desktop.games.arriba.player import weights as j
from desktop.games.arriba.rules.combat.attacks import AttackPhase
from desktop.games.arriba.rules.combat.chances import prospect
from desktop.games.arriba.rules.combat.combat import Combat
from desktop.games.arriba.rules.combat.loss_options import FORT, worth
from desktop.games.arriba.rules.combat.losses import AdjustLosses, Exchange
from desktop.games.arriba.rules.equipment import economy
from desktop.games.arriba.rules.equipment.spend import Spend
from desktop.games.arriba.rules.map.control import groups_of
from desktop.games.arriba.rules.map.organization import Organization
from desktop.games.arriba.rules.movement.movement import MovementPhase
from desktop.games.arriba.rules.politics.political_phase import Attempt
from desktop.games.arriba.state.army_state import ARMOUR, ARTILLERY, BRIGADE
from desktop.games.arriba.state.battle_state import ATTACKER, DEFENDER
from desktop.games.arriba.state.forces import cadre_level, strength_of
from desktop.games.arriba.state.state import ArribaState

NEVER = -100
OWED, OWED_PLAIN = 60, 50
CONVERT, CADRE, ASSET, CREATE, REPLACE, GUERRILLAS, FORTIFY = 34, 30, 26, 22, 32, 12, 8
PLAIN: dict[str, int] = {verbs.CONVERT: CONVERT, verbs.REPLACE: REPLACE, verbs.CADRE: CADRE, verbs.REROLL: 1}
"""Choices that are worth the same in every position."""
FRONT = 8
LONELY = 30
"""A unit that alone holds a city will not go anywhere: others are converted first."""
LIFT = 20
JOIN, ENTER = 15, 25
DROP, GARRISON, GO = 300, 320, 200
RESERVE = 2
"""EP kept for all-out attacks."""
ENOUGH_ASSETS = 3
WORTH_A_MARKER = 2
"""Strength above which a group gets a cadre marker."""


class ArribaScorer:
    """Scores one action at a time; more is better."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._front: j.Front | None = None
        self._moves: dict[str, tuple[int, str]] = {}

    def score(self, state: ArribaState, decision: Decision, action: Action) -> int:
        side = state.world.side_of_seat[decision.player]
        match state.stack[-1]:
            case Attempt(power=power, bought=bought):
                wanted = j.modifiers_wanted(state, side, power)
                return int((action.verb == verbs.MODIFIER) == (bought < wanted))
            case Spend(seat=seat):
                return self._spend(state, side, seat, action)
            case Organization():
                return self._organise(state, side, action)
            case MovementPhase() as frame:
                return self._move(state, frame, action)
            case AttackPhase(manner=manner):
                return self._attack(state, side, action, manner)
            case Combat() | AdjustLosses():
                return self._combat(state, action)
            case Exchange():
                return self._exchange(state, action)
        return self._other(state, side, action)

    # -- politics and choices of cities ------------------------------------------------------------
    def _other(self, state: ArribaState, side: str, action: Action) -> int:
        match action:
            case verbs.APPROACH, (power,):
                return j.approach_score(state, side, power)
            case ((verbs.PURGE | verbs.BACK), _):
                return NEVER
            case verbs.AT, (city,):
                return j.placing_value(state, side, city)
            case verbs.IN_AREA, (area,):
                return j.area_value(state, area)
            case verbs.BACKER, (power,):
                return abs(state.attitude[power])
            case ((verbs.AIRLIFT | verbs.SHIP), (piece,)):
                return self._lift(state, side, piece)
            case verbs.ALLOT, (seat, number):
                return self._allot(state, seat, int(number))
            case verbs.LOSE, (piece,):
                return self._lose(state, piece)
        return self._plain(state, action)

    def _plain(self, state: ArribaState, action: Action) -> int:
        if action.verb == verbs.DISRUPT:
            return strength_of(state, state.units_of(action.target))
        return PLAIN.get(action.verb, 0)

    def _allot(self, state: ArribaState, seat: str, number: int) -> int:
        """A point for each faction of the partner, and one more."""
        wanted = sum(state.world.seat_of[faction] == seat for faction in economy.owed(state)) + 1
        return -abs(number - wanted)

    def _lift(self, state: ArribaState, side: str, piece: UnitId) -> int:
        """From Morocco and from behind the front to it."""
        area = state.groups[state.pieces[piece].group].area
        if state.world.region_of[area] in state.world.always:
            return LIFT + state.world.strength.get(state.pieces[piece].kind, 1)
        return NEVER

    def _lose(self, state: ArribaState, piece: UnitId) -> int:
        """As little as possible, and asset points only when they must go."""
        if piece == FORT:
            return 0
        own = state.pieces[piece]
        return -4 * worth(state, piece) - (own.kind in (ARMOUR, ARTILLERY)) * 2 - own.cadre

    # -- spending ----------------------------------------------------------------------------------
    def _spend(self, state: ArribaState, side: str, seat: str, action: Action) -> int:
        left = economy.budget(state, seat)
        match action:
            case verbs.CREATE, (faction, kind):
                return self._create(state, faction, kind, left)
            case verbs.SUBSIDISE, (_,):
                return OWED_PLAIN
            case verbs.PICK, (piece,):
                return self._pick(state, side, seat, piece)
            case verbs.BUY, (kind, _):
                owned = sum(p.kind == kind and state.world.side_of[p.faction] == side for p in state.pieces.values())
                return ASSET - 4 * owned if owned < ENOUGH_ASSETS and left >= max(economy.prices(state, kind)) else -1
            case verbs.GUERRILLA, (area,):
                strengths = (strength_of(state, state.units_of(key)) for key in groups_of(state, "rebel", area))
                return max((GUERRILLAS + strength for strength in strengths), default=-1)
            case verbs.FORT, (city,):
                value = j.city_value(state, city)
                front = j.is_front(state, side, state.world.area_of[city])
                return FORTIFY + value // 2 if front and value > j.CITY * 2 else -1
        return RESERVE if left <= RESERVE else 0

    def _create(self, state: ArribaState, faction: FactionId, kind: str, left: int) -> int:
        if faction in economy.owed(state):
            return OWED if kind == BRIGADE else OWED - 5
        gain = state.world.strength[kind]
        price = state.world.tables.costs[economy.cost_of(state, faction, kind)].ep
        return CREATE + gain - price + 4 * state.world.factions[faction].cadre if left > RESERVE else 0

    def _pick(self, state: ArribaState, side: str, seat: str, piece: UnitId) -> int:
        """Converting at the front first, then a first marker for a group."""
        group = state.pieces[piece].group
        front = FRONT if j.is_front(state, side, state.groups[group].area) else 0
        steps = [step.verb for step in economy.improvements(state, seat, piece)]
        if verbs.CONVERT in steps or verbs.REPLACE in steps:
            alone = bool(state.groups[group].city) and len(state.units_of(group)) == 1
            return CONVERT + front if not alone else front - LONELY
        best = max(cadre_level(state, unit) for unit in state.units_of(group))
        strong = strength_of(state, state.units_of(group))
        return CADRE + strong - FRONT if front and best < 1 and strong > WORTH_A_MARKER else -1

    # -- organization ------------------------------------------------------------------------------
    def _organise(self, state: ArribaState, side: str, action: Action) -> int:
        match action:
            case verbs.ENTER, (_, city):
                return ENTER + j.city_value(state, city)
            case verbs.PICK, (piece,):
                return JOIN if self._wants_to_join(state, side, piece) else -1
            case verbs.INTO, (group,):
                return JOIN + strength_of(state, state.units_of(group)) - 5 * bool(state.groups[group].city)
            case ((verbs.NEW | verbs.BACK | verbs.LEAVE), _):
                return NEVER
        return 0

    def _wants_to_join(self, state: ArribaState, side: str, piece: UnitId) -> bool:
        """A small group outside the cities goes over to one that is no smaller."""
        own = state.pieces[piece].group
        group = state.groups[own]
        if group.city:
            return False
        size = len(state.units_of(own))
        others = [key for key in groups_of(state, side, group.area) if key != own]
        limit = state.world.limits.group_units[side]
        return any(size <= len(state.units_of(key)) < limit for key in others if not state.groups[key].city)

    # -- movement ----------------------------------------------------------------------------------
    def _best_move(self, state: ArribaState, key: GroupId) -> tuple[int, str]:
        """Kept by hand until anything changes: a Front rests on nearly every fact, and lives for one question."""
        front, side = self._front, state.groups[key].side
        if front is None or front.state is not state or (front.revision, front.side) != (state.revision, side):
            front = self._front = j.Front(state, side)
            self._moves.clear()
        if key not in self._moves:
            self._moves[key] = front.best_move(key)
        return self._moves[key]

    def _move(self, state: ArribaState, frame: MovementPhase, action: Action) -> int:
        match action:
            case verbs.MOVE, (key,):
                return self._best_move(state, key)[0] or -1
            case verbs.TO, (area,):
                return GO if area == self._best_move(state, frame.group)[1] else -1
            case verbs.DROP, (piece,):
                return self._drop(state, frame, piece)
            case verbs.GARRISON, (_,):
                return GARRISON
            case verbs.ENTER, (city,):
                enterable = frame.began or not self._best_move(state, frame.group)[1]
                return GO + j.city_value(state, city) if enterable else -1
            case verbs.LEAVE, _:
                return NEVER
        return 0

    def _drop(self, state: ArribaState, frame: MovementPhase, piece: UnitId) -> int:
        """A brigade stays behind in a city that would be left open."""
        group = state.groups[frame.group]
        if frame.dropped or not group.city or frame.halted or not state.is_unit(piece):
            return -1
        return DROP - state.world.strength[state.pieces[piece].kind] if self._best_move(state, frame.group)[1] else -1

    # -- combat ------------------------------------------------------------------------------------
    def _attack(self, state: ArribaState, side: str, action: Action, manner: str) -> int:
        if action.verb != verbs.ATTACK:
            return 0
        attacker, target = action.args
        view = prospect(state, attacker, target, manner)
        city = state.groups[target].city if target in state.groups else target
        return j.prospect_value(state, view, city) - j.NEEDED

    def _combat(self, state: ArribaState, action: Action) -> int:
        match action:
            case ((verbs.AIR | verbs.ARMOUR | verbs.ARTILLERY), (number,)):
                return int(number)
            case verbs.TARGET, (group,):
                return -strength_of(state, state.units_of(group)) - 2 * bool(state.groups[group].city)
            case verbs.TAKE, (piece,):
                return strength_of(state, [piece])
            case verbs.ADVANCE, (group,):
                return 1 + strength_of(state, state.units_of(group))
            case ((verbs.BREAKTHROUGH | verbs.SPARE), _):
                return 1
        return 0

    def _exchange(self, state: ArribaState, action: Action) -> int:
        """Go on while the enemy has less to give."""
        if action.verb == verbs.ENOUGH:
            return 1
        battle = state.fight
        left = {role: strength_of(state, state.units_of(battle.group[role])) for role in (ATTACKER, DEFENDER)}
        if action.verb == verbs.HALT:
            return 0 if left[ATTACKER] > left[DEFENDER] else 2 * -NEVER
        return self._lose(state, action.target) - NEVER if battle.taken[ATTACKER] == self._begun(state) else NEVER

    def _begun(self, state: ArribaState) -> int:
        frame = state.stack[-1]
        return frame.before if isinstance(frame, Exchange) else 0
