"""The client for asyncio: the methods of `sync.Limner`, to be awaited."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from types import TracebackType
from typing import Any, Self, TypeVar, Unpack

import httpx

from limner.client import calls, connection, profiles
from limner.client.answers import (
    Account,
    CuratedStyle,
    EnhancedPrompt,
    Model,
    OptimizedPalette,
    PartialPicture,
    Picture,
    Pictures,
    Style,
)
from limner.client.calls import Call
from limner.client.connection import Attempts
from limner.client.errors import LimnerError, ServerError
from limner.client.events import Events
from limner.client.options import (
    CallOptions,
    DrawOptions,
    EditOptions,
    EditStreamOptions,
    ExploreOptions,
    GenerateOptions,
    OutpaintOptions,
    PixelOptions,
    RefineOptions,
    SeededOptions,
    StreamOptions,
    StyleOptions,
    VariationOptions,
    VariationsOptions,
    VectorizeOptions,
    WeightedColor,
)
from limner.client.parsing import Received
from limner.client.sources import PictureLike

T = TypeVar("T")


class AsyncLimner:
    """Every operation of one server, under one key.

    `base_url` and `api_key` are by default those of the environment (`LIMNER_URL`, `LIMNER_KEY`) or of a profile.
    `timeout` is in seconds, for an answer to begin or go on. A call that fails in passing is sent again up to
    `max_retries` times, at the time that `Retry-After` names, and always with the same `Idempotency-Key`, so that
    nothing is charged twice; where an answer was lost, only on a server that is known to heed the key. An
    `http_client` of your own is not closed. Raises UsageError.
    """

    def __init__(
        self,
        base_url: str | None = None,
        api_key: str | None = None,
        *,
        profile: str | None = None,
        timeout: float = 180.0,
        max_retries: int = 2,
        http_client: httpx.AsyncClient | None = None,
    ) -> None:
        self._place = profiles.resolve(base_url, api_key, profile)
        self._timeout = timeout
        self._retries = max_retries
        self._own = http_client is None
        self._http = http_client or httpx.AsyncClient()
        self._heeds_keys: bool | None = None
        self.styles = AsyncStyles(self)
        """Styles of your own: `create`, `list`, `get`, `delete`; and `curated`."""
        self.models = AsyncModels(self)
        """The models on offer: `list`, `get`."""

    @property
    def base_url(self) -> str:
        """The server's address, with the version."""
        return self._place.base_url

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.base_url!r})"

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """End the connections."""
        if self._own:
            await self._http.aclose()

    async def generate(self, prompt: str, **options: Unpack[GenerateOptions]) -> Pictures:
        """One to six pictures of a prompt, in pixels or as SVG: the model decides."""
        return await self._send(calls.pictures("generations", {"prompt": prompt, **options}))

    async def generate_raster(self, prompt: str, **options: Unpack[GenerateOptions]) -> Pictures:
        """As `generate`, in pixels only."""
        return await self._send(calls.pictures("generations/raster", {"prompt": prompt, **options}))

    async def generate_vector(self, prompt: str, **options: Unpack[GenerateOptions]) -> Pictures:
        """As `generate`, as SVG only; by a vector model unless one is given."""
        return await self._send(calls.pictures("generations/vector", {"prompt": prompt, **options}))

    def generate_stream(self, prompt: str, **options: Unpack[StreamOptions]) -> AsyncIterator[Picture | PartialPicture]:
        """As `generate`, each picture as it is finished, and those on their way where the engine has them."""
        return self._stream(calls.streamed("generations", {"prompt": prompt, **options}))

    async def explore(self, prompt: str, **options: Unpack[ExploreOptions]) -> Pictures:
        """Eight pictures of one prompt that differ as much as they can."""
        return await self._send(calls.pictures("explore", {"prompt": prompt, **options}))

    async def explore_similar(
        self, source_image_id: str | Picture, similarity: int, **options: Unpack[SeededOptions]
    ) -> Pictures:
        """Four pictures like one of `explore`: at 5 nearly the same, at 1 only its idea."""
        known = source_image_id.image_id if isinstance(source_image_id, Picture) else source_image_id
        return await self._send(
            calls.pictures("explore/similar", {"source_image_id": known, "similarity": similarity, **options})
        )

    async def image_to_image(
        self, image: PictureLike, prompt: str, strength: float, **options: Unpack[DrawOptions]
    ) -> Pictures:
        """A new picture from one that exists: nearly the same at strength 0, with its composition only at 1."""
        given = {"image": image, "prompt": prompt, "strength": strength, **options}
        return await self._send(calls.pictures("imageToImage", given))

    async def inpaint(
        self, image: PictureLike, mask: PictureLike, prompt: str, **options: Unpack[DrawOptions]
    ) -> Pictures:
        """What the prompt says, where the mask is white."""
        return await self._send(calls.pictures("inpaint", {"image": image, "mask": mask, "prompt": prompt, **options}))

    async def outpaint(self, image: PictureLike, prompt: str, **options: Unpack[OutpaintOptions]) -> Pictures:
        """The picture, extended beyond its borders: by `expand_…`, `size`, or `zoom_out_percentage`."""
        return await self._send(calls.pictures("outpaint", {"image": image, "prompt": prompt, **options}))

    async def replace_background(self, image: PictureLike, prompt: str, **options: Unpack[DrawOptions]) -> Pictures:
        """The picture's subject before what the prompt says."""
        return await self._send(calls.pictures("replaceBackground", {"image": image, "prompt": prompt, **options}))

    async def generate_background(
        self, image: PictureLike, mask: PictureLike, prompt: str, **options: Unpack[DrawOptions]
    ) -> Pictures:
        """What the prompt says where the mask is white, behind what it keeps."""
        given = {"image": image, "mask": mask, "prompt": prompt, **options}
        return await self._send(calls.pictures("generateBackground", given))

    async def erase_region(self, image: PictureLike, mask: PictureLike, **options: Unpack[PixelOptions]) -> Picture:
        """The picture without what is under the mask."""
        return await self._send(calls.picture("eraseRegion", {"image": image, "mask": mask, **options}))

    async def remix(self, image: PictureLike, size: str, **options: Unpack[VariationOptions]) -> Pictures:
        """Variations of a picture in a size, without a prompt."""
        return await self._send(calls.pictures("variateImage", {"image": image, "size": size, **options}))

    async def vectorize(self, image: PictureLike, **options: Unpack[VectorizeOptions]) -> Picture:
        """Pixels as SVG."""
        return await self._send(calls.picture("vectorize", {"image": image, **options}))

    async def remove_background(self, image: PictureLike, **options: Unpack[PixelOptions]) -> Picture:
        """The picture's subject on transparency."""
        return await self._send(calls.picture("removeBackground", {"image": image, **options}))

    async def crisp_upscale(self, image: PictureLike, **options: Unpack[PixelOptions]) -> Picture:
        """The same content at 4 times each side, or 2 times where 4 would be too large."""
        return await self._send(calls.picture("crispUpscale", {"image": image, **options}))

    async def creative_upscale(self, image: PictureLike, **options: Unpack[PixelOptions]) -> Picture:
        """As `crisp_upscale`, with plausible detail added."""
        return await self._send(calls.picture("creativeUpscale", {"image": image, **options}))

    async def refine_details(self, image: PictureLike, **options: Unpack[RefineOptions]) -> Picture:
        """The picture at the 2K area, its texture sharpened."""
        return await self._send(calls.picture("refineDetails", {"image": image, **options}))

    async def edit(self, image: PictureLike, prompt: str, **options: Unpack[EditOptions]) -> Pictures:
        """As OpenAI's clients ask: `inpaint` with a mask, else `image_to_image`."""
        return await self._send(calls.pictures("edits", {"image": image, "prompt": prompt, **options}))

    def edit_stream(
        self, image: PictureLike, prompt: str, **options: Unpack[EditStreamOptions]
    ) -> AsyncIterator[Picture | PartialPicture]:
        """As `edit`, each picture as it is finished."""
        return self._stream(calls.streamed("edits", {"image": image, "prompt": prompt, **options}))

    async def variations(self, image: PictureLike, **options: Unpack[VariationsOptions]) -> Pictures:
        """As OpenAI's clients ask: `remix`, square unless `size` is given."""
        return await self._send(calls.pictures("variations", {"image": image, **options}))

    async def enhance_prompt(self, prompt: str, **options: Unpack[CallOptions]) -> EnhancedPrompt:
        """A prompt made richer."""
        return await self._send(calls.enhance({"prompt": prompt, **options}))

    async def optimize_colors(
        self, colors: Sequence[WeightedColor | str], num_colors_limit: int, **options: Unpack[CallOptions]
    ) -> OptimizedPalette:
        """For each colour the one to use instead, so that no more than `num_colors_limit` are left."""
        palette = [{"hex": each} if isinstance(each, str) else each for each in colors]
        return await self._send(calls.optimize({"colors": palette, "num_colors_limit": num_colors_limit, **options}))

    async def account(self) -> Account:
        """Whose key it is, and the units that are left."""
        return await self._send(calls.account())

    async def download(self, picture: Picture | str) -> bytes:
        """The bytes behind a picture's link, got without the key. Raises LimnerError."""
        if isinstance(picture, Picture):
            return picture.data if picture.data is not None else await self.download(picture.url or "")
        attempts = Attempts(self._retries)
        while True:
            try:
                return await self._fetched(picture)
            except LimnerError as error:
                await self._wait(attempts, error)

    async def _send(self, call: Call[T]) -> T:
        attempts = Attempts(self._retries)
        while True:
            try:
                return call.parse(await self._answered(call))
            except LimnerError as error:
                if connection.may_be_made(error) and call.method == "POST" and not await self._safe():
                    raise
                await self._wait(attempts, error)

    async def _wait(self, attempts: Attempts, error: LimnerError) -> None:
        wait = attempts.wait(error)
        if wait is None:
            raise error
        await asyncio.sleep(wait)

    async def _safe(self) -> bool:
        """Whether the server makes and charges once for an `Idempotency-Key`, however often it comes."""
        if self._heeds_keys is None:
            try:
                self._heeds_keys = calls.owner().parse(await self._answered(calls.owner()))
            except LimnerError:
                return False
        return self._heeds_keys

    async def _answered(self, call: Call[Any]) -> Received:
        async with self._responding(connection.arguments(self._place, call, self._timeout)) as response:
            received = Received(
                response.status_code, response.headers, await _body(response), secret=self._place.api_key
            )
        connection.log.debug("%s %s: %s, request %s", call.method, call.path, received.status, received.request_id)
        if error := connection.trouble(received, self._place):
            raise error
        return received

    @asynccontextmanager
    async def _responding(self, arguments: Any) -> AsyncIterator[httpx.Response]:
        request = self._http.build_request(**arguments)
        try:
            response = await self._http.send(request, stream=True, follow_redirects=False, auth=None)
            try:
                yield response
            finally:
                await response.aclose()
        except httpx.TransportError as error:
            raise connection.unanswered(error, self._place, request) from error
        except httpx.DecodingError as error:
            raise ServerError("The answer cannot be unpacked.", code="invalid_answer") from error

    async def _stream(self, call: Call[None]) -> AsyncIterator[Picture | PartialPicture]:
        async with self._responding(connection.arguments(self._place, call, self._timeout)) as response:
            whole = response.status_code != 200 or "event-stream" not in response.headers.get("content-type", "")
            body = await _body(response) if whole else b""
            received = Received(response.status_code, response.headers, body, secret=self._place.api_key)
            if error := connection.trouble(received, self._place):
                raise error
            if whole:
                raise ServerError("The server does not stream.", status=200, code="invalid_answer")
            events = Events(self._place, received)
            async for piece in response.aiter_bytes():
                for event in events.take(piece):
                    yield event

    async def _fetched(self, url: str) -> bytes:
        for _ in range(connection.MOST_REDIRECTS + 1):
            arguments = {"method": "GET", "url": connection.link(url), "timeout": self._timeout}
            async with self._responding(arguments) as response:
                if not response.has_redirect_location:
                    received = Received(response.status_code, response.headers, await _body(response))
                    if error := connection.trouble(received, self._place):
                        raise error
                    return received.body
                url = connection.moved(url, response.headers["location"])
        raise ServerError("A picture's link redirects without end.", code="invalid_answer")


