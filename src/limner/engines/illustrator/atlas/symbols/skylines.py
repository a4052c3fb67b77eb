"""Skylines of cities: what stands in them, side by side."""

# fmt: off
# Rows of numbers read better than one number a line.

from collections.abc import Callable, Sequence

from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.symbols.landmarks import (
    africa_oceania,
    american_west,
    britain,
    china,
    eastern_europe,
    france,
    italy,
    japan,
    latin_america,
    new_york,
    north_america,
    northern_europe,
    southern_asia,
    southern_europe,
)
from limner.engines.illustrator.atlas.symbols.town import buildings, monuments, street_furniture, structures
from limner.engines.illustrator.atlas.templates.skyline import Sight, skyline, slots

_SOURCES = (africa_oceania, american_west, britain, china, eastern_europe, france, italy, japan, latin_america,
    new_york, north_america, northern_europe, southern_asia, southern_europe, buildings, monuments, street_furniture,
    structures)
"""The modules whose landmarks stand here: they are entered into the atlas before."""

_LOW = ((-84, 18, 24), (-68, 16, 32), (-52, 18, 26), (-34, 16, 36), (-16, 18, 28), (2, 16, 34), (20, 18, 26), (38,
    16, 34),
    (56, 18, 28), (72, 16, 36), (85, 14, 24))
_HIGH = ((-84, 16, 36), (-70, 15, 52), (-56, 14, 44), (-42, 15, 66), (-28, 14, 50), (-14, 15, 72), (0, 14, 56), (14,
    15, 68),
    (28, 14, 48), (42, 15, 62), (56, 14, 46), (70, 15, 54), (84, 14, 34))
"""Blocks of houses and of towers: x, width and height."""

_CITIES: tuple[tuple[str, Sequence[Sight], Sequence[tuple[float, float, float]]], ...] = (
    ("paris", (Sight("sacre_coeur", 58, 52), Sight("eiffel_tower", -10, 112), Sight("notre_dame", -52, 54),
        Sight("arc_de_triomphe", 28, 30), Sight("louvre_pyramid", 74, width=38), Sight("moulin_rouge", -80, 30)), _LOW),
    ("london", (Sight("shard", 76, 98), Sight("gherkin", 56, 66), Sight("st_pauls", 28, 56), Sight("london_eye", -50,
    66),
        Sight("big_ben", -14, 88), Sight("tower_bridge", 48, width=74), Sight("phone_booth", -84, 16)), _LOW),
    ("new york", (Sight("one_world_trade_center", -46, 112), Sight("empire_state_building", 4, 104),
    Sight("chrysler_building", 34,
        88), Sight("flatiron_building", -22, 40), Sight("brooklyn_bridge", 60, width=62), Sight("statue_of_liberty",
            -74, 56)),
        _HIGH),
    ("rome", (Sight("st_peters", -34, 66), Sight("colosseum", 38, width=76), Sight("temple", -74, 28),
    Sight("trevi_fountain", 0, 26),
        Sight("obelisk", 82, 52)), _LOW),
    ("berlin", (Sight("berlin_tv_tower", 24, 118), Sight("brandenburg_gate", -30, width=66), Sight("church", 66,
    52)), _LOW),
    ("tokyo", (Sight("tokyo_skytree", 56, 116), Sight("tokyo_tower", -14, 100), Sight("pagoda", 24, 52),
    Sight("torii", -54, 34),
        Sight("japanese_castle", 78, 36)), _HIGH),
    ("dubai", (Sight("burj_khalifa", 4, 126), Sight("burj_al_arab", -42, 78), Sight("mosque", 58, 44)), _HIGH),
    ("sydney", (Sight("sydney_harbour_bridge", -38, width=106), Sight("auckland_sky_tower", 20, 84),
    Sight("opera_house", 50, width=84)),
        _HIGH),
    ("san francisco", (Sight("transamerica_pyramid", 44, 92), Sight("suspension_bridge", -36, width=112),
    Sight("painted_lady", 74, 34),
        Sight("painted_lady", 56, 34)), _HIGH),
    ("moscow", (Sight("kremlin_tower", 42, 74), Sight("st_basils", -30, 92)), _LOW),
    ("shanghai", (Sight("shanghai_tower", 34, 108), Sight("oriental_pearl_tower", -20, 106), Sight("skyscraper", 62,
    70)), _HIGH),
    ("singapore", (Sight("supertree", -56, 52), Sight("marina_bay_sands", 30, width=108), Sight("merlion", -22, 34)),
    _HIGH),
    ("kuala lumpur", (Sight("petronas_towers", 0, 112),), _HIGH),
    ("seattle", (Sight("space_needle", -18, 112),), _HIGH),
    ("toronto", (Sight("cn_tower", 10, 122),), _HIGH),
    ("istanbul", (Sight("hagia_sophia", -38, width=96), Sight("mosque", 52, 62)), _LOW),
    ("barcelona", (Sight("sagrada_familia", 0, 104),), _LOW),
    ("athens", (Sight("temple", 0, width=96),), _LOW),
    ("amsterdam", (Sight("dutch_windmill", 66, 66), Sight("canal_houses", -26, width=116)), _LOW),
    ("washington", (Sight("obelisk", 0, 92), Sight("us_capitol", -52, width=76), Sight("lincoln_memorial", 54,
    width=64)), _LOW),
    ("budapest", (Sight("hungarian_parliament", 0, width=160),), _LOW),
    ("florence", (Sight("florence_cathedral", 0, width=118), Sight("ponte_vecchio", 62, width=60)), _LOW),
    ("bangkok", (Sight("wat_arun", -18, width=120),), _HIGH),
    ("cairo", (Sight("giza", -10, width=140), Sight("mosque", 70, 48)), _LOW),
    ("rio de janeiro", (Sight("sugarloaf_mountain", -34, width=112), Sight("christ_the_redeemer", 52, 80)), _LOW),
    ("las vegas", (Sight("las_vegas_sign", 0, 66), Sight("eiffel_tower", -52, 76), Sight("ferris_wheel", 54, 64)),
    _HIGH),
)
"""What stands in a city, and what is behind it."""


def _drawing(sights: Sequence[Sight], blocks: Sequence[tuple[float, float, float]]) -> Callable[[Pen], None]:
    def draw(pen: Pen) -> None:
        skyline(pen, sights, blocks)

    return draw


for _city, _sights, _blocks in _CITIES:
    symbol(f"{_city} skyline, skyline of {_city}, {_city} cityscape, {_city} landmarks, landmarks of {_city}",
        kinds="skyline, landmark, building", height=300, slots=slots(_sights),
        symbol_id=f"{_city.replace(' ', '_')}_skyline")(_drawing(_sights, _blocks))
