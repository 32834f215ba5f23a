"""The steps; each is one file, and never changes once it was released."""
