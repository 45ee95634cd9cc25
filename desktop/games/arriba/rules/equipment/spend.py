"""6.2-6.6, 15.1, 15.3 Spending EP."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import NOTHING, FactionId, SpaceId, UnitId
from desktop.games.arriba import verbs
from desktop.games.arriba.data.readings import Forts, Guerrillas
from desktop.games.arriba.rules.equipment import economy
from desktop.games.arriba.rules.equipment.guerrillas import GuerrillaAttack
from desktop.games.arriba.rules.map.control import friendly_ports
from desktop.games.arriba.rules.map.grouping import receive_in_city
from desktop.games.arriba.rules.turn.reasons import why_not_number, why_not_piece
from desktop.games.arriba.state.army_state import AIR, DIVISION_2, REMNANT
from desktop.games.arriba.state.forces import representatives
from desktop.games.arriba.state.seats import commands, first_seat
from desktop.games.arriba.state.sides import GOVERNMENT
from desktop.games.arriba.state.state import ArribaState

IMPROVEMENTS = (verbs.CONVERT, verbs.REPLACE, verbs.CADRE)


class Allot(Frame, kw_only=True):
    """15.2 The People's Army player gives each partner his share; the rest is his own."""

    STEPS = ("share",)
    given: list[str] = []

    def ask_share(self, state: ArribaState) -> Decision | None:
        first, *others = state.world.seats_of[GOVERNMENT]
        left = [seat for seat in others if seat not in self.given]
        most = economy.budget(state, first)
        if not left or not most:
            return None
        actions = [verbs.ALLOT(left[0], str(number)) for number in range(most + 1)]
        return Decision.of(first, "15.2", Message.of("strategic.allot", seat=left[0], n=most), actions)

    def why_not(self, state: ArribaState, action: Action) -> Refusal | None:
        first, *others = state.world.seats_of[GOVERNMENT]
        left = [seat for seat in others if seat not in self.given]
        if action.verb != verbs.ALLOT:
            return None
        if not left or action.target != left[0]:
            return Refusal.of("15.2", "strategic.other_share")
        return why_not_number(action, economy.budget(state, first))

    def on_share(self, state: ArribaState, action: Action) -> None:
        seat, number = action.args
        state.allot(seat, int(number))
        self.given.append(seat)


class Spend(Frame, kw_only=True):
    """6.2-6.6 One partner spends his EP, one purchase at a time."""

    STEPS = ("buy",)
    side: str
    seat: str

    def ask_buy(self, state: ArribaState) -> Decision | None:
        if not economy.budget(state, self.seat):
            return None
        actions = self._actions(state)
        if not actions:
            return None
        done = verbs.DONE()
        prompt = Message.of("strategic.spend", n=economy.budget(state, self.seat))
        return Decision.of(self.seat, "6.1", prompt, [*actions, done], default=done)

    def _actions(self, state: ArribaState) -> list[Action]:
        seat = self.seat
        found = [verbs.CREATE(faction, kind) for faction, kind in economy.creations(state, seat)]
        found += [verbs.PICK(piece) for piece in improvable(state, seat)]
        found += [verbs.BUY(kind, owner) for kind, owner in economy.purchases(state, seat)]
        if self.side == GOVERNMENT:
            own = [faction for faction in economy.owed(state) if state.world.seat_of[faction] == seat]
            found += [verbs.SUBSIDISE(faction) for faction in own]
        if Forts.of(state.world) is Forts.ON:
            found += [verbs.FORT(c) for c in state.world.cities if not economy.why_not_fort(state, seat, c)]
        if Guerrillas.of(state.world) is Guerrillas.ON:
            found += [verbs.GUERRILLA(area) for area in guerrilla_areas(state, seat)]
        return found

    def on_buy(self, state: ArribaState, action: Action) -> Frame | None:
        match action.verb:
            case verbs.CREATE:
                return Create(side=self.side, seat=self.seat, faction=action.args[0], size=action.args[1])
            case verbs.PICK:
                return Improve(side=self.side, seat=self.seat, piece=action.target)
            case verbs.BUY:
                return BuyAsset(side=self.side, seat=self.seat, asset=action.args[0], owner=action.args[1])
            case verbs.SUBSIDISE:
                pay(state, self.side, "subsidy", self.seat, action.target)
            case verbs.FORT:
                pay(state, self.side, "fort", self.seat)
                state.build_fort(self.side, action.target)
            case verbs.GUERRILLA:
                pay(state, self.side, "guerrilla", self.seat)
                return GuerrillaAttack(area=action.target)
            case _:
                self.next_step()
        return None

    def why_not(self, state: ArribaState, action: Action) -> Refusal | None:
        match action.verb, action.args:
            case verbs.CREATE, (faction, kind):
                return economy.why_not_create(state, self.seat, faction, kind)
            case verbs.BUY, (kind, owner):
                return economy.why_not_buy(state, self.seat, kind, owner)
            case verbs.FORT, (city,):
                return economy.why_not_fort(state, self.seat, city)
            case verbs.GUERRILLA, (area,):
                return economy.why_not_guerrillas(state, self.seat, area)
            case verbs.SUBSIDISE, (faction,):
                return economy.why_not_subsidise(state, self.seat, faction)
            case verbs.PICK, (piece,):
                return self._why_not_pick(state, piece)
        return None

    def _why_not_pick(self, state: ArribaState, piece: UnitId) -> Refusal | None:
        refusal = economy.why_not_pick(state, self.seat, piece) if piece in state.pieces else None
        alike = Refusal.of("2", "piece.alike")
        return refusal or why_not_piece(state, piece, improvable(state, self.seat), alike)


