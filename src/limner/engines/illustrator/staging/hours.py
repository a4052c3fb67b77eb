"""The light and the sky of an hour in its weather: designed skies, several an hour."""

from collections.abc import Collection
from dataclasses import dataclass, replace

from limner.drawing.colour import RGB, mix, parse
from limner.engines.illustrator.reading.kinds import Time
from limner.engines.illustrator.scene import Light


@dataclass(frozen=True, slots=True)
class Air:
    """What hangs over a scene.

    `sky` runs from the zenith to the horizon. `lamp` is the sun's or moon's disc and `glow` what it spreads;
    `sun_height` is 0 at the horizon, 1 at the top edge. `stars` and `cover` (clouds) are 0 to 1.
    """

    sky: tuple[RGB, ...]
    light: Light
    lamp: RGB
    glow: RGB
    cloud: RGB
    cloud_shade: RGB
    sun_height: float
    moon: bool = False
    stars: float = 0.0
    cover: float = 0.4
    hidden: bool = False

    @property
    def haze(self) -> RGB:
        """What the land fades to at the horizon."""
        return self.light.fog


# Sky from zenith to horizon; tint, shadow, fog, rim, lamp, glow, cloud lit and shaded; the sun's height; dark.
_Row = tuple[str, str, float, float]
_TABLE: dict[Time, tuple[_Row, ...]] = {
    "dawn": (
        ("5b7cb8 9fb0d6 ecc9cd ffe2bd", "faeae2 4a4a78 dfcfd6 ffe2c0 fff3da ffdcb4 fff0e6 bcaecb", 0.12, 0.08),
        ("2f5f8a 7aa0bd ecc3b0 ffe0b5", "f4dfd4 3c4c70 e3c7bd ffe0b4 fff3d6 ffd6a4 fff0e0 b3aec2", 0.16, 0.10),
        ("6a83ae b3b2cb f3c6b4 ffe0a8", "fbe6d8 4e4870 e4cdc2 ffdaa6 fff2d4 ffd09c ffe9d8 b9a6bf", 0.10, 0.08),
    ),
    "morning": (
        ("5fa9dd a9d3ea fbe9cf ffddb0", "fff3e2 55648a cfdfea fff0c8 fff9e6 ffe9bd ffffff c9d6e4", 0.42, 0.0),
        ("7f9fdc bfbde6 f8d3d6 ffe6c6", "fdece6 5c5a8c d6d6e8 ffe3c4 fff5e2 ffdcc4 fff3f0 c6bcdc", 0.30, 0.0),
        ("58aed0 a6d8dc eaf0da ffeec4", "fdf4de 44687c d3e3cf fff0bd fffadf fff0b8 fffdf2 bcd6d0", 0.36, 0.0),
        ("8fc0e0 c4dfe8 f3ead2 fff0d0", "fff0d8 6a5570 e2dcd0 ffe9bf fffaea ffe6b0 fffaf0 e3bf9e", 0.30, 0.0),
        ("5f97c8 9fc6da e2decb f9dfb2", "fbeee0 4f5878 cdd6de ffe6c0 fff8e8 ffe4b8 fdf4ea a9b4c4", 0.34, 0.0),
    ),
    "day": (
        ("2c8be0 62b7f2 b4e0f7 e6f4f1", "fffdf6 3d5488 cfe5ea fffbe6 fffdf0 fff6cf ffffff c4dcee", 0.72, 0.0),
        ("36a4d2 84cfe4 c9ecea f4f5e4", "fffcf0 2f5f7c d3e8da fffbdc fffdf0 fff5c9 fffef6 bfe0dc", 0.62, 0.0),
        ("4a9fd8 98cfea e2ead9 f8ecd0", "fffaee 4a5a84 cfe0e6 fff4d2 fffbe8 fff0c4 fffaf0 cfd9dc", 0.55, 0.0),
        ("6cc0da acdfe6 e4f0e0 fbefd2", "fff8e6 4c5f74 cfe2de fff0c6 fff8e2 ffedbe fffaec bfd2cb", 0.48, 0.0),
        ("2f8ac0 74bcdc bfe2e6 f3eedb", "fffaea 2d4f70 bfd8de fff2cc fffbe8 fff0c2 fff6e4 a9c8cc", 0.66, 0.0),
        ("74a5e2 adcdee e4dfdf fde3c2", "fdf3e8 55587e d0d6e4 ffeac8 fff6e4 ffe6c4 fff6ee b9bfd6", 0.52, 0.0),
    ),
    "sunset": (
        ("3f5f96 8a8fb4 e0a79e ffc98a ffe7b4", "ffe4cc 463f66 dfbba6 ffd29a fff4d2 ffc98a ffcdb0 9c86a6", 0.12, 0.10),
        ("2f6690 77a0b4 dcbfa4 ffcb86 ffe2a2", "ffe3c6 35446a d6c0a4 ffce90 fff2c8 ffc27c ffd6ae 8f93a4", 0.16, 0.08),
        ("7d6a92 c78f92 f0af84 ffd28a fff0bc", "ffe0bf 5a3f5c ecbf92 ffd890 fff5d2 ffd084 ffcba0 b58088", 0.18, 0.06),
    ),
    "dusk": (
        ("22386c 4c659c 93a0be efc2a8", "c2c4dc 202c58 8c93b0 f6c4a8 fff0dc f2b898 b7a3b8 59648f", 0.05, 0.46),
        ("16325c 35668f 9f93a8 f7b488", "b8b6d0 1c2c52 a8949e f6c098 fff0dc f4b98c e2a89a 66688e", 0.06, 0.50),
        ("1c2f56 44638c b49a94 f7b877", "bfb2c6 1c2850 a8958e ffbf84 ffe9cf f6ae74 dfa48e 5f6486", 0.05, 0.46),
    ),
    "night": (
        ("060b26 0f1d4c 1f3d76 3b6196", "b4bae2 060a24 2c4a80 b8ccff fbf6dc 9db8f0 4a659c 233a6e", 0.66, 1.0),
        ("0b0922 1e1749 3d2a6e 62468e", "beb2dc 0c0822 4a3678 d0c0ff fdf3e0 b9a2ee 6a559c 352765", 0.58, 1.0),
        ("04161f 0a2f3e 175463 34807f", "a2b4d0 03141c 285868 b4ecea f6f8e2 8fdcd4 4a8a8e 1a4c58", 0.70, 1.0),
    ),
}  # fmt: skip

