"""What a page may load while it is printed: our own fonts, and nothing else."""

from common.documents.templates import TEMPLATES
from workers.documents.printer import URLFetcher, URLFetcherResponse

FONTS = TEMPLATES / "fonts"
_SCHEME = "fonts:"


class FontsOnly(URLFetcher):  # type: ignore[misc]
    """Answers `fonts:NAME.ttf` from the font folder. WeasyPrint's own fetcher would embed any file and any address."""

    def __init__(self) -> None:
        super().__init__(allowed_protocols=())
        self._fonts = {path.name: path for path in FONTS.glob("*.ttf")}

    def fetch(self, url: str, headers: object = None) -> URLFetcherResponse:  # noqa: ARG002 - WeasyPrint passes them
        """The font. ValueError for anything else, which WeasyPrint logs and prints without."""
        path = self._fonts.get(url.removeprefix(_SCHEME)) if url.startswith(_SCHEME) else None
        if path is None:
            message = f"a printed page may not load {url[:200]!r}"
            raise ValueError(message)
        return URLFetcherResponse(url, path.read_bytes(), {"Content-Type": "font/ttf"})
