"""`limner.draw`: a prompt becomes a picture in this process."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from limner.client.answers import Picture
from limner.client.errors import InvalidRequestError, UsageError
from limner.client.options import Controls, ImageFormat, Word

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True, slots=True)
class Drawing(Picture):
    """A picture that was drawn here, with what there is to know of it."""

    seed: int = 0
    width: int = 0
    height: int = 0
    not_drawn: tuple[str, ...] = ()
    """Words of the prompt that the picture does not show."""


def draw(
    prompt: str,
    *,
    model: str | None = None,
    size: str | None = None,
    style: str | None = None,
    negative_prompt: str | None = None,
    controls: Controls | None = None,
    text_layout: "Sequence[Word] | None" = None,
    random_seed: int | None = None,
    image_format: ImageFormat = "webp",
) -> Drawing:
    """Draw a prompt with the embedded illustrator, as the service would: no server, no key, nothing to pay.

    The arguments mean what the fields of a generation mean; a vector model draws SVG. The same prompt and seed give the
    same bytes. The first picture takes a second or two more. It needs `pip install 'limner[draw]'`. Raises UsageError
    without it, and InvalidRequestError for what the interface does not take.
    """
    try:
        from limner.embedded import drawing  # the drawing libraries: 300 MB that the client does not need
        from limner.kit.errors import InvalidRequest
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("limner"):
            raise
        raise UsageError(
            f"Drawing in this process needs {error.name}, which is not installed: pip install 'limner[draw]'"
        ) from error
    fields: dict[str, Any] = {
        "prompt": prompt,
        "model": model,
        "size": size,
        "style": style,
        "negative_prompt": negative_prompt,
        "controls": controls,
        "text_layout": text_layout,
        "random_seed": random_seed,
    }
    try:
        job, rendered = drawing.rendered(
            {key: value for key, value in fields.items() if value is not None}, image_format
        )
    except InvalidRequest as error:
        raise InvalidRequestError(error.message, code=error.code, param=error.param) from error
    return Drawing(
        image_id=f"drawing-{job.seed}",
        data=rendered.data,
        seed=job.seed,
        width=rendered.width,
        height=rendered.height,
        not_drawn=tuple(dict.fromkeys(rendered.scene.get("not_drawn", ()))),
    )