SKIES = {time: len(rows) for time, rows in _TABLE.items()}
"""How many skies each hour has."""

_GREY: dict[str, tuple[RGB, float]] = {
    "cloudy": ((186, 198, 208), 0.45),
    "rain": ((120, 138, 156), 0.62),
    "storm": ((58, 66, 88), 0.74),
    "snow": ((206, 214, 228), 0.50),
    "fog": ((210, 215, 217), 0.76),
}


NEUTRAL = Light(-0.5, False, (255, 255, 255), (30, 30, 60), (255, 255, 255), (255, 255, 255), 0.0, 0.0, 0.0)
"""A white light that casts no shadow."""


def air(time: Time, weather: Collection[str], sky: int, side: float) -> Air:
    """The air at an hour under one of its skies; `side` is where its light stands, -1 left to 1 right."""
    row = _TABLE[time][sky % len(_TABLE[time])]
    clear = _clear(row, time, side)
    return _weathered(clear, time, weather)


def even(light: Light = NEUTRAL) -> Air:
    """The air of what is printed or cut out: a light without hour or place."""
    return replace(air("day", (), 0, -0.5), light=light)


def _clear(row: _Row, time: Time, side: float) -> Air:
    tint, shadow, fog, rim, lamp, glow, cloud, cloud_shade = (_rgb(code) for code in row[1].split())
    low = time in ("dawn", "sunset", "dusk")
    light = Light(
        side=side,
        behind=low or time == "night",
        tint=tint,
        shadow=shadow,
        fog=fog,
        rim=rim,
        rim_strength={"day": 0.35, "morning": 0.5, "night": 0.6}.get(time, 0.85),
        shadow_strength={"night": 0.45, "dusk": 0.42}.get(time, 0.4),
        shadow_length={"day": 0.85, "morning": 1.2, "night": 0.8}.get(time, 1.4),
        dark=row[3],
    )
    return Air(
        sky=tuple(_rgb(code) for code in row[0].split()),
        light=light,
        lamp=lamp,
        glow=glow,
        cloud=cloud,
        cloud_shade=cloud_shade,
        sun_height=row[2],
        moon=time == "night",
        stars={"night": 1.0, "dusk": 0.35, "dawn": 0.12}.get(time, 0.0),
        cover={"night": 0.2, "day": 0.55}.get(time, 0.4),
    )


def _weathered(clear: Air, time: Time, weather: Collection[str]) -> Air:
    result = clear
    for kind in ("cloudy", "snow", "fog", "rain", "storm"):
        if kind in weather:
            result = _greyed(result, kind, dim=0.42 if time == "night" else 0.62 if time == "dusk" else 1.0)
    if "stars" in weather or "aurora" in weather:
        result = replace(result, stars=1.0, cover=0.0)
    return result


def _greyed(before: Air, kind: str, dim: float) -> Air:
    """Under cloud: less colour, flatter shadows, a covered sun; at night the same grey, dimmed."""
    grey, share = _GREY[kind]
    grey = (round(grey[0] * dim), round(grey[1] * dim), round(grey[2] * dim * (1.1 if dim < 1 else 1.0)))
    light = before.light
    # The band at the horizon keeps some of the hour's colour: a storm reads by its warm gap.
    keep = 0.55 if kind in ("storm", "rain") else 0.8
    last = len(before.sky) - 1
    sky = tuple(mix(c, grey, share * (keep if i == last else 1.0)) for i, c in enumerate(before.sky))
    soft = replace(
        light,
        tint=mix(light.tint, grey, share * 0.42),
        fog=mix(light.fog, grey, share),
        shadow_strength=light.shadow_strength * (0.55 if kind != "storm" else 0.7),
        rim_strength=light.rim_strength * 0.6,
        dark=max(light.dark, {"storm": 0.6, "rain": 0.3}.get(kind, 0.0)),
    )
    covered = {"cloudy": 0.9, "rain": 0.9, "storm": 1.0, "snow": 0.6, "fog": 0.2}[kind]
    return replace(
        before,
        sky=sky,
        light=soft,
        cloud=mix(before.cloud, grey, share * 0.8),
        cloud_shade=mix(before.cloud_shade, mix(grey, (40, 46, 70), 0.35), share),
        glow=mix(before.glow, grey, share * 0.6),
        cover=covered,
        stars=0.0,
        hidden=kind in ("rain", "storm", "fog"),
    )


def _rgb(code: str) -> RGB:
    return parse(f"#{code}")
