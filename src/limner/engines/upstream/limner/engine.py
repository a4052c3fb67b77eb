"""Another service of the same interface as an engine: every job is the request that it came of, sent on."""

from typing import Any, Final

from limner.engines.base import FOREIGN_ID, ForeignFile, ForeignText, Preparation, Prepared, Watch
from limner.engines.jobs import EnhancePromptJob, ExploreJob, ExploreSimilarJob, Job
from limner.engines.upstream.body import read_base64
from limner.engines.upstream.client import Call, Client
from limner.engines.upstream.faults import UpstreamFailed
from limner.engines.upstream.limner.forms import Form, form_of
from limner.engines.upstream.limner.kind import LimnerOptions
from limner.engines.upstream.limner.walls import Walls

_MEDIA_TYPES: Final = {"png": "image/png", "jpeg": "image/jpeg", "webp": "image/webp", "svg": "image/svg+xml"}


class Limner:
    """Asks one other service."""

    def __init__(self, options: LimnerOptions, client: Client | None = None) -> None:
        self._brand = options.brand
        self._client = client or Client(options)
        self._walls: Walls[dict[str, Any]] = Walls()
        self.version = "limner"

    @property
    def trouble(self) -> str:
        """Why the other side is left alone for the moment."""
        return self._client.trouble

    async def open(self) -> None:
        """Get ready to ask."""
        await self._client.open()

    async def close(self) -> None:
        """End all connections."""
        await self._client.close()

    def preparation(self, job: Job) -> Preparation | None:
        """Files are sent as they came."""
        return None

    async def run(self, job: Job, watch: Watch, prepared: Prepared | None) -> ForeignFile | ForeignText:
        """What the other side makes of it."""
        if isinstance(job, EnhancePromptJob):
            return await self._enhanced(job)
        form = form_of(job, self._brand)
        if isinstance(job, ExploreJob | ExploreSimilarJob):
            key = (form.path, *sorted(form.texts.items()))
            item = await self._walls.take(key, job.index, job.count, lambda: self._items(form, job.count))
        else:
            (item,) = await self._items(form, 1)
        scene = {FOREIGN_ID: item["image_id"]} if isinstance(item.get("image_id"), str) else {}
        return ForeignFile(await read_base64(item.get("b64_json")), scene)

    async def _enhanced(self, job: EnhancePromptJob) -> ForeignText:
        answer = await self._client.ask(Call("/prompts/enhance", json={"prompt": job.prompt}))
        text = answer.get("enhanced_prompt") if isinstance(answer, dict) else None
        if not isinstance(text, str) or not text.strip():
            raise UpstreamFailed("its answer has no enhanced_prompt")
        return ForeignText(text)

    async def _items(self, form: Form, count: int) -> list[dict[str, Any]]:
        """The images of an answer, of which there are as many as were asked for."""
        answer = await self._client.ask(_call(form))
        items = None
        if isinstance(answer, dict):
            items = [answer["image"]] if "image" in answer else answer.get("data")
        if not isinstance(items, list) or not all(isinstance(item, dict) for item in items) or len(items) != count:
            raise UpstreamFailed(f"its answer has not {count} image{'s' if count > 1 else ''}")
        return items


def _call(form: Form) -> Call:
    """JSON where there are no files, else a form."""
    if not form.files:
        return Call(form.path, json=form.fields)
    files = [
        (name, (f"{name}.{source.format}", source.data, _MEDIA_TYPES.get(source.format, "application/octet-stream")))
        for name, source in form.files.items()
    ]
    return Call(form.path, fields=form.texts, files=files)
