"""Where a prompt's things are at home."""

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.staging import cast, homes
from limner.engines.illustrator.staging.dice import Dice
from limner.engines.jobs import GenerateJob


def at_home(job: GenerateJob) -> str:
    """The setting of the prompt: the one that it names, else where its things are at home."""
    reading = read(job.prompt, job.negative_prompt)
    players = cast.symbols(reading, reading.banned)
    return reading.setting or homes.home(reading, cast.leading(reading, players), Dice(job.seed, reading.prompt))
