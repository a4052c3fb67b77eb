"""The arrays that pass between the steps."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Pixels: TypeAlias = NDArray[np.uint8]
"""H×W×3, or H×W×4 where it is said: sRGB, straight alpha."""

Mask: TypeAlias = NDArray[np.bool_]
"""H×W; true where something is to change."""

Matte: TypeAlias = NDArray[np.float32]
"""H×W, 0.0 (background) to 1.0 (subject)."""
