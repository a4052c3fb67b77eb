"""What a job means, said to a server that knows a prompt, a picture and perhaps a mask, but no operations."""

from typing import Final

from limner.engines.diffusion.directions import DIRECTIONS
from limner.engines.finishing.asking import drawing_of
from limner.engines.jobs import (
    EraseRegionJob,
    ExploreJob,
    GenerateBackgroundJob,
    ImageToImageJob,
    Job,
    OutpaintJob,
    RemixJob,
    ReplaceBackgroundJob,
)

ERASED: Final = "Remove what is here. The surroundings continue, empty, as if nothing had ever been there."
REMIXED: Final = "A new variation of this picture: the same subject and style, composed differently"
BACKGROUND: Final = "Keep the subject exactly as it is, and replace everything behind it by: "
BEHIND: Final = "The background behind the subject: "
BEYOND: Final = "Continue the picture beyond its old borders without a seam: "
CLOSENESS: Final = (
    (0.25, ". Change as little of the picture as possible"),
    (0.5, ". Keep the picture's composition, subjects and colours"),
    (0.75, ". Keep the picture's composition"),
    (1.0, ". Keep no more of the picture than its rough composition"),
)
"""To each strength up to the number: what is kept."""


def prompt_of(job: Job, *, strength: bool) -> str:
    """The prompt to send; `strength` tells whether the server has a number for that."""
    drawing = drawing_of(job)
    prompt = drawing.prompt if drawing else ""
    match job:
        case ExploreJob(index=index):
            direction = DIRECTIONS[index % len(DIRECTIONS)]  # first: the prompt may end with what is not wanted
            return f"{direction}: {prompt}" if direction else prompt
        case ImageToImageJob() if not strength:
            return prompt + next(words for most, words in CLOSENESS if job.strength <= most)
        case ReplaceBackgroundJob():
            return BACKGROUND + prompt
        case GenerateBackgroundJob():
            return BEHIND + prompt
        case OutpaintJob():
            return BEYOND + prompt
        case RemixJob(origin=origin):
            return f"{REMIXED}: {origin.prompt}" if origin else REMIXED
        case EraseRegionJob():
            return ERASED
    return prompt


def seed_of(job: Job) -> int:
    """The seed of one picture."""
    return job.drawing.seed + job.index if isinstance(job, ExploreJob) else job.seed
