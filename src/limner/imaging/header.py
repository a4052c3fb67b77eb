"""What the header of a pixel format says, whichever the format."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Header:
    """Width and height in pixels as stored, and the EXIF orientation, 1 to 8, that turns them upright."""

    width: int
    height: int
    orientation: int = 1

    @property
    def upright(self) -> tuple[int, int]:
        """Width and height after the orientation."""
        return (self.height, self.width) if self.orientation >= 5 else (self.width, self.height)
