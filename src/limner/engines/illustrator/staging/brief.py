"""What a picture is to be: hour, season, setting, bans."""

from dataclasses import dataclass

from limner.engines.illustrator.atlas.facts import Nook
from limner.engines.illustrator.reading.kinds import Season, Time
from limner.engines.illustrator.staging.traits import Traits


@dataclass(frozen=True, slots=True)
class Brief:
    """The decisions that hold for the whole picture.

    `sky` is which of the hour's skies it is. `banned` are the single words that must not be seen. `nook` is what is
    behind a table's top. `region` is the kind of towns (`reading.tables.regions`). `lettered` says that a sign with the
    prompt's words goes before all, `furnished` that it is of a room, with what is named as its furniture.
    `wares` are the symbols of what the place sells by the words.
    """

    width: int
    height: int
    setting: str
    time: Time
    sky: int
    season: Season
    weather: frozenset[str]
    side: float
    traits: Traits
    banned: frozenset[str]
    variant: int
    text: bool
    mountains: bool = False
    nook: Nook = ""
    lettered: bool = False
    furnished: bool = False
    wares: tuple[str, ...] = ()
    region: str = ""
