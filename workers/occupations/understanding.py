"""A person's own words, a title or duties in English, Spanish or both, to the occupations that they mean."""

from dataclasses import dataclass
from functools import cache
from math import log

import msgspec
import numpy as np

from workers.occupations.bundled import bundled_release
from workers.occupations.evidence import english_uses, names_of, signs_of, spanish_uses, spread_of
from workers.occupations.index import Floats, Postings, normalised
from workers.occupations.query import Query, Reader
from workers.occupations.ranks import Ranks
from workers.occupations.release import Release
from workers.runtime.made_apart import made_apart

_WHOLE = 0.95
"""From here on a phrase counts as said whole, whatever a repaired spelling costs."""


@dataclass(frozen=True, slots=True)
class Weights:
    """What each source of evidence counts; docs/measured/careers.md says what each adds.

    `name` and `exact_name`: the best name, and more where the words are that name and nothing else. `signs`: the share
    of the words that the trade's signs explain. `tasks`: O*NET's, by what is particular to an occupation.
    `said_name`: how fast a name loses when more was said than the name.
    """

    name: float = 1.0
    exact_name: float = 0.5
    signs: float = 1.0
    tasks: float = 0.1
    said_name: float = 0.8


@dataclass(frozen=True, slots=True)
class Match:
    """An occupation and how well the words fit it; scores compare within one text alone."""

    code: str
    score: float


class Understanding:
    """Scores texts by the occupations of one release.

    It holds arrays and never changes, so that forked workers share it.
    """

    def __init__(self, release: Release, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()
        self.codes = [one.code for one in release.occupations]
        self.number = {code: number for number, code in enumerate(self.codes)}
        names, signs = list(names_of(release)), list(signs_of(release))
        owners = len(self.codes)
        self._stem_weights = {
            stem: log(1 + owners / (1 + spread)) for stem, spread in spread_of([*names, *signs]).items()
        }
        self._names = Postings(((name.owner, self._weighed(name.stems)) for name in names), owners)
        self._counts = np.array([name.counts for name in names], dtype=np.float32)
        self._signs = Postings(((sign.owner, self._weighed(sign.stems)) for sign in signs), owners)
        self._longer = np.minimum(self._signs.size - 1, 3)
        self._tasks = self._by_occupation(release.terms)
        self._reader = Reader(english_uses(release), spanish_uses())
        self._ranks = Ranks(self.codes)
        self.release = msgspec.structs.replace(release, titles={}, terms={})
        """Without what has become arrays."""

    def match(self, text: str, most: int = 10) -> list[Match]:
        """The occupations that a title or a text of duties means, best first; none for words that say nothing."""
        scores = self.scores(text)
        order = np.argsort(-scores, kind="stable")[:most]
        return [Match(self.codes[number], float(scores[number])) for number in order if scores[number] > 0]

    def scores(self, text: str) -> Floats:
        """Return the score of each occupation, by its number."""
        query = self._reader.read(text)
        if not query.words:
            return np.zeros(len(self.codes), dtype=np.float32)
        weights = self.weights
        scores: Floats = (
            self._name_scores(query)
            + weights.signs * self._sign_scores(query)
            + weights.tasks * self._term_scores(query, self._tasks)
        )
        return self._ranks.adjusted(scores, query)

    def signs(self, text: str) -> Floats:
        """Score a machine, skill or single duty: `scores` without names, and much cheaper."""
        query = self._reader.read(text)
        if not query.words:
            return np.zeros(len(self.codes), dtype=np.float32)
        return self._sign_scores(query) + np.float32(self.weights.tasks) * self._term_scores(query, self._tasks)

    def _weigh(self, stem: str) -> float:
        """Rare among the occupations' names and signs is heavy; what is in none of them weighs nothing."""
        return self._stem_weights.get(stem, 0.0)

    def _weighed(self, stems: frozenset[str]) -> dict[str, float]:
        weights = self._stem_weights
        return {stem: weights[stem] for stem in stems}

    def _by_occupation(self, terms: dict[str, dict[str, int]]) -> Postings:
        documents = ((self.number[code], {term: float(w) for term, w in of.items()}) for code, of in terms.items())
        return Postings(documents, len(self.codes))

    def _name_scores(self, query: Query) -> Floats:
        """Score each occupation by its best name.

        How much of the name was said, and how much of what was said the name is.
        """
        matched = np.zeros(len(self._names.owner), dtype=np.float32)
        for word in query.words:
            if held := self._names.holding(word):
                matched[held[0]] += held[1]
        documents = np.flatnonzero(matched).astype(np.int32)  # a tenth of all: the powers below cost most of the time
        found, mass = matched[documents], np.float32(max(query.mass(self._weigh), 1e-6))
        name_said = np.minimum(found / self._names.mass[documents], 1.0)
        said_name = np.minimum(found / mass, 1.0)
        exact = (name_said > _WHOLE) & (said_name > _WHOLE)
        closeness = name_said * said_name**self.weights.said_name
        values = (self.weights.name * closeness + self.weights.exact_name * exact) * self._counts[documents]
        return self._names.best_by_owner(values, documents)

    def _sign_scores(self, query: Query) -> Floats:
        """The share of what was said that the occupation's signs explain, each word by the sign that was said most."""
        said = np.zeros(len(self._signs.owner), dtype=np.float32)
        hits = [held for word in query.words if (held := self._signs.holding(word))]
        for documents, masses in hits:
            said[documents] += masses
        share = np.minimum(said / self._signs.mass, 1.0)
        credit = share * share * (1.0 + 0.25 * self._longer * (share > _WHOLE))
        explained = np.zeros(len(self.codes), dtype=np.float32)
        for documents, masses in hits:
            explained += self._signs.best_by_owner(masses * credit[documents], documents)
        return explained / np.float32(max(query.mass(self._weigh), 1e-6))

    def _term_scores(self, query: Query, documents: Postings) -> Floats:
        """TF-IDF over one document per occupation, 1 for the best; less for words too few to say a duty."""
        scores = np.zeros(len(self.codes), dtype=np.float32)
        for term, share in query.terms():
            if held := documents.holding({term: share}):
                scores[documents.owner[held[0]]] += held[1]
        return normalised(scores) * np.float32(min(1.0, len(query.words) / 4))


@cache
def bundled_understanding() -> Understanding:
    """Return the understanding of the bundled release. To make it takes three times the memory that it holds."""
    return made_apart(lambda: Understanding(bundled_release()))
