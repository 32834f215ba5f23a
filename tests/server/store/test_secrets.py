"""A secret proves a seat; what is kept of it proves nothing."""

from __future__ import annotations

from karak.store.secrets import digest, fits, new_secret


def test_a_secret_fits_what_was_kept_of_it_and_no_other() -> None:
    mine, yours = new_secret(), new_secret()
    assert fits(mine, digest(mine))
    assert not fits(yours, digest(mine))
    assert not fits(digest(mine), digest(mine))
    assert not fits("\ud800", digest(mine))


def test_secrets_have_128_bits_and_are_never_the_same() -> None:
    made = {new_secret() for _ in range(1000)}
    assert len(made) == 1000
    assert {len(secret) for secret in made} == {22}
    assert all(secret not in digest(secret) for secret in made)
