"""How large a request's body may be."""

from dataclasses import dataclass

from limner.catalog.limits import MAX_REFERENCE_BYTES, MEGABYTE
from limner.kit.errors import LimnerError


class TooLarge(LimnerError):  # noqa: N818  named for what the body is
    """The body is larger than any valid request needs."""

    status = 413
    type = "invalid_request_error"
    code = "request_too_large"


@dataclass(frozen=True, slots=True)
class BodyLimits:
    """The most bytes of image data, and of everything else, in one body."""

    fields: int = MEGABYTE
    images: int = MAX_REFERENCE_BYTES

    def check(self, *, fields: int, images: int) -> None:
        """Raises TooLarge when either part is over."""
        if images > self.images:
            raise TooLarge(f"The images of one request may have {self.images // MEGABYTE} MB in all.")
        if fields > self.fields:
            raise TooLarge(f"The fields of one request may have {self.fields // MEGABYTE} MB in all, images apart.")

    @property
    def json(self) -> int:
        """The most bytes of a JSON body: its images are in Base64, four characters for three bytes."""
        return self.fields + self.images * 4 // 3

    @property
    def multipart(self) -> int:
        """The most bytes of a multipart body."""
        return self.fields + self.images


DEFAULT = BodyLimits()
