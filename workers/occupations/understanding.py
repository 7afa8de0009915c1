"""A person's own words, title or duties in English, Spanish or both, to the occupations that they mean."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from math import log

import numpy as np

from common.folding import tokens_of
from workers.occupations.bundled import bundled_release
from workers.occupations.index import Floats, Postings, best_by_owner, normalised
from workers.occupations.lexicon import Entry, lexicon, listed
from workers.occupations.query import Query, Reader
from workers.occupations.ranks import Ranks
from workers.occupations.release import Release
from workers.occupations.words import EMPTY_ENGLISH, EMPTY_SPANISH, english_stem, spanish_stem


@dataclass(frozen=True, slots=True)
class Weights:
    """What each source of evidence counts for. Found on development phrases; docs/measured.md says what each adds."""

    title: float = 1.0
    signs: float = 1.2
    tasks: float = 0.35
    tools: float = 0.15
    common: float = 0.02
    title_covered: float = 1.0
    query_covered: float = 0.6
    lexicon_name: float = 1.15
    alternate: float = 0.9


@dataclass(frozen=True, slots=True)
class Match:
    """An occupation and how well the words fit it; scores compare within one text alone."""

    code: str
    score: float


class Understanding:
    """Built once per release; holds arrays only, so that forked workers share them."""

    def __init__(self, release: Release, weights: Weights = Weights()) -> None:
        self.weights = weights
        self.codes = [one.code for one in release.occupations]
        self.number = {code: number for number, code in enumerate(self.codes)}
        entries = lexicon()
        names = list(_names(release, entries, self.number, weights))
        signs = list(_signs(entries, self.number))
        self._spread = _spread((owner, terms) for owner, terms, _ in names + signs)
        self._names = Postings((owner, self._weighed(terms)) for owner, terms, _ in names)
        self._name_class = np.array([kind for _, _, kind in names], dtype=np.float32)
        self._signs = Postings((owner, self._weighed(terms)) for owner, terms, _ in signs)
        self._signs_size = np.array([len(terms) for _, terms, _ in signs], dtype=np.float32)
        self._tasks = _documents(release.terms, self.number)
        self._tools = _documents(_tool_terms(release), self.number)
        self._reader = Reader(_word_uses(release, entries))
        self._ranks = Ranks(self.codes)

    def match(self, text: str, most: int = 10) -> list[Match]:
        """The occupations that a title or a text of duties means, best first."""
        scores = self.scores(text)
        order = np.argsort(-scores, kind="stable")[:most]
        return [Match(self.codes[number], float(scores[number])) for number in order if scores[number] > 0]

    def scores(self, text: str) -> Floats:
        """By the occupations' numbers; all zeros for words that say nothing."""
        query = self._reader.read(text)
        weights = self.weights
        scores = (
            weights.title * self._name_scores(query)
            + weights.signs * self._sign_scores(query)
            + weights.tasks * self._document_scores(query, self._tasks)
            + weights.tools * self._document_scores(query, self._tools)
        )
        return self._ranks.adjusted(scores, query) if scores.any() else scores

    def _idf(self, term: str) -> float:
        return log(1 + len(self.codes) / (1 + self._spread.get(term, 0)))

    def _weighed(self, terms: Iterable[str]) -> dict[str, float]:
        return {term: self._idf(term) for term in terms}

    def _name_scores(self, query: Query) -> Floats:
        """How much of a name was said, and how much of what was said is the name."""
        matched = np.zeros(len(self._names.owner), dtype=np.float32)
        for variants in query.words:
            best: dict[int, float] = {}
            for term, weight in variants.items():
                held = self._names.holding(term)
                if held:
                    np.maximum.at(slot := np.zeros_like(matched), held[0], held[1] * weight)
                    best[len(best)] = 0.0
                    matched_word = slot if len(best) == 1 else np.maximum(matched_word, slot)
            if best:
                matched += matched_word
        mass = max(query.mass(self._idf), 1e-6)
        title = np.minimum(matched / np.maximum(self._names.mass, 1e-6), 1.0)
        said = np.minimum(matched / mass, 1.0)
        values = title**self.weights.title_covered * said**self.weights.query_covered * self._name_class
        return best_by_owner(values.astype(np.float32), self._names.owner, len(self.codes))

    def _sign_scores(self, query: Query) -> Floats:
        """How much of what was said the occupation's signs explain, each word once and by its best sign."""
        words = len(query.words)
        covered = np.zeros(len(self._signs.owner), dtype=np.float32)
        hits = []
        for number, variants in enumerate(query.words):
            held_of: dict[int, float] = {}
            for term, weight in variants.items():
                held = self._signs.holding(term)
                if held:
                    for document, mass in zip(held[0].tolist(), held[1].tolist(), strict=True):
                        held_of[document] = max(held_of.get(document, 0.0), mass * weight)
            if held_of:
                documents = np.fromiter(held_of.keys(), dtype=np.int32, count=len(held_of))
                masses = np.fromiter(held_of.values(), dtype=np.float32, count=len(held_of))
                covered[documents] += masses
                hits.append((number, documents, masses))
        share = np.minimum(covered / np.maximum(self._signs.mass, 1e-6), 1.0)
        credit = share**2 * (1.0 + 0.25 * np.minimum(self._signs_size - 1, 3) * (share > 0.95))
        explained = np.zeros(len(self.codes), dtype=np.float32)
        for _, documents, masses in hits:
            explained += best_by_owner(masses * credit[documents], self._signs.owner[documents], len(self.codes))
        return explained / max(query.mass(self._idf), 1e-6) if words else explained

    def _document_scores(self, query: Query, documents: Postings) -> Floats:
        """TF-IDF of one document per occupation, 1 for the best."""
        scores = np.zeros(len(self.codes), dtype=np.float32)
        for term, weight in query.terms_with_pairs():
            if held := documents.holding(term):
                np.add.at(scores, documents.owner[held[0]], held[1] * weight)
        return normalised(scores) * min(1.0, len(query.words) / 4)


