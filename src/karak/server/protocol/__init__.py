"""Everything that crosses the wire, as types: the one source for checks, OpenAPI and clients."""
