"""What can go wrong where tables are kept; the sentences live in `karak.words`."""

from __future__ import annotations

from typing import ClassVar

from karak.kernel.errors import KarakError


class StoreError(KarakError):
    """Something is wrong where tables are kept."""

    code: ClassVar[str] = "store"


# What a caller may have to answer


class NoSuchTable(StoreError):
    """No table of that id is kept here."""

    code: ClassVar[str] = "no-such-table"


class TableExists(StoreError):
    """A table of that id, or an open one with that code, is kept already."""

    code: ClassVar[str] = "table-exists"


class NumberTaken(StoreError):
    """The entry does not follow the last one: another writer won, so catch up; nothing changed."""

    code: ClassVar[str] = "number-taken"


class VersionTaken(StoreError):
    """The table was changed since it was read: read it again; nothing changed."""

    code: ClassVar[str] = "version-taken"


class NotStorable(StoreError):
    """Data that is too large, no JSON, or no proper name; nothing changed."""

    code: ClassVar[str] = "not-storable"


class DamagedRow(StoreError):
    """Something that was kept cannot be read any more."""

    code: ClassVar[str] = "damaged-row"


class StoreClosed(StoreError):
    """The store is closing or closed."""

    code: ClassVar[str] = "store-closed"


class StoreBusy(StoreError):
    """More changes wait to be written than may wait."""

    code: ClassVar[str] = "store-busy"


# What an operator must see to


class DatabaseError(StoreError):
    """The database failed in a way that we do not know better."""

    code: ClassVar[str] = "database"


class BadDatabaseUrl(DatabaseError):
    """An address that names no database we can use."""

    code: ClassVar[str] = "bad-database-url"


class DatabaseUnreachable(DatabaseError):
    """The database does not answer, or hung up."""

    code: ClassVar[str] = "database-unreachable"


class DatabaseRefused(DatabaseError):
    """The database or the system does not let us in, or not write."""

    code: ClassVar[str] = "database-refused"


class DatabaseLocked(DatabaseError):
    """Another program keeps the database locked."""

    code: ClassVar[str] = "database-locked"


class DatabaseFull(DatabaseError):
    """No room is left on the disk."""

    code: ClassVar[str] = "database-full"


class DatabaseDamaged(DatabaseError):
    """The file is no database, or a torn one."""

    code: ClassVar[str] = "database-damaged"


class DatabaseTooOld(DatabaseError):
    """The database program itself lacks what we need."""

    code: ClassVar[str] = "database-too-old"


class SchemaTooNew(DatabaseError):
    """A later version of this program has changed the tables of the database."""

    code: ClassVar[str] = "schema-too-new"


class SchemaTooOld(DatabaseError):
    """The tables of the database are those of an earlier version, and are not to be changed now."""

    code: ClassVar[str] = "schema-too-old"


class SchemaUnknown(DatabaseError):
    """The database holds tables that are not ours."""

    code: ClassVar[str] = "schema-unknown"


class DatabaseMissing(DatabaseError):
    """There is nothing of ours to back up, restore or verify."""

    code: ClassVar[str] = "database-missing"


class BackupExists(DatabaseError):
    """A backup is not written over another file."""

    code: ClassVar[str] = "backup-exists"


class NotEmpty(DatabaseError):
    """A backup is restored into an empty database only."""

    code: ClassVar[str] = "database-not-empty"
