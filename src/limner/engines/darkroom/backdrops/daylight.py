"""The light of an hour and a weather: sky, sun, and what comes from all sides."""

from dataclasses import dataclass, replace

from limner.engines.darkroom.backdrops.tones import Tone, mixed, times, tone


@dataclass(frozen=True, slots=True)
class Daylight:
    """Linear colours: the sky above and at the horizon, the sun on surfaces, the light from all sides.

    `lamps` is how much artificial lights show, 0 to 1; `direct` how sharply the sun shines, 0 to 1.
    """

    zenith: Tone
    horizon: Tone
    sun: Tone
    ambient: Tone
    lamps: float
    direct: float


HOURS: dict[str, Daylight] = {
    "dawn": Daylight(tone("#7d93b8"), tone("#f4cdb4"), (0.95, 0.62, 0.42), (0.42, 0.42, 0.50), 0.3, 0.6),
    "morning": Daylight(tone("#86aedb"), tone("#f3ecdf"), (1.25, 1.05, 0.78), (0.48, 0.53, 0.60), 0.0, 0.9),
    "day": Daylight(tone("#5f97d6"), tone("#d6e6f2"), (1.35, 1.25, 1.08), (0.46, 0.54, 0.64), 0.0, 1.0),
    "sunset": Daylight(tone("#7286b0"), tone("#fbbf88"), (1.15, 0.72, 0.42), (0.36, 0.34, 0.40), 0.25, 0.9),
    "dusk": Daylight(tone("#26365e"), tone("#b98a8a"), (0.16, 0.11, 0.12), (0.13, 0.15, 0.25), 0.8, 0.0),
    "night": Daylight(tone("#0b1329"), tone("#2c3d60"), (0.09, 0.12, 0.18), (0.05, 0.068, 0.125), 1.0, 0.1),
}
GREY = Daylight(tone("#a9b5c0"), tone("#e2e7ea"), (0.16, 0.16, 0.16), (0.62, 0.65, 0.68), 0.05, 0.0)
"""Under clouds by day."""
DULLED = {"cloudy": 1.0, "rain": 0.72, "storm": 0.42, "fog": 1.0, "snow": 1.05}
"""How bright clouds are by weather."""


def daylight(hour: str | None, weather: frozenset[str]) -> Daylight:
    """The light at an hour, by day where none is named, under the weather's clouds if it has any."""
    clear = HOURS[hour or "day"]
    dull = next((name for name in ("storm", "rain", "fog", "snow", "cloudy") if name in weather), None)
    if dull is None:
        return clear
    level = DULLED[dull] * sum(clear.ambient) / sum(HOURS["day"].ambient)
    share = 0.85 if hour in (None, "day", "morning") else 0.55
    grey = replace(
        GREY,
        zenith=times(GREY.zenith, level),
        horizon=times(GREY.horizon, level),
        sun=times(GREY.sun, level),
        ambient=times(GREY.ambient, level),
    )
    return Daylight(
        mixed(clear.zenith, grey.zenith, share),
        mixed(clear.horizon, grey.horizon, share),
        mixed(clear.sun, grey.sun, share),
        mixed(clear.ambient, grey.ambient, share),
        max(clear.lamps, 0.25 if dull in ("rain", "storm") else 0.0),
        clear.direct * (1 - share),
    )
