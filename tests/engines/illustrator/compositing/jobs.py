"""Jobs for the drawings of these tests."""

from limner.engines.jobs import GenerateJob


def job(prompt: str, size: tuple[int, int] = (160, 160), *, seed: int = 3, **other: object) -> GenerateJob:
    """A drawing by V4.1."""
    given: dict[str, object] = {"model": "svcv4_1", "vector": False} | other
    return GenerateJob(prompt=prompt, width=size[0], height=size[1], seed=seed, **given)  # type: ignore[arg-type]