class AsyncStyles:
    """Styles: `limner.styles`."""

    def __init__(self, client: AsyncLimner) -> None:
        self._client = client

    async def create(self, files: Sequence[PictureLike] = (), **options: Unpack[StyleOptions]) -> Style:
        """Learn a style from up to ten pictures, mix `source_styles`, or both."""
        return await self._client._send(calls.make_style({"files": list(files) or None, **options}))

    async def list(self) -> list[Style]:
        """Your own styles, the newest first: all of them, since the interface has no pages."""
        return await self._client._send(calls.styles())

    async def get(self, style_id: str) -> Style:
        """A style that you may use."""
        return await self._client._send(calls.style(style_id))

    async def delete(self, style_id: str) -> None:
        """Delete a style of your own."""
        await self._client._send(calls.delete_style(style_id))

    async def curated(self) -> "Sequence[CuratedStyle]":
        """The styles that everybody has."""
        return await self._client._send(calls.curated_styles())


class AsyncModels:
    """The models on offer: `limner.models`."""

    def __init__(self, client: AsyncLimner) -> None:
        self._client = client

    async def list(self) -> list[Model]:
        """All of them, with their prices."""
        return await self._client._send(calls.models())

    async def get(self, name: str) -> Model:
        """One, by any of its names."""
        return await self._client._send(calls.model(name))


async def _body(response: httpx.Response) -> bytes:
    most = connection.most_bytes(response.status_code)
    body = bytearray()
    async for piece in response.aiter_bytes():
        body += piece
        if len(body) > most:
            raise connection.too_large()
    return bytes(body)