def _names(
    release: Release, entries: dict[str, Entry], number: dict[str, int], weights: Weights
) -> Iterable[tuple[int, set[str], float]]:
    for one in release.occupations:
        entry = entries.get(one.code, Entry())
        owner = number[one.code]
        for title in release.titles.get(one.code, ()):
            for part in _parts(title):
                yield owner, _english(part), weights.alternate
        yield owner, _english(one.title), 1.0
        for name in listed(entry.called):
            yield owner, _english(name), weights.lexicon_name
        for name in [*listed(entry.llamado), entry.es]:
            if name:
                yield owner, _spanish(name), weights.lexicon_name


def _parts(title: str) -> list[str]:
    """"Fire Alarm Tech (Fire Alarm Technician)" is two names."""
    before, _, after = title.partition("(")
    return [part for part in (before, after.rstrip(") ")) if part.strip()]


def _signs(entries: dict[str, Entry], number: dict[str, int]) -> Iterable[tuple[int, set[str], float]]:
    for code, entry in entries.items():
        if code in number:
            for phrase in listed(entry.signs):
                yield number[code], _english(phrase), 1.0
            for phrase in listed(entry.senas):
                yield number[code], _spanish(phrase), 1.0


def _english(text: str) -> set[str]:
    tokens = tokens_of(text)
    return {english_stem(token) for token in tokens if token not in EMPTY_ENGLISH} or set(tokens)


def _spanish(text: str) -> set[str]:
    tokens = tokens_of(text)
    return {spanish_stem(token) for token in tokens if token not in EMPTY_SPANISH} or {"~" + t for t in tokens}


def _spread(documents: Iterable[tuple[int, set[str]]]) -> Counter[str]:
    """In the names and signs of how many occupations each term stands."""
    owners: dict[str, set[int]] = {}
    for owner, terms in documents:
        for term in terms:
            owners.setdefault(term, set()).add(owner)
    return Counter({term: len(of) for term, of in owners.items()})


def _documents(weights: dict[str, dict[str, int]], number: dict[str, int]) -> Postings:
    return Postings((number[code], {t: float(w) for t, w in terms.items()}) for code, terms in weights.items())


def _tool_terms(release: Release) -> dict[str, dict[str, int]]:
    from workers.occupations.term_weights import term_weights
    return term_weights(release.tools)


def _word_uses(release: Release, entries: dict[str, Entry]) -> dict[str, int]:
    """Every word of names and signs, and how many names and signs hold it; the trades' own words count tenfold."""
    uses: Counter[str] = Counter()
    for titles in release.titles.values():
        for title in titles:
            uses.update(tokens_of(title))
    for one in release.occupations:
        uses.update(tokens_of(one.title))
    for entry in entries.values():
        for text in (entry.called, entry.llamado, entry.signs, entry.senas, entry.es):
            for token in tokens_of(text):
                uses[token] += 10
    return dict(uses)


@cache
def bundled_understanding() -> Understanding:
    """That of the bundled release."""
    return Understanding(bundled_release())
