"""Tables for people: HTTP and WebSocket, rooms, presence, limits."""
