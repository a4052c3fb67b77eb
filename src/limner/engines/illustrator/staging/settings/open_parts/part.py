"""What a part of an open place is."""

from collections.abc import Callable

from limner.engines.illustrator.staging.easel import Easel

Part = Callable[[Easel], None]
