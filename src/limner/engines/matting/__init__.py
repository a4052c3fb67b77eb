"""Cutting subjects out by models for that, in ONNX."""
