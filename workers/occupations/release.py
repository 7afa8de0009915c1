"""One release of O*NET, in the form that matching reads and the database stores."""

import hashlib
import zlib

import msgspec


class Occupation(msgspec.Struct, frozen=True):
    """`code` is the O*NET-SOC code (`dd-dddd.dd`). A description only from a release that was imported whole."""

    code: str
    title: str
    description: str | None = None
    job_zone: int | None = None


class Release(msgspec.Struct, frozen=True):
    """The data of a release, by O*NET-SOC code.

    `titles`: alternate and reported titles, the occupation's own left out. `terms`: weights (1 to 255) of the stems and
    pairs of stems that set the occupation's tasks apart. `related`: codes, the nearest first. `ratings`: O*NET's
    importance (1 to 5) of skills and knowledge, by their names.
    """

    version: str
    occupations: list[Occupation]
    titles: dict[str, list[str]]
    terms: dict[str, dict[str, int]]
    related: dict[str, list[str]]
    ratings: dict[str, dict[str, float]]

    @property
    def name(self) -> str:
        """Return the release's name, as the credit that the licence asks for gives it."""
        return f"O*NET {self.version}"


def pack(release: Release) -> bytes:
    """The release as the database keeps it. Equal releases give equal bytes."""
    return zlib.compress(msgspec.msgpack.encode(release, order="sorted"), 6)


def unpack(packed: bytes) -> Release:
    """The opposite of `pack`. Raises msgspec.ValidationError for what another version of the product has packed."""
    return msgspec.msgpack.decode(zlib.decompress(packed), type=Release)


def fingerprint(packed: bytes) -> str:
    """Says whether two packed releases are the same."""
    return hashlib.sha256(packed).hexdigest()


def soc_code(onet_code: str) -> str:
    """The SOC code (`dd-dddd`) that an O*NET-SOC code refines; several may share one."""
    return onet_code.partition(".")[0]
