"""The evidence for an occupation: its names, the signs of the trade, its tasks and tools, each as sets of stems."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain, filterfalse

from common.folding import tokens_of
from workers.occupations.lexicon import Entry, lexicon, listed
from workers.occupations.release import Release
from workers.occupations.words import EMPTY_ENGLISH, EMPTY_SPANISH, english_stem, spanish_stem

ALTERNATE, OWN_TITLE, IN_THE_TRADE = 0.9, 1.0, 1.15
"""What a name counts: an alternate of O*NET's may be any employer's, the trade's own is how people speak."""
_IN_OUR_LISTS = 10
"""Uses that a word of our lists counts for, against one of O*NET's titles, when a spelling is repaired."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """A name or sign: whose it is (the occupation's number in the release), its stems, and what it counts."""

    owner: int
    stems: frozenset[str]
    counts: float = 1.0


def names_of(release: Release) -> Iterator[Phrase]:
    """Titles, alternates and the trades' own names. "Fire Alarm Tech (Fire Alarm Technician)" is two names."""
    entries = lexicon()
    for owner, one in enumerate(release.occupations):
        entry = entries.get(one.code, Entry())
        for title in release.titles.get(one.code, ()):
            yield from (Phrase(owner, _english(part), ALTERNATE) for part in _parts(title))
        yield Phrase(owner, _english(one.title), OWN_TITLE)
        yield from (Phrase(owner, _english(name), IN_THE_TRADE) for name in listed(entry.called))
        yield from (Phrase(owner, _spanish(name), IN_THE_TRADE) for name in listed(f"{entry.llamado}; {entry.es}"))


def signs_of(release: Release) -> Iterator[Phrase]:
    """Duties, machines, makes and materials out of our lists."""
    entries = lexicon()
    for owner, one in enumerate(release.occupations):
        entry = entries.get(one.code, Entry())
        yield from (Phrase(owner, _english(sign)) for sign in listed(entry.signs))
        yield from (Phrase(owner, _spanish(sign)) for sign in listed(entry.senas))


def spread_of(phrases: Iterable[Phrase]) -> Counter[str]:
    """Count for each stem the occupations whose phrases contain it."""
    stems_of: defaultdict[int, set[str]] = defaultdict(set)
    for phrase in phrases:
        stems_of[phrase.owner] |= phrase.stems
    return Counter(chain.from_iterable(stems_of.values()))


def english_uses(release: Release) -> Counter[str]:
    """Every word of English names and signs, and how much it is used."""
    titles = (title for one in release.occupations for title in (one.title, *release.titles.get(one.code, ())))
    ours = (text for entry in lexicon().values() for text in (entry.called, entry.signs))
    return Counter(chain.from_iterable(map(tokens_of, titles))) + _uses_in_lists(ours)


def spanish_uses() -> Counter[str]:
    """Every word of Spanish names and signs, and how much it is used."""
    return _uses_in_lists(text for entry in lexicon().values() for text in (entry.llamado, entry.senas, entry.es))


def _uses_in_lists(texts: Iterable[str]) -> Counter[str]:
    uses = Counter(chain.from_iterable(map(tokens_of, texts)))
    return Counter({token: times * _IN_OUR_LISTS for token, times in uses.items()})


def _parts(title: str) -> list[str]:
    before, _, after = title.partition("(")
    return [part for part in (before, after.rstrip(") ")) if part.strip()]


def _english(text: str) -> frozenset[str]:
    tokens = tokens_of(text)
    return frozenset(map(english_stem, filterfalse(EMPTY_ENGLISH.__contains__, tokens))) or frozenset(tokens)


def _spanish(text: str) -> frozenset[str]:
    tokens = tokens_of(text)
    said = [token for token in tokens if token not in EMPTY_SPANISH] or tokens
    return frozenset(spanish_stem(token) for token in said)
