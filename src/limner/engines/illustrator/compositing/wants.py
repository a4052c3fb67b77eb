"""What a prompt asks for, in the words of those who have to decide what to do with a picture."""

from dataclasses import dataclass

from limner.drawing.colour import RGB
from limner.engines.illustrator.reading.kinds import Season, Time, Weather
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.record import Record, record
from limner.engines.illustrator.staging.script import script
from limner.engines.jobs import GenerateJob


@dataclass(frozen=True, slots=True)
class Wants:
    """What was read.

    `subjects` are the plain names of what can be drawn, one a noun phrase; `colours` are theirs. `palette` are colours
    for the whole picture, `background` that of its ground, `backdrop` its material. `unknown` are the content words
    that nothing is drawn for. `home` is the setting, named or where the subjects are at home, `wintry` says that
    it lies in snow; `look` is the look that the job or its words ask for.
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
    home: str = "abstract"
    wintry: bool = False
    look: str = "full"

    @property
    def place(self) -> bool:
        """Whether a setting, an hour, a season or the weather is named."""
        return bool(self.setting or self.time or self.season or self.weather)


def undrawn(drawing: GenerateJob) -> Record:
    """What is told of a picture into which nothing of the prompt was put."""
    return record(script(read(drawing.prompt, drawing.negative_prompt), drawing, whole=False), ())


def wants(drawing: GenerateJob) -> Wants:
    """What the prompt asks for less what the negative prompt names. Never raises for any text."""
    made = script(read(drawing.prompt, drawing.negative_prompt), drawing, whole=False)
    reading = made.said
    return Wants(
        subjects=tuple(symbol.words[0] for symbol in made.everybody.values()),
        colours=tuple(rgb for i in made.everybody for rgb in reading.subjects[i].colours),
        setting=reading.setting,
        time=reading.time,
        season=reading.season,
        weather=reading.weather,
        styles=reading.styles,
        palette=reading.palette,
        background=reading.background,
        backdrop=reading.backdrop,
        unknown=reading.unknown,
        home=made.brief.setting,
        wintry=made.brief.season == "winter",
        look=made.brief.traits.look,
    )
