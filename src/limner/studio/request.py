"""What the bodies of all requests have in common: whether the answer is to come in events."""

from typing import ClassVar

from pydantic import field_validator

from limner.studio.fields import Fields, Flag, Partials, fault


class RequestFields(Fields):
    """The body of a request."""

    streams: ClassVar[bool] = False
    """Whether the operation can answer in events."""

    stream: Flag | None = None

    @field_validator("stream", mode="after")
    @classmethod
    def _streamed(cls, stream: bool | None) -> bool | None:
        if stream and not cls.streams:
            raise fault(
                "unsupported_parameter",
                "is true, and this operation answers once, when all is done; leave it out. "
                "/images/generations and /images/edits can stream.",
            )
        return stream


class StreamedFields(RequestFields):
    """The body of a request that may ask for its answer in events."""

    streams = True

    partial_images: Partials | None = None
