"""Before the die: assault points, artillery, air support and voluntary retreats, by what they add to the odds."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.engine.ids import SpaceId
from desktop.games.battles import verbs
from desktop.games.battles.player.prospects import place_worth, share, stakes_of, step_value
from desktop.games.battles.player.weights import LATE_TURNS, W
from desktop.games.battles.rules.air.air import mission_strength
from desktop.games.battles.rules.air.air_support import AssignAir
from desktop.games.battles.rules.air.bombardment import Bombardment, bombardment_modifiers
from desktop.games.battles.rules.artillery import artillery
from desktop.games.battles.rules.combat import assault
from desktop.games.battles.rules.combat.combat import Combat
from desktop.games.battles.rules.combat.resolve import FACES, fight_of, odds
from desktop.games.battles.rules.combat.strength import Fight
from desktop.games.battles.rules.combat.voluntary_retreat import VoluntaryRetreat
from desktop.games.battles.state.combat_state import Attack
from desktop.games.battles.state.state import BattleState
from desktop.mechanics.modifier import total
from desktop.mechanics.table import ResultsTable

NEVER = -1_000_000
Scores = dict[Action, int]


def expectation(state: BattleState, fight: Fight) -> int:
    """What a fight promises its attacker."""
    side = fight.side or state.phasing
    return stakes_of(state, side, fight.attackers, fight.targets).weigh(odds(state, fight).faces)


def attack_worth(state: BattleState, attack: Attack) -> int:
    fight = fight_of(state, attack)
    return expectation(state, fight) if fight.attackers and fight.targets else 0


def order_of_fights(state: BattleState, decision: Decision) -> Scores:
    """The most promising combat first: what it opens or frees helps the others."""
    scores = {}
    for action in decision.actions:
        attack = state.attack(int(action.target))
        scores[action] = 0 if attack.barrage else attack_worth(state, attack)
    return scores


def assault_or_not(state: BattleState, decision: Decision, frame: Combat) -> Scores:
    """11.2 An assault point is spent where the column it gains is worth it."""
    attack = frame.attack(state)
    guns = (*attack.artillery, *artillery.attack_support(state, frame.side, attack))
    fight = replace(fight_of(state, attack), artillery=guns)
    gain = expectation(state, replace(fight, assault=True)) - expectation(state, fight)
    scores: Scores = {}
    for action in decision.actions:
        scores[action] = 0
        if action.verb == verbs.ASSAULT:
            payers = action.args or assault.payers(state, list(fight.attackers))
            left = min((state.assault_points.get(division, 0) for division in payers), default=0)
            turns = state.world.last_turn - state.turn + 1
            scores[action] = gain - (W.assault if left >= turns else W.scarce) * len(payers) + left // turns
    return scores


def artillery_fire(state: BattleState, decision: Decision, frame: Combat) -> Scores:
    """12.3 Guns fire as long as all that may still fire together make a difference; the strongest first."""
    attack = frame.attack(state)
    defend = decision.player != frame.side
    fight = fight_of(state, attack)
    guns = [action.target for action in decision.actions if action.verb == verbs.FIRE]
    now = expectation(state, fight)
    if defend:
        everything = replace(fight, defence_artillery=(*fight.defence_artillery, *guns))
        gain = now - expectation(state, everything)
    else:
        gain = expectation(state, replace(fight, artillery=(*fight.artillery, *guns))) - now
    scores: Scores = {}
    for action in decision.actions:
        scores[action] = gain - W.gun * len(guns) + step_value(state, action.target) // W.point if action.args else 0
        if action.args and gain <= 0:
            scores[action] = NEVER
    return scores


def stand_or_retreat(state: BattleState, decision: Decision, frame: VoluntaryRetreat) -> Scores:
    """11.61 Attackers break off what is hopeless, defenders give way where nothing is worth the loss."""
    fight = fight_of(state, state.attack(frame.number))
    late = max(0, LATE_TURNS + 1 - (state.world.last_turn - state.turn))
    if frame.attacker:
        held = sum(place_worth(state, hex_id) for hex_id in {state.place(unit) for unit in fight.attackers})
        leave = expectation(state, fight) < W.press_until - held // W.point * (1 + late)
    else:
        places = sum(state.world.victory_hexes[h].vp for h in fight.targets if h in state.world.victory_hexes)
        plain = expectation(state, fight) - sum(place_worth(state, hex_id) for hex_id in fight.targets)
        leave = plain > W.stand_until + share(state, places, W.tenacity) * (1 + late)
    return {action: (0 if action.verb == verbs.STAND else 1 if leave else NEVER) for action in decision.actions}


# -- air -------------------------------------------------------------------------------------------
def air_support(state: BattleState, decision: Decision, frame: AssignAir) -> Scores:
    """13.1, 13.2 Air goes where it gains most for each point."""
    scores: Scores = {}
    worth = {attack.number: attack_worth(state, attack) for attack in state.attacks if not attack.barrage}
    for action in decision.actions:
        if action.verb == verbs.DONE:
            scores[action] = 0
            continue
        what, hex_id = action.args
        attack = state.attack_on(hex_id)
        assert attack is not None
        fight = _with_air(fight_of(state, attack), action, defend=frame.defend)
        gain = expectation(state, fight) - worth[attack.number]
        cost = W.air_point * int(what) if action.verb == verbs.POINTS else W.air_point
        scores[action] = (-gain if frame.defend else gain) - cost
    return scores


def _with_air(fight: Fight, action: Action, *, defend: bool) -> Fight:
    what, hex_id = action.args
    if action.verb == verbs.AIR:
        mission = (what, hex_id)
        return replace(fight, defence_air=(*fight.defence_air, mission)) if defend else replace(
            fight, air=(*fight.air, mission)
        )  # fmt: skip
    points = int(what)
    if defend:
        return replace(fight, defence_air_points=fight.defence_air_points + points)
    return replace(fight, air_points=fight.air_points + points)


def bombardment(state: BattleState, decision: Decision, frame: Bombardment) -> Scores:
    """13.3 Bombs go where a further hit in six is likeliest to hurt most; the first point over a hex is the best."""
    scores: Scores = {}
    for action in decision.actions:
        match action.verb:
            case verbs.ROLL:
                scores[action] = W.planned
            case verbs.DONE:
                scores[action] = 0
            case _:
                scores[action] = _bombs(state, frame, action)
    return scores


def _bombs(state: BattleState, frame: Bombardment, action: Action) -> int:
    what, hex_id = action.args
    enemy = state.world.enemy(frame.side)
    victims = artillery.vulnerable(state, enemy, hex_id)
    value = max((step_value(state, unit) for unit in victims), default=0)
    before = frame.strength(state, hex_id)
    if action.verb == verbs.AIR:
        added = mission_strength(state, what, hex_id, support=False)
        cost = W.air_point * (added - 1)
    else:
        added = int(what)
        cost = W.bomb_point * (added - 1)
    hits = _hits(state, frame.side, hex_id, before + added)
    if before:
        hits -= _hits(state, frame.side, hex_id, before)
    return value * hits // len(FACES) - cost


def _hits(state: BattleState, side: str, hex_id: SpaceId, strength: int) -> int:
    drm = total(bombardment_modifiers(state, side, hex_id))
    return _hits_on(state.world.air_table, strength, drm)


@lru_cache(maxsize=1024)
def _hits_on(table: ResultsTable[int], strength: int, drm: int) -> int:
    """Faces of the die that hit; a table never changes."""
    return sum(table.result(strength, face + drm) > 0 for face in FACES)
