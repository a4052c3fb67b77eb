"""What a picture was made from and with, kept with its record so that other pictures can start there."""

from collections.abc import Mapping
from dataclasses import asdict, replace
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError

from limner.catalog.brand import branded
from limner.catalog.models import MODELS
from limner.catalog.styles import CURATED, style_title
from limner.engines.base import FOREIGN_ID
from limner.engines.jobs import ExploreJob, GenerateJob, Job
from limner.studio.samples import without

_GENERATED, _EXPLORED = "job", "explored"
_WITH = "made_with"
_GENERATE, _EXPLORE = TypeAdapter(GenerateJob), TypeAdapter(ExploreJob)

J = TypeVar("J", GenerateJob, ExploreJob)


def origin(job: Job) -> dict[str, Any]:
    """The part of a picture's scene that tells the job of its generation; empty for any other job."""
    match job:
        case GenerateJob():
            return {_GENERATED: asdict(without(job))}
        case ExploreJob():
            return {_EXPLORED: asdict(replace(job, drawing=without(job.drawing)))}
    return {}


def prompt_of(job: Job) -> str:
    """What a picture was asked for in; empty where there was nothing to ask."""
    drawing = _drawing(job)
    return drawing.prompt if drawing else ""


def made_with(job: Job) -> dict[str, Any]:
    """The part of a picture's scene that tells its model and look; empty for what draws nothing."""
    drawing = _drawing(job)
    return {_WITH: {"model": drawing.model, "look": drawing.look}} if drawing else {}


def model_of(scene: Mapping[str, Any], brand: str) -> str | None:
    """The model that drew the picture, as it is listed."""
    model = (scene.get(_WITH) or {}).get("model")
    return branded(model, brand) if model else None


def style_of(scene: Mapping[str, Any], brand: str) -> str | None:
    """The curated style that it was drawn in, as it is listed."""
    look = (scene.get(_WITH) or {}).get("look")
    style = next((each for each in CURATED if look and each.look == look), None)
    return style_title(style, brand) if style else None


def _drawing(job: Job) -> GenerateJob | None:
    drawing = job if isinstance(job, GenerateJob) else getattr(job, "drawing", None)
    return drawing if isinstance(drawing, GenerateJob) else None


def origin_of(scene: Mapping[str, Any]) -> GenerateJob | None:
    """The job that a scene tells, or None where it tells none, or one that this version does not know."""
    return _told(scene.get(_GENERATED), _GENERATE)


def explored(scene: Mapping[str, Any]) -> ExploreJob | None:
    """The same for a picture that was made by exploring."""
    return _told(scene.get(_EXPLORED), _EXPLORE)


def foreign_id(scene: Mapping[str, Any]) -> str:
    """The id that the picture has on the server that drew it; empty where this one did."""
    told = scene.get(FOREIGN_ID)
    return told if isinstance(told, str) else ""


def _told(told: object, adapter: "TypeAdapter[J]") -> J | None:
    try:
        job = adapter.validate_python(told)
    except ValidationError:  # written by another version
        return None
    return job if job.model in MODELS else None
