"""The places where scenes are set, one module each."""
