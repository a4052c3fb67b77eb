"""What an agent is told when a call comes to nothing: what was wrong, and how to mend the call."""

from limner.kit.error_codes import ERROR_CODES

LONGEST = 1000
"""Characters of a message that another machine wrote."""


class Refused(Exception):  # noqa: N818  named for what happened to the call
    """A call that was refused, with a message for the agent; `param` is the field of the interface at fault."""

    def __init__(self, message: str, *, code: str = "", param: str | None = None, wait: float | None = None) -> None:
        super().__init__(message)
        self.message = plain(message)
        self.code = code if code in ERROR_CODES else ""
        self.param = param
        self.wait = wait

    @property
    def remedy(self) -> str:
        """What to do about it, as far as that is known."""
        return REMEDIES.get(self.code) or (ERROR_CODES[self.code].remedy if self.code else "")


REMEDIES = {
    "insufficient_credits": "The account has too few units left. Tell the user, who can add some; or take a cheaper "
    "model or fewer pictures (resource limner://prices).",
    "key_scope": "Tell the user: the key that these tools were given may not do this.",
    "image_not_found": "Give the image_id of an earlier answer, or a link to the picture.",
}
"""What an agent does about errors where `kit.error_codes` speaks to people who operate the service."""


def plain(text: str) -> str:
    """The text on one line, without what would command a terminal, and not too long."""
    line = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    return line if len(line) <= LONGEST else line[: LONGEST - 1] + "…"
