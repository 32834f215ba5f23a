"""Safe by default: which pages may speak to the server, and what browsers are told to do."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable, Mapping, Sequence
from socket import AF_INET, SOCK_DGRAM, gethostname, socket
from urllib.parse import urlsplit

from karak.server.errors import BadPublicUrl

CONTENT_SECURITY_POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Sequence[tuple[bytes, bytes]] = (
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
LOCAL_NAMES = ("localhost",)


class Origins:
    """Which hosts this server answers to, and which pages may open sockets.

    A name that we do not know might be an attacker's that was made to point here (DNS rebinding);
    an address in numbers cannot be.
    """

    def __init__(self, public_url: str | None = None, more: Iterable[str] = ()) -> None:
        names = {*LOCAL_NAMES, gethostname().lower(), *more}
        if public_url is not None:
            names.add(public_host(public_url))
        self._names = names | {f"{name}.local" for name in names if "." not in name}

    def knows(self, host: str) -> bool:
        """Say whether a host (with or without a port) is us."""
        name = _name_of(host)
        return name in self._names or _is_address(name)

    def allows(self, origin: str | None, host: str) -> bool:
        """Say whether a page from an origin may speak to us; programs send none."""
        if origin is None:
            return True
        found = urlsplit(origin)
        if found.scheme not in ("http", "https"):
            return False
        if found.netloc.lower() == host.lower():
            return self.knows(host)
        return (found.hostname or "") in self._names


def public_host(url: str) -> str:
    """Give the host of the address under which players reach the server."""
    found = urlsplit(url)
    if found.scheme not in ("http", "https") or not found.hostname:
        raise BadPublicUrl(url=url[:200])
    return found.hostname.lower()


def _name_of(host: str) -> str:
    return (urlsplit(f"//{host}").hostname or "").lower()


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def header(headers: Sequence[tuple[bytes, bytes]], name: bytes) -> str | None:
    """Find a header of a request."""
    for key, value in headers:
        if key == name:
            return value.decode("latin-1")
    return None


def is_local(address: str) -> bool:
    """Say whether a request comes from this very machine."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def is_forwarded(headers: Mapping[str, str]) -> bool:
    """Say whether a proxy passed a request on, so that who sent it is not who connects."""
    return any(name in headers for name in ("forwarded", "x-forwarded-for"))


def lan_address() -> str:
    """Find the address of this computer in the local network; nothing is sent for it."""
    with socket(AF_INET, SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return gethostname()
