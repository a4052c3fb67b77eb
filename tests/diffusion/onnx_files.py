"""Models in ONNX, written byte by byte: the wire format of protobuf is a few lines, and no library for it is needed.

Fields are those of onnx.proto3, github.com/onnx/onnx.
"""

FLOAT = 1


def _varint(value: int) -> bytes:
    out = b""
    while value > 127:
        out += bytes([value & 127 | 128])
        value >>= 7
    return out + bytes([value])


def _field(number: int, value: "int | str | bytes") -> bytes:
    if isinstance(value, int):
        return _varint(number << 3) + _varint(value)
    data = value.encode() if isinstance(value, str) else value
    return _varint(number << 3 | 2) + _varint(len(data)) + data


def _value(name: str, *sides: "int | str") -> bytes:
    shape = b"".join(_field(1, _field(1, side) if isinstance(side, int) else _field(2, side)) for side in sides)
    return _field(1, name) + _field(2, _field(1, _field(1, FLOAT) + _field(2, shape)))


def _node(kind: str, given: str, made: str, *attributes: bytes) -> bytes:
    return _field(1, given) + _field(2, made) + _field(4, kind) + b"".join(_field(5, each) for each in attributes)


def mean_of_channels(side: "int | str" = "side") -> bytes:
    """A matting model that takes what is bright for the subject: the mean of a pixel's channels is its answer."""
    axes = _field(1, "axes") + _field(8, 1) + _field(20, 7)
    keep = _field(1, "keepdims") + _field(3, 1) + _field(20, 2)
    graph = (
        _field(1, _node("ReduceMean", "picture", "matte", axes, keep))
        + _field(2, "bright")
        + _field(11, _value("picture", 1, 3, side, side))
        + _field(12, _value("matte", 1, 1, side, side))
    )
    return _field(1, 8) + _field(7, graph) + _field(8, _field(2, 13))


def flat() -> bytes:
    """A model whose answer is no matte: the mean of the whole picture."""
    keep = _field(1, "keepdims") + _field(3, 0) + _field(20, 2)
    graph = (
        _field(1, _node("ReduceMean", "picture", "mean", keep))
        + _field(2, "flat")
        + _field(11, _value("picture", 1, 3, "side", "side"))
        + _field(12, _value("mean"))
    )
    return _field(1, 8) + _field(7, graph) + _field(8, _field(2, 13))
