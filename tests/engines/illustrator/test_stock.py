"""What workers share is there once the stock is imported."""

import subprocess
import sys

SCRIPT = """
from limner.engines.illustrator import stock
from limner.engines.illustrator.reading import lexicon
print(lexicon.load.cache_info().currsize)
"""


def test_the_lexicon_is_loaded() -> None:
    assert subprocess.check_output([sys.executable, "-c", SCRIPT], text=True) == "1\n"
