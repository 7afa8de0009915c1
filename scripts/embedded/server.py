"""What the embedded servers have in common beyond any child: a log, a password, and a port that is kept."""

from abc import abstractmethod
from pathlib import Path

from scripts.children.child import Child
from scripts.children.errors import StartError
from scripts.embedded.kept import is_free, kept_password, kept_port

_PORT_ATTEMPTS = 3


class Server(Child):
    """A server on one folder and one loopback port, which it keeps unless another program takes it between starts."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, log=folder / "log")
        self._port_file = folder / "port"
        self._was_started = False

    @property
    def port(self) -> int:
        """Return the port of the last start."""
        return int(self._port_file.read_text(encoding="ascii"))

    @property
    def password(self) -> str:
        """Return the password, made once and readable by its owner only."""
        return kept_password(self.folder / "password")

    @property
    @abstractmethod
    def url(self) -> str:
        """The address for clients, with the password in it. Valid once the server was started."""

    def start(self) -> None:
        """Start the server as any child, but on another port when the kept one is taken.

        Not so when it is started again after its end: others have been told the address by then.
        """
        for attempt in range(1, _PORT_ATTEMPTS + 1):
            self.launch()
            try:
                self.wait_until_ready()
            except StartError:
                if attempt == _PORT_ATTEMPTS or self._was_started or is_free(self.port):
                    raise
            else:
                break
        self._was_started = True

    def launch(self) -> None:
        """Launch the server as any child, once folder and port are ready."""
        self.end_leftover()
        self._prepare()
        if not self._was_started:
            kept_port(self._port_file)
        self._spawn()

    @abstractmethod
    def _prepare(self) -> None:
        """Bring the folder into the state that the server needs; nothing of it runs now."""
