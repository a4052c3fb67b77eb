"""Chat servers as a kind of engine, which makes prompts richer."""

from typing import Annotated

from pydantic import AfterValidator, Field

from limner.engines.capabilities import Capabilities
from limner.engines.kinds import Kind
from limner.engines.upstream.options import UpstreamOptions

OPERATION = "enhance_prompt"


def _named(model: str) -> str:
    if not model.strip():
        raise ValueError("the name of a model")
    return model.strip()


class ChatOptions(UpstreamOptions):
    """The options of one chat server."""

    model: Annotated[str, AfterValidator(_named)] = Field(description="The model that it is asked for.")
    timeout: float = Field(20, gt=0, le=300, description="Seconds that the chat server may take.")
    retries: int = Field(0, ge=0, le=10, description="Second tries of a prompt that the chat server has not begun.")
    answer_limit: int = Field(1, ge=1, le=64, description="MiB that an answer may have.")


def _capabilities(options: ChatOptions) -> Capabilities:
    return Capabilities({OPERATION: frozenset()}, seeds="none")


KIND = Kind(
    options=ChatOptions,
    engine="limner.engines.upstream.chat.engine:Chat",
    capabilities=_capabilities,
    crew="remote",
)
