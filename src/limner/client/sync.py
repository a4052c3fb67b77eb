"""The client that waits."""

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
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


class Limner:
    """Every operation of one server, under one key.

    `base_url` and `api_key` are by default those of the environment (`LIMNER_URL`, `LIMNER_KEY`) or of a profile.
    `timeout` is in seconds, for an answer to begin or go on. A call that fails in passing is sent again up to
    `max_retries` times, at the time that `Retry-After` names, and always with the same `Idempotency-Key`, so that
    nothing is charged twice; where an answer was lost, only on a server that is known to heed the key. An
    `http_client` of your own is not closed. Safe to use from several threads. Raises UsageError.
    """

    def __init__(
        self,
        base_url: str | None = None,
        api_key: str | None = None,
        *,
        profile: str | None = None,
        timeout: float = 180.0,
        max_retries: int = 2,
        http_client: httpx.Client | None = None,
    ) -> None:
        self._place = profiles.resolve(base_url, api_key, profile)
        self._timeout = timeout
        self._retries = max_retries
        self._own = http_client is None
        self._http = http_client or httpx.Client()
        self._heeds_keys: bool | None = None
        self.styles = Styles(self)
        """Styles of your own: `create`, `list`, `get`, `delete`; and `curated`."""
        self.models = Models(self)
        """The models on offer: `list`, `get`."""

    @property
    def base_url(self) -> str:
        """The server's address, with the version."""
        return self._place.base_url

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.base_url!r})"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """End the connections."""
        if self._own:
            self._http.close()

    def generate(self, prompt: str, **options: Unpack[GenerateOptions]) -> Pictures:
        """One to six pictures of a prompt, in pixels or as SVG: the model decides."""
        return self._send(calls.pictures("generations", {"prompt": prompt, **options}))

    def generate_raster(self, prompt: str, **options: Unpack[GenerateOptions]) -> Pictures:
        """As `generate`, in pixels only."""
        return self._send(calls.pictures("generations/raster", {"prompt": prompt, **options}))

    def generate_vector(self, prompt: str, **options: Unpack[GenerateOptions]) -> Pictures:
        """As `generate`, as SVG only; by a vector model unless one is given."""
        return self._send(calls.pictures("generations/vector", {"prompt": prompt, **options}))

    def generate_stream(self, prompt: str, **options: Unpack[StreamOptions]) -> Iterator[Picture | PartialPicture]:
        """As `generate`, each picture as it is finished, and those on their way where the engine has them."""
        return self._stream(calls.streamed("generations", {"prompt": prompt, **options}))

    def explore(self, prompt: str, **options: Unpack[ExploreOptions]) -> Pictures:
        """Eight pictures of one prompt that differ as much as they can."""
        return self._send(calls.pictures("explore", {"prompt": prompt, **options}))

    def explore_similar(
        self, source_image_id: str | Picture, similarity: int, **options: Unpack[SeededOptions]
    ) -> Pictures:
        """Four pictures like one of `explore`: at 5 nearly the same, at 1 only its idea."""
        known = source_image_id.image_id if isinstance(source_image_id, Picture) else source_image_id
        return self._send(
            calls.pictures("explore/similar", {"source_image_id": known, "similarity": similarity, **options})
        )

    def image_to_image(
        self, image: PictureLike, prompt: str, strength: float, **options: Unpack[DrawOptions]
    ) -> Pictures:
        """A new picture from one that exists: nearly the same at strength 0, with its composition only at 1."""
        given = {"image": image, "prompt": prompt, "strength": strength, **options}
        return self._send(calls.pictures("imageToImage", given))

    def inpaint(self, image: PictureLike, mask: PictureLike, prompt: str, **options: Unpack[DrawOptions]) -> Pictures:
        """What the prompt says, where the mask is white."""
        return self._send(calls.pictures("inpaint", {"image": image, "mask": mask, "prompt": prompt, **options}))

    def outpaint(self, image: PictureLike, prompt: str, **options: Unpack[OutpaintOptions]) -> Pictures:
        """The picture, extended beyond its borders: by `expand_…`, `size`, or `zoom_out_percentage`."""
        return self._send(calls.pictures("outpaint", {"image": image, "prompt": prompt, **options}))

    def replace_background(self, image: PictureLike, prompt: str, **options: Unpack[DrawOptions]) -> Pictures:
        """The picture's subject before what the prompt says."""
        return self._send(calls.pictures("replaceBackground", {"image": image, "prompt": prompt, **options}))

    def generate_background(
        self, image: PictureLike, mask: PictureLike, prompt: str, **options: Unpack[DrawOptions]
    ) -> Pictures:
        """What the prompt says where the mask is white, behind what it keeps."""
        given = {"image": image, "mask": mask, "prompt": prompt, **options}
        return self._send(calls.pictures("generateBackground", given))

    def erase_region(self, image: PictureLike, mask: PictureLike, **options: Unpack[PixelOptions]) -> Picture:
        """The picture without what is under the mask."""
        return self._send(calls.picture("eraseRegion", {"image": image, "mask": mask, **options}))

    def remix(self, image: PictureLike, size: str, **options: Unpack[VariationOptions]) -> Pictures:
        """Variations of a picture in a size, without a prompt."""
        return self._send(calls.pictures("variateImage", {"image": image, "size": size, **options}))

    def vectorize(self, image: PictureLike, **options: Unpack[VectorizeOptions]) -> Picture:
        """Pixels as SVG."""
        return self._send(calls.picture("vectorize", {"image": image, **options}))

    def remove_background(self, image: PictureLike, **options: Unpack[PixelOptions]) -> Picture:
        """The picture's subject on transparency."""
        return self._send(calls.picture("removeBackground", {"image": image, **options}))

    def crisp_upscale(self, image: PictureLike, **options: Unpack[PixelOptions]) -> Picture:
        """The same content at 4 times each side, or 2 times where 4 would be too large."""
        return self._send(calls.picture("crispUpscale", {"image": image, **options}))

    def creative_upscale(self, image: PictureLike, **options: Unpack[PixelOptions]) -> Picture:
        """As `crisp_upscale`, with plausible detail added."""
        return self._send(calls.picture("creativeUpscale", {"image": image, **options}))

    def refine_details(self, image: PictureLike, **options: Unpack[RefineOptions]) -> Picture:
        """The picture at the 2K area, its texture sharpened."""
        return self._send(calls.picture("refineDetails", {"image": image, **options}))

    def edit(self, image: PictureLike, prompt: str, **options: Unpack[EditOptions]) -> Pictures:
        """As OpenAI's clients ask: `inpaint` with a mask, else `image_to_image`."""
        return self._send(calls.pictures("edits", {"image": image, "prompt": prompt, **options}))

    def edit_stream(
        self, image: PictureLike, prompt: str, **options: Unpack[EditStreamOptions]
    ) -> Iterator[Picture | PartialPicture]:
        """As `edit`, each picture as it is finished."""
        return self._stream(calls.streamed("edits", {"image": image, "prompt": prompt, **options}))

    def variations(self, image: PictureLike, **options: Unpack[VariationsOptions]) -> Pictures:
        """As OpenAI's clients ask: `remix`, square unless `size` is given."""
        return self._send(calls.pictures("variations", {"image": image, **options}))

    def enhance_prompt(self, prompt: str, **options: Unpack[CallOptions]) -> EnhancedPrompt:
        """A prompt made richer."""
        return self._send(calls.enhance({"prompt": prompt, **options}))

    def optimize_colors(
        self, colors: Sequence[WeightedColor | str], num_colors_limit: int, **options: Unpack[CallOptions]
    ) -> OptimizedPalette:
        """For each colour the one to use instead, so that no more than `num_colors_limit` are left."""
        palette = [{"hex": each} if isinstance(each, str) else each for each in colors]
        return self._send(calls.optimize({"colors": palette, "num_colors_limit": num_colors_limit, **options}))

    def account(self) -> Account:
        """Whose key it is, and the units that are left."""
        return self._send(calls.account())

    def download(self, picture: Picture | str) -> bytes:
        """The bytes behind a picture's link, got without the key. Raises LimnerError."""
        if isinstance(picture, Picture):
            return picture.data if picture.data is not None else self.download(picture.url or "")
        attempts = Attempts(self._retries)
        while True:
            try:
                return self._fetched(picture)
            except LimnerError as error:
                self._wait(attempts, error)

    def _send(self, call: Call[T]) -> T:
        attempts = Attempts(self._retries)
        while True:
            try:
                return call.parse(self._answered(call))
            except LimnerError as error:
                if connection.may_be_made(error) and call.method == "POST" and not self._safe():
                    raise
                self._wait(attempts, error)

    def _wait(self, attempts: Attempts, error: LimnerError) -> None:
        wait = attempts.wait(error)
        if wait is None:
            raise error
        time.sleep(wait)

    def _safe(self) -> bool:
        """Whether the server makes and charges once for an `Idempotency-Key`, however often it comes."""
        if self._heeds_keys is None:
            try:
                self._heeds_keys = calls.owner().parse(self._answered(calls.owner()))
            except LimnerError:
                return False
        return self._heeds_keys

    def _answered(self, call: Call[Any]) -> Received:
        with self._responding(connection.arguments(self._place, call, self._timeout)) as response:
            received = Received(
                response.status_code, response.headers, _body(response), self.download, self._place.api_key
            )
        connection.log.debug("%s %s: %s, request %s", call.method, call.path, received.status, received.request_id)
        if error := connection.trouble(received, self._place):
            raise error
        return received

    @contextmanager
    def _responding(self, arguments: Any) -> Iterator[httpx.Response]:
        request = self._http.build_request(**arguments)
        try:
            response = self._http.send(request, stream=True, follow_redirects=False, auth=None)
            try:
                yield response
            finally:
                response.close()
        except httpx.TransportError as error:
            raise connection.unanswered(error, self._place, request) from error
        except httpx.DecodingError as error:
            raise ServerError("The answer cannot be unpacked.", code="invalid_answer") from error

    def _stream(self, call: Call[None]) -> Iterator[Picture | PartialPicture]:
        with self._responding(connection.arguments(self._place, call, self._timeout)) as response:
            whole = response.status_code != 200 or "event-stream" not in response.headers.get("content-type", "")
            body = _body(response) if whole else b""
            received = Received(response.status_code, response.headers, body, self.download, self._place.api_key)
            if error := connection.trouble(received, self._place):
                raise error
            if whole:
                raise ServerError("The server does not stream.", status=200, code="invalid_answer")
            events = Events(self._place, received)
            for piece in response.iter_bytes():
                yield from events.take(piece)

    def _fetched(self, url: str) -> bytes:
        for _ in range(connection.MOST_REDIRECTS + 1):
            arguments = {"method": "GET", "url": connection.link(url), "timeout": self._timeout}
            with self._responding(arguments) as response:
                if not response.has_redirect_location:
                    received = Received(response.status_code, response.headers, _body(response))
                    if error := connection.trouble(received, self._place):
                        raise error
                    return received.body
                url = connection.moved(url, response.headers["location"])
        raise ServerError("A picture's link redirects without end.", code="invalid_answer")


