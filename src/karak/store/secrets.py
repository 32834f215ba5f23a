"""Secrets that prove a seat: given out once, kept only as a digest."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

BYTES = 16


def new_secret() -> str:
    """Make 128 random bits, in letters that fit into an address or a header."""
    return secrets.token_urlsafe(BYTES)


def digest(secret: str) -> str:
    """Give what may be kept of a secret: 128 random bits need no salt and no slow hash."""
    return sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def fits(secret: str, kept: str) -> bool:
    """Tell whether a secret is the one that was kept, in a time that tells nothing."""
    return hmac.compare_digest(digest(secret), kept)
