"""What a worker did for a job, as spans: it has no part in tracing itself, and sends how long it took with the file."""

from limner.kit.tracing import Step
from limner.workshop.orders import Order, RenderedFile


def steps(order: Order, file: RenderedFile, begun: float) -> tuple[Step, ...]:
    """The steps of an order that was begun at that reading of `time.perf_counter`."""
    if order.preparation:
        return (Step("convert", begun, begun + file.seconds),)
    encoded = begun + file.seconds
    drawn = encoded - file.encoding
    return Step("finish" if order.made else "draw", begun, drawn), Step("encode", drawn, encoded)
