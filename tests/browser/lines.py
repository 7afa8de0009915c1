"""A line between the browser and the API that can be cut: a plain TCP forwarder."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

CHUNK = 65536


class Line:
    """Cuts one connection as soon as a marked answer has passed, as a phone does in a tunnel; keeps what was asked."""

    def __init__(self, target: str, cut_after: bytes) -> None:
        parts = urlsplit(target)
        self._target = (parts.hostname or "", parts.port or 0)
        self._cut_after = cut_after
        self._lock = threading.Lock()
        self.cuts = 0
        self.asked = b""
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.base_url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"

    @contextmanager
    def open(self) -> Iterator["Line"]:
        """Forwards until the end of the block."""
        accepting = threading.Thread(target=self._accept, daemon=True)
        accepting.start()
        try:
            yield self
        finally:
            self._listener.shutdown(socket.SHUT_RDWR)
            self._listener.close()
            accepting.join()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                browser, _ = self._listener.accept()
                threading.Thread(target=self._forward, args=(browser,), daemon=True).start()

    def _forward(self, browser: socket.socket) -> None:
        with browser, socket.create_connection(self._target) as api:
            asking = threading.Thread(target=self._carry_questions, args=(browser, api), daemon=True)
            asking.start()
            self._carry_answers(api, browser)
            for end in (browser, api):
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
            asking.join()

    def _carry_questions(self, browser: socket.socket, api: socket.socket) -> None:
        with suppress(OSError):
            while data := browser.recv(CHUNK):
                with self._lock:
                    self.asked += data
                api.sendall(data)
            api.shutdown(socket.SHUT_WR)

    def _carry_answers(self, api: socket.socket, browser: socket.socket) -> None:
        with suppress(OSError):
            while data := api.recv(CHUNK):
                end = data.find(self._cut_after)
                if end >= 0 and self._may_cut():
                    browser.sendall(data[: end + len(self._cut_after)])
                    return
                browser.sendall(data)

    def _may_cut(self) -> bool:
        with self._lock:
            self.cuts += 1
            return self.cuts == 1
