"""What an engine is given on a cluster: how many replicas, and what each of them has."""

from typing import Self

from pydantic import BaseModel, ConfigDict, Field, model_validator


class Placement(BaseModel):
    """The table `cluster` of an engine's table in `limner.toml`."""

    model_config = ConfigDict(extra="forbid", frozen=True, validate_default=True)

    min_replicas: int = Field(
        1, ge=0, le=1000, description="The fewest replicas; with 0 the first job after a rest waits for one to load."
    )
    max_replicas: int | None = Field(
        None, ge=1, le=1000, description="The most replicas, begun as jobs come; as many as the fewest unless set."
    )
    cpus: float = Field(1.0, ge=0, le=1024, description="Cores that a replica takes of its node.")
    gpus: float | None = Field(
        None,
        ge=0,
        le=64,
        description="GPUs that a replica takes of its node, a part of one or whole ones; 1 for an engine that lives on "
        "a device, unless its `device` is `cpu`.",
    )
    memory: int = Field(0, ge=0, le=16_777_216, description="MiB that a replica takes of its node; 0 counts none.")

    @model_validator(mode="after")
    def _within(self) -> Self:
        if self.max_replicas is not None and self.max_replicas < self.min_replicas:
            raise ValueError(f"max_replicas of min_replicas, {self.min_replicas}, or more, not {self.max_replicas}")
        if self.gpus and self.gpus > 1 and not self.gpus.is_integer():
            raise ValueError(f"gpus of a part of one, or a whole number, not {self.gpus}")
        return self

    @property
    def most(self) -> int:
        """The most replicas."""
        return self.max_replicas or max(self.min_replicas, 1)
