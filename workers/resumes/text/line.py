"""What a page holds, as the reader sees it."""

import msgspec


class Line(msgspec.Struct, frozen=True):
    """One printed run of words. Coordinates in points from the page's top left corner."""

    page: int
    left: float
    top: float
    right: float
    bottom: float
    text: str
    size: float = 10.0  # of the type, in points
    bold: bool = False
    bullet: bool = False  # a bullet stood before it, as a character or drawn
    measured: bool = False  # its size is that of its letters on a picture: higher with a "p", lower without
    unsure: tuple[str, ...] = ()  # its words whose letters could hardly be told apart, on a picture

    @property
    def middle(self) -> float:
        """Height of the line's middle, points from the top."""
        return (self.top + self.bottom) / 2


class Row(msgspec.Struct, frozen=True):
    """Runs that stand on one baseline, left to right, of one column."""

    lines: tuple[Line, ...]

    @property
    def text(self) -> str:
        """The row's text; its runs are parted by two blanks."""
        return "  ".join(line.text for line in self.lines)

    @property
    def first(self) -> Line:
        """The row's leftmost run."""
        return self.lines[0]

    @property
    def bullet(self) -> bool:
        """Whether a bullet is before it."""
        return self.lines[0].bullet

    @property
    def bold(self) -> bool:
        """Whether it begins in bold type."""
        return self.lines[0].bold
