"""Drawing in this process, without a service: what `limner.draw` and the offline commands do."""
