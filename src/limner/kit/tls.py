"""Whom connections that Limner opens itself trust."""

import ssl

import httpcore


def client_context() -> ssl.SSLContext:
    """The authorities that come with httpcore, and the operating system's, which `SSL_CERT_FILE` may replace."""
    context = httpcore.default_ssl_context()
    context.load_default_certs()
    return context