class Styles:
    """Styles: `limner.styles`."""

    def __init__(self, client: Limner) -> None:
        self._client = client

    def create(self, files: Sequence[PictureLike] = (), **options: Unpack[StyleOptions]) -> Style:
        """Learn a style from up to ten pictures, mix `source_styles`, or both."""
        return self._client._send(calls.make_style({"files": list(files) or None, **options}))

    def list(self) -> list[Style]:
        """Your own styles, the newest first: all of them, since the interface has no pages."""
        return self._client._send(calls.styles())

    def get(self, style_id: str) -> Style:
        """A style that you may use."""
        return self._client._send(calls.style(style_id))

    def delete(self, style_id: str) -> None:
        """Delete a style of your own."""
        self._client._send(calls.delete_style(style_id))

    def curated(self) -> "Sequence[CuratedStyle]":
        """The styles that everybody has."""
        return self._client._send(calls.curated_styles())


class Models:
    """The models on offer: `limner.models`."""

    def __init__(self, client: Limner) -> None:
        self._client = client

    def list(self) -> list[Model]:
        """All of them, with their prices."""
        return self._client._send(calls.models())

    def get(self, name: str) -> Model:
        """One, by any of its names."""
        return self._client._send(calls.model(name))


def _body(response: httpx.Response) -> bytes:
    most = connection.most_bytes(response.status_code)
    body = bytearray()
    for piece in response.iter_bytes():
        body += piece
        if len(body) > most:
            raise connection.too_large()
    return bytes(body)
