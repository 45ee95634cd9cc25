"""The shape of the constants of the rules."""

from desktop.data.schema_base import Strict


class PerSide(Strict, frozen=True, kw_only=True):
    axis: int
    allies: int


class Markers(Strict, frozen=True, kw_only=True):
    axis: int
    western: int
    soviet: int


class Limits(Strict, frozen=True, kw_only=True):
    """Constants of the rules, each with its rule in the file's comments."""

    dice: int
    dice_most: int
    die_faces: int
    hand_most: int
    hand_warning: int
    surrender_at: int
    surrender_enemy: int
    events_held: int
    fort_in_centre: int
    fort_elsewhere: int
    fort_price: int
    fleet_price: int
    fleet_reroll: int
    capital_die: int
    area_die: int
    sea_die: int
    fleet_die: int
    blitz_attacks: int
    blitz_price: int
    reorganise_loss: int
    reorganise_least: int
    reorganise_gift: int
    reorganise_gift_least: int
    big_push_dice: int
    big_push_actions: int
    axis_reshuffle_gift: int
    saboteur_value: int
    year_lead: int
    control_markers: Markers
    fleets: PerSide
    forts: PerSide
