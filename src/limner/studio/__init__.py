"""The use cases, one module an operation: check, price, hold, have it made, keep, charge."""
