"""A server of OpenAI's image interface as an engine: one request a picture, each with its own seed."""

from base64 import b64encode
from typing import Any, Final

from limner.catalog.limits import MAX_SEED
from limner.engines.base import EngineError, ForeignFile, Preparation, Prepared, Watch
from limner.engines.finishing.asking import drawing_of
from limner.engines.jobs import EnhancePromptJob, ImageToImageJob, Job
from limner.engines.upstream.body import first, read_base64
from limner.engines.upstream.client import Call, Client, File
from limner.engines.upstream.faults import UpstreamFailed
from limner.engines.upstream.openai.dialects import Terms
from limner.engines.upstream.openai.kind import DRAWN, MASKED, OpenAiOptions
from limner.engines.upstream.openai.wording import prompt_of, seed_of
from limner.imaging.url import read_url

GENERATIONS: Final = "/images/generations"
EDITS: Final = "/images/edits"
PREPARE: Final = "limner.engines.upstream.openai.prepare:prepare"


class OpenAi:
    """Asks one server in its dialect."""

    def __init__(self, options: OpenAiOptions, client: Client | None = None) -> None:
        self._options = options
        self._row = options.row
        self._client = client or Client(options)
        self.version = f"{options.dialect} {options.model}".strip()

    @property
    def trouble(self) -> str:
        """Why the server is left alone for the moment."""
        return self._client.trouble

    async def open(self) -> None:
        """Get ready to ask."""
        await self._client.open()

    async def close(self) -> None:
        """End all connections."""
        await self._client.close()

    def preparation(self, job: Job) -> Preparation | None:
        """The picture and the mask, in the server's size and polarity."""
        if job.operation in DRAWN:
            return None
        width, height = self._size(job)
        return Preparation(PREPARE, Terms(width, height, self._row.mask.polarity if self._row.mask else None))

    async def run(self, job: Job, watch: Watch, prepared: Prepared | None) -> ForeignFile:
        """The picture, as the server sends it."""
        if job.operation in MASKED and (prepared is None or prepared.mask is None):
            raise EngineError(
                f"A server of the dialect {self._options.dialect} would ignore the mask; it is not asked."
            )
        item = first(await self._client.ask(self._call(job, prepared)), "data")
        if item.get("b64_json"):
            data = await read_base64(item["b64_json"])
        elif isinstance(item.get("url"), str) and item["url"]:
            data = await self._linked(item["url"])
        else:
            raise UpstreamFailed("its answer has neither b64_json nor url")
        return ForeignFile(data, {"upstream": self.version})

    def _call(self, job: Job, prepared: Prepared | None) -> Call:
        """The request for a job, in the dialect's words."""
        values = self._values(job)
        if prepared is None:
            return Call(GENERATIONS, json=values)
        mask = self._row.mask if prepared.mask is not None else None
        if self._row.picture_in_json and mask is None:
            return Call(GENERATIONS, json=values | {self._row.picture: b64encode(prepared.image).decode()})
        fields = {name: _text(value) for name, value in values.items()}
        files: list[File] = [("image", ("image.png", prepared.image, "image/png"))]
        if mask and prepared.mask is not None:
            if mask.as_text:
                fields[mask.field] = f"data:image/png;base64,{b64encode(prepared.mask).decode()}"
            else:
                files.append((mask.field, ("mask.png", prepared.mask, "image/png")))
        return Call(mask.path if mask else EDITS, fields=fields, files=files)

    def _values(self, job: Job) -> dict[str, Any]:
        """The fields that are no pictures."""
        row, drawing = self._row, drawing_of(job)
        width, height = self._size(job)
        values: dict[str, Any] = {
            **self._options.extra,
            **row.always,
            "prompt": prompt_of(job, strength=bool(row.strength)),
            "n": 1,
            "size": f"{width}x{height}",
        }
        if self._options.model:
            values["model"] = self._options.model
        if row.seed:
            values[row.seed] = seed_of(job) % (MAX_SEED + 1)
        if row.negative_prompt and drawing and drawing.negative_prompt:
            values[row.negative_prompt] = drawing.negative_prompt
        if row.strength and isinstance(job, ImageToImageJob):
            values[row.strength] = job.strength
        return values

    def _size(self, job: Job) -> tuple[int, int]:
        drawing = drawing_of(job)
        if drawing:
            return self._options.size(drawing.width, drawing.height)
        if isinstance(job, EnhancePromptJob):
            raise EngineError("A server of pictures does not serve enhance_prompt.")
        return self._options.size(job.width, job.height)

    async def _linked(self, link: str) -> bytes:
        """The file that an answer links to: on the server itself with the key, on a host that is allowed without."""
        try:
            address = self._client.link(link)
            own, other = read_url(self._options.url), read_url(address)
        except ValueError:
            raise UpstreamFailed("its answer has a link that is none") from None
        same = (own.scheme, own.host, own.port) == (other.scheme, other.host, other.port)
        if not (same or other.host in self._options.link_hosts):
            raise UpstreamFailed("its answer links to another host, which the setting link_hosts does not allow")
        return await self._client.download(Call(address, keyed=same))


def _text(value: Any) -> str:
    """A value as forms write it."""
    return str(value).lower() if isinstance(value, bool) else str(value)