def pay(state: ArribaState, side: str, cost: str, seat: str, faction: FactionId = NOTHING) -> None:
    """6.1 The price of a line of the cost table; 5.2 it funds the faction it is spent on."""
    state.spend(side, cost, state.world.tables.costs[cost].ep, seat, faction)
    if faction and state.world.factions[faction].subsidised:
        state.fund(faction)


def improvable(state: ArribaState, seat: str) -> list[UnitId]:
    """6.3, 6.4 Units for which the seat may buy something, one of each sort in a group."""
    side = state.world.side_of_seat[seat]
    units = [
        piece
        for key, group in state.groups.items()
        if group.side == side
        for piece in representatives(state, state.units_of(key))
    ]
    return [piece for piece in units if commands(state, seat, piece) and economy.improvements(state, seat, piece)]


def guerrilla_areas(state: ArribaState, seat: str) -> list[SpaceId]:
    """15.1 Where guerrillas may strike, also ahead of Rebel groups that are still to come."""
    return [area for area in state.world.areas if not economy.why_not_guerrillas(state, seat, area)]


# ------------------------------------------------------------------ purchases
class Create(Frame, kw_only=True):
    """6.2, 6.3 A new or rebuilt unit appears in a city with a friendly unit."""

    STEPS = ("place",)
    side: str
    seat: str
    faction: FactionId
    size: str

    def ask_place(self, state: ArribaState) -> Decision:
        actions = [verbs.AT(city) for city in economy.places(state, self.faction)]
        prompt = Message.of("strategic.place", faction=self.faction, kind=self.size)
        return Decision.of(self.seat, "6.2", prompt, actions)

    def why_not(self, state: ArribaState, action: Action) -> Refusal | None:
        if action.verb != verbs.AT or action.target in economy.places(state, self.faction):
            return None
        return economy.why_not_place(state, self.faction, action.target)

    def on_place(self, state: ArribaState, action: Action) -> None:
        cost = economy.cost_of(state, self.faction, self.size)
        pay(state, self.side, cost, self.seat, self.faction)
        if state.world.build_cap(self.faction):
            state.count_cap(self.faction, state.world.tables.costs[cost].ep)
        if self.size in (DIVISION_2, REMNANT):
            state.count_fallen(self.faction, -1)
        group = receive_in_city(state, self.side, action.target)
        state.add_piece(self.size, self.faction, group, "created")
        self.next_step()


class Improve(Frame, kw_only=True):
    """6.3, 6.4 Convert a unit, bring it back to strength, or give it a cadre marker."""

    STEPS = ("choose",)
    side: str
    seat: str
    piece: UnitId

    def ask_choose(self, state: ArribaState) -> Decision:
        steps = economy.improvements(state, self.seat, self.piece)
        actions = [*(step.verb() for step in steps), verbs.BACK()]
        prompt = Message.of("strategic.improve", piece=self.piece)
        return Decision.of(self.seat, "6.4", prompt, actions, subjects=(self.piece,))

    def why_not(self, state: ArribaState, action: Action) -> Refusal | None:
        if action.verb in IMPROVEMENTS:
            return economy.why_not_step(state, self.seat, self.piece, action.verb)
        return None

    def on_choose(self, state: ArribaState, action: Action) -> None:
        self.next_step()
        if action.verb == verbs.BACK:
            return
        step = next(s for s in economy.improvements(state, self.seat, self.piece) if s.verb == action.verb)
        pay(state, self.side, step.cost, self.seat, state.pieces[self.piece].faction)
        if step.verb == verbs.CADRE:
            state.improve(self.piece)
        else:
            state.change_kind(self.piece, step.kind, str(step.verb), marker=step.verb == verbs.REPLACE)


class BuyAsset(Frame, kw_only=True):
    """6.5 The type is declared, then a die gives the price; too dear: no further AP of that type this turn."""

    STEPS = ("price", "place")
    side: str
    seat: str
    asset: str
    owner: FactionId

    def run_price(self, state: ArribaState) -> None:
        die = state.roll("ap_price", self.side, state.world.limits.die_faces)
        price = economy.prices(state, self.asset)[die - 1]
        bought = price <= economy.budget(state, self.seat)
        state.record_price(self.side, self.asset, die, price, bought=bought)
        if not bought:
            self.go("end")
            return
        state.spend(self.side, self.asset, price, self.seat)
        if self.asset == AIR:
            state.note_shipped(state.add_piece(self.asset, self.owner, NOTHING, "bought"))
            self.go("end")

    def ask_place(self, state: ArribaState) -> Decision:
        actions = [verbs.AT(port) for port in friendly_ports(state, self.side)]
        prompt = Message.of("strategic.place_asset", kind=self.asset)
        return Decision.of(first_seat(state, self.side), "6.5", prompt, actions)

    def why_not(self, state: ArribaState, action: Action) -> Refusal | None:
        if action.verb != verbs.AT or action.target in friendly_ports(state, self.side):
            return None
        return Refusal.of("6.5", "strategic.no_friendly_port")

    def on_place(self, state: ArribaState, action: Action) -> None:
        group = receive_in_city(state, self.side, action.target)
        state.note_shipped(state.add_piece(self.asset, self.owner, group, "bought"))
        self.next_step()
