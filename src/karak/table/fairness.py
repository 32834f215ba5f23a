"""Fair dice: a seed is promised before the first move and shown after the last one.

The promise is the SHA-256, in hexadecimal, of a text of three lines: `karak dice 1`, the seed in
decimal digits, the salt in hexadecimal digits, each ended by a line feed. The salt keeps anybody
from finding the seed by trial; who knows all three can check that the seed was not changed.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from hmac import compare_digest
from secrets import randbits, token_hex

from karak.kernel.generator import SEED_BITS

SALT_BYTES = 16


@dataclass(frozen=True)
class Dice:
    """A seed and the salt it is promised with."""

    seed: int
    salt: str

    @property
    def commitment(self) -> str:
        """The promise that everybody may see beforehand."""
        return promise(self.seed, self.salt)


def draw_dice() -> Dice:
    """Draw a seed that nobody knows."""
    return Dice(randbits(SEED_BITS), token_hex(SALT_BYTES))


def promise(seed: int, salt: str) -> str:
    """Compute the promise of a seed with a salt."""
    return sha256(f"karak dice 1\n{seed}\n{salt}\n".encode()).hexdigest()


def is_kept(commitment: str, seed: int, salt: str) -> bool:
    """Say whether a seed and salt are those that were promised."""
    return compare_digest(commitment.encode(), promise(seed, salt).encode())
