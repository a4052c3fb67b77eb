"""What an agent is told when a call comes to nothing: what was wrong, and how to mend the call."""

from limner.kit.error_codes import ERROR_CODES
from limner.studio.hint import HINT

LONGEST = 1000
"""Characters of a message that another machine wrote."""


class Refused(Exception):  # noqa: N818  named for what happened to the call
    """A call that was refused, with a message for the agent; `param` is the field of the interface at fault."""

    def __init__(self, message: str, *, code: str = "", param: str | None = None, wait: float | None = None) -> None:
        super().__init__(message)
        self.message = plain(message.replace(HINT, ""))
        self.code = code if code in ERROR_CODES else ""
        self.param = param
        self.wait = wait

    @property
    def remedy(self) -> str:
        """What to do about it, as far as that is known."""
        return REMEDIES.get(self.code, ERROR_CODES[self.code].remedy) if self.code else ""


REMEDIES = {
    "insufficient_credits": "The account has too few units left. Tell the user, who can add some; or take a cheaper "
    "model or fewer pictures (resource limner://prices).",
    "invalid_type": "Give it in the type that the tool's schema has for it.",
    "invalid_value": "",
    "invalid_model": "Take one of the resource limner://models (tool list_models), or leave `model` out.",
    "model_not_found": "Take one of the resource limner://models (tool list_models), or leave `model` out.",
    "invalid_style": "Take one of the resource limner://styles.",
    "invalid_size": "Take one of the resource limner://sizes; vector models take ratios only.",
    "style_not_found": "Take the id of a style of your own (tool list_styles).",
    "timeout": "Call again, or ask for fewer or simpler pictures.",
    "engine_crashed": "Call again; if it stays, tell the user, who finds the cause in the service's log.",
    "key_scope": "Tell the user: the key that these tools were given may not do this.",
    "image_not_found": "Give the image_id of an earlier answer, or a link to the picture.",
}
"""What an agent does about errors where `kit.error_codes` speaks to people who operate the service."""


def plain(text: str) -> str:
    """The text on one line, without what would command a terminal, and not too long."""
    line = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    return line if len(line) <= LONGEST else line[: LONGEST - 1] + "…"
