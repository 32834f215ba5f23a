"""Names that people give themselves: one line, bounded, without what could trick a reader."""

from __future__ import annotations

import unicodedata
from secrets import choice, token_urlsafe

from karak.server.errors import BadName

LONGEST_NAME = 24
CODE_LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789"
CODE_LENGTH = 8
CLAIM_LENGTH = 10
ID_BYTES = 15


def clean_name(text: str) -> str:
    """Give a name on one line, without control, format and unassigned signs."""
    composed = unicodedata.normalize("NFC", text)
    visible = "".join(" " if sign.isspace() else sign for sign in composed)
    kept = "".join(sign for sign in visible if not unicodedata.category(sign).startswith("C"))
    name = " ".join(kept.split())[:LONGEST_NAME].strip()
    if not name:
        raise BadName(most=LONGEST_NAME)
    return name


def new_table_id() -> str:
    """Make an id that nobody can guess; it begins with a letter or digit, as ids must."""
    return "t" + token_urlsafe(ID_BYTES)


def new_code() -> str:
    """Make a code that can be read aloud: no sign looks or sounds like another."""
    return "".join(choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def new_claim() -> str:
    """Make a word for taking over a seat once."""
    return "".join(choice(CODE_LETTERS) for _ in range(CLAIM_LENGTH))


def read_key(text: str) -> tuple[str | None, str | None]:
    """Tell an id from a code, however the code was typed: the one or the other is None."""
    typed = text.replace("-", "").replace(" ", "").upper()
    if len(typed) == CODE_LENGTH and all(sign in CODE_LETTERS for sign in typed):
        return None, typed
    return text, None
