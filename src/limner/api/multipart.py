"""Reading `multipart/form-data` as it arrives: text fields to strings, files to spooled temporary files."""

import re
from dataclasses import dataclass, field
from tempfile import SpooledTemporaryFile
from typing import IO

from python_multipart.exceptions import FormParserError
from python_multipart.multipart import MultipartParser, parse_options_header

from limner.api.sizes import BodyLimits
from limner.catalog.limits import MEGABYTE
from limner.kit.errors import InvalidRequest

MAX_PARTS = 2_000
"""Parts of a form. The longest list of words, flattened number by number, needs 900."""


class InvalidMultipart(InvalidRequest):
    """The body is not the form that its content type says, or a field of it cannot be read."""

    code = "invalid_multipart"


@dataclass(frozen=True, slots=True)
class Upload:
    """A file of a form. What it is called and said to be is not kept: its bytes are sniffed."""

    name: str
    file: IO[bytes]


@dataclass(slots=True)
class Form:
    """A form's text fields and files, in the order sent."""

    fields: list[tuple[str, str]] = field(default_factory=list)
    uploads: list[Upload] = field(default_factory=list)

    def close(self) -> None:
        """Give back the temporary files."""
        for upload in self.uploads:
            upload.file.close()


class Preamble:
    """What may stand before the first boundary (RFC 2046, section 5.1.1), which nobody reads."""

    def __init__(self, boundary: bytes) -> None:
        delimiter = b"\r\n--" + boundary
        self.over = False
        self._first = re.compile(re.escape(delimiter) + rb"(?=\r\n|--)")
        self._most = len(delimiter) + 1
        self._seen = b"\r\n"  # the first boundary may be the body's first line

    def skip(self, chunk: bytes) -> bytes:
        """What of the chunk, and of what was held back before it, comes from the first boundary on."""
        if self.over:
            return chunk
        self._seen += chunk
        if found := self._first.search(self._seen):
            self.over = True
            return self._seen[found.start() + 2 :]
        self._seen = self._seen[-self._most :]
        return b""


class FormReader:
    """Takes a body in chunks. A part is a file if it has a file name, or the name of one of `file_fields`."""

    def __init__(self, content_type: str, file_fields: frozenset[str], limits: BodyLimits) -> None:
        self.form = Form()
        self._file_fields = file_fields
        self._limits = limits
        self._received = self._file_bytes = self._parts = 0
        self._header, self._value = bytearray(), bytearray()
        self._disposition = b""
        self._name = ""
        self._text: bytearray | None = None
        self._complete = False
        boundary = parse_options_header(content_type)[1].get(b"boundary")
        if not boundary:
            raise InvalidMultipart("The Content-Type has no boundary; send multipart/form-data; boundary=…")
        self._preamble = Preamble(boundary)
        self._parser = self._start(boundary)

    def write(self, chunk: bytes) -> None:
        """Take the next bytes of the body. Raises InvalidMultipart or TooLarge."""
        self._received += len(chunk)
        try:
            self._parser.write(self._preamble.skip(chunk))
        except FormParserError as error:
            raise InvalidMultipart(f"The multipart body cannot be read: {error}.") from error
        self._limits.check(fields=self._received - self._file_bytes, images=self._file_bytes)

    def finish(self) -> Form:
        """The form. Raises InvalidMultipart if the body ended before its closing boundary."""
        if not self._preamble.over:
            raise InvalidMultipart(
                "No line of the multipart body is the boundary that its Content-Type names; lines end in CR LF."
            )
        if not self._complete:
            raise InvalidMultipart("The multipart body ends before its closing boundary.")
        return self.form

    def _start(self, boundary: bytes) -> MultipartParser:
        try:
            return MultipartParser(
                boundary,
                {
                    "on_part_begin": self._on_part_begin,
                    "on_header_field": self._on_header_field,
                    "on_header_value": self._on_header_value,
                    "on_header_end": self._on_header_end,
                    "on_headers_finished": self._on_headers_finished,
                    "on_part_data": self._on_part_data,
                    "on_part_end": self._on_part_end,
                    "on_end": self._on_end,
                },
            )
        except FormParserError as error:
            raise InvalidMultipart(f"The multipart boundary cannot be used: {error}.") from error

    def _on_part_begin(self) -> None:
        self._parts += 1
        if self._parts > MAX_PARTS:
            raise InvalidMultipart(f"The form has more than {MAX_PARTS:,} parts.")
        self._disposition = b""
        self._text = None

    def _on_header_field(self, data: bytes, start: int, end: int) -> None:
        self._header += data[start:end]

    def _on_header_value(self, data: bytes, start: int, end: int) -> None:
        self._value += data[start:end]

    def _on_header_end(self) -> None:
        if self._header.lower() == b"content-disposition":
            self._disposition = bytes(self._value)
        self._header, self._value = bytearray(), bytearray()

    def _on_headers_finished(self) -> None:
        _, options = parse_options_header(self._disposition)
        if b"name" not in options:
            raise InvalidMultipart("A part of the multipart body has no name in its Content-Disposition.")
        self._name = _decode(options[b"name"], "A field's name")
        if {b"filename", b"filename*"} & options.keys() or _bare(self._name) in self._file_fields:
            file = SpooledTemporaryFile(max_size=MEGABYTE)  # noqa: SIM115  the form closes it
            self.form.uploads.append(Upload(_bare(self._name), file))
        else:
            self._text = bytearray()

    def _on_part_data(self, data: bytes, start: int, end: int) -> None:
        if self._text is not None:
            self._text += data[start:end]
            return
        self._file_bytes += end - start
        self.form.uploads[-1].file.write(data[start:end])

    def _on_part_end(self) -> None:
        if self._text is not None:
            self.form.fields.append((self._name, _decode(self._text, self._name, self._name)))

    def _on_end(self) -> None:
        self._complete = True


def _bare(name: str) -> str:
    """A file field's name without the brackets of clients that number or list their files."""
    return name.partition("[")[0]


def _decode(raw: bytes | bytearray, what: str, param: str | None = None) -> str:
    try:
        return raw.decode()
    except UnicodeDecodeError as error:
        raise InvalidMultipart(f"{what} has to be UTF-8 text.", param=param) from error
