"""What a prompt asks for, in the words of those who have to decide what to do with a picture."""

from dataclasses import dataclass

from limner.drawing.colour import RGB
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.reading.reading import Season, Time, Weather
from limner.engines.illustrator.staging import cast, forms


@dataclass(frozen=True, slots=True)
class Wants:
    """What was read.

    `subjects` are the plain names of what can be drawn, one a noun phrase; `colours` are theirs. `palette` are colours
    for the whole picture, `background` that of its ground, `backdrop` its material. `unknown` are the content words
    that nothing is drawn for.
    """

    subjects: tuple[str, ...] = ()
    colours: tuple[RGB, ...] = ()
    setting: str | None = None
    time: Time | None = None
    season: Season | None = None
    weather: tuple[Weather, ...] = ()
    styles: tuple[str, ...] = ()
    palette: tuple[RGB, ...] = ()
    background: RGB | None = None
    backdrop: str = ""
    unknown: tuple[str, ...] = ()

    @property
    def place(self) -> bool:
        """Whether a setting, an hour, a season or the weather is named."""
        return bool(self.setting or self.time or self.season or self.weather)


def wants(prompt: str, negative_prompt: str = "") -> Wants:
    """What the prompt asks for less what the negative prompt names. Never raises for any text."""
    reading = forms.settled(read(prompt, negative_prompt), whole=False)
    found = cast.symbols(reading, reading.banned)
    return Wants(
        subjects=tuple(symbol.words[0] for symbol in found.values()),
        colours=tuple(rgb for i in found for rgb in reading.subjects[i].colours),
        setting=reading.setting,
        time=reading.time,
        season=reading.season,
        weather=reading.weather,
        styles=reading.styles,
        palette=reading.palette,
        background=reading.background,
        backdrop=reading.backdrop,
        unknown=reading.unknown,
    )
