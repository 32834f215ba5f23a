"""The protocol as data: what its types are, for documentation and for other languages."""
