"""Users, keys, the ledger, idempotency records."""
