"""The documentation page: made from the OpenAPI document, served without the internet."""
