"""Whom connections that Limner opens itself trust."""

import ssl

import pytest

from limner.kit.tls import client_context


def test_certificates_and_names_are_checked_against_known_authorities(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SSL_CERT_FILE")  # the tests' own, of one authority
    context = client_context()
    assert context.verify_mode == ssl.CERT_REQUIRED
    assert context.check_hostname
    assert context.cert_store_stats()["x509_ca"] > 10
