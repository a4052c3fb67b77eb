"""The embedded engine: reads a prompt, stages a scene, draws it, finishes it."""
