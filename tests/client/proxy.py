"""A line between client and server that can be cut, and that remembers what was asked."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress


class Line:
    """Passes bytes on in both directions, and breaks off after so many from the server."""

    def __init__(self, port: int, length: int) -> None:
        self.port = port
        self.length = length
        self.breaks = 0
        self.requests: list[str] = []
        self.url = ""
        self.open: set[asyncio.Task[None]] = set()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carry one connection until it is cut."""
        task = asyncio.create_task(self._carry(reader, writer))
        self.open.add(task)
        task.add_done_callback(self.open.discard)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection("localhost", self.port)
        first = await reader.readline()
        self.requests.append(first.decode())
        far_writer.write(first)
        sending = asyncio.create_task(self._pass(reader, far_writer))
        left = self.length
        try:
            while left > 0 and (data := await far_reader.read(4096)):
                writer.write(data)
                left -= len(data)
        finally:
            self.breaks += left <= 0
            sending.cancel()
            for each in (writer, far_writer):
                each.transport.abort()
                each.close()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(4096):
                writer.write(data)


@asynccontextmanager
async def line_to(port: int, length: int) -> AsyncGenerator[Line, None]:
    """Open a line to a server on this machine."""
    line = Line(port, length)
    listener = await asyncio.start_server(line.carry, "127.0.0.1", 0)
    async with listener:
        line.url = f"http://127.0.0.1:{listener.sockets[0].getsockname()[1]}"
        yield line
    for task in list(line.open):
        task.cancel()
    await asyncio.gather(*line.open, return_exceptions=True)
