"""Words for vessels that mean another one by what is in them: what plants grow in is no cooking pot."""

from collections.abc import Mapping

BY_CONTENT: Mapping[str, tuple[tuple[frozenset[str], str], ...]] = {
    "pot": ((frozenset({"plant", "flower", "tree"}), "potted_plant"),),
    "planter": ((frozenset({"plant", "flower", "tree"}), "potted_plant"),),
    "bowl": ((frozenset({"fish", "sea animal"}), "fishbowl"),),
}
"""By noun, kinds of what is in it, none of which is food, and the symbol that it then means."""
