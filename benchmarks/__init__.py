"""How fast the engine is, beside a named baseline: a report, never a test that passes or fails."""
