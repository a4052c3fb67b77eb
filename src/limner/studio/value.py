"""The outcome of requests that make words or numbers: nothing is kept but the answer itself."""

from collections.abc import Sequence
from contextlib import AsyncExitStack
from typing import Any

from limner.engines.jobs import Job
from limner.kit.database import Session
from limner.studio.receipt import ValueReceipt
from limner.workshop.orders import RenderedFile


class Value:
    """A JSON value: set by who makes it, or the text of the one file."""

    def __init__(self, value: Any = None) -> None:
        self.value = value

    async def write(self, jobs: Sequence[Job], files: Sequence[RenderedFile], undo: AsyncExitStack) -> None:
        """Take the text over, where there is one."""
        for file in files:
            self.value = file.data.decode()

    async def record(self, session: Session, reference: str) -> None:
        """There is nothing to keep."""

    def receipt(self, created: int, units: int) -> ValueReceipt:
        """The value."""
        return ValueReceipt(created, units, value=self.value)

    def answer(self, receipt: ValueReceipt) -> dict[str, Any]:
        """The value."""
        return {"created": receipt.created, "credits": receipt.credits, "value": receipt.value}

    def again(self, answer: dict[str, Any]) -> ValueReceipt:
        """The same value."""
        return ValueReceipt(answer["created"], answer["credits"], value=answer["value"])
