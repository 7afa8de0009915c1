"""Spanish noun phrases in English: what stands before and behind the noun, in the order that English has."""

import re

from workers.writing.lexicon.conjugated import plurals_of
from workers.writing.lexicon.english import plural
from workers.writing.lexicon.spanish import Term
from workers.writing.translation.into_english.nouns.behind_nouns import Behind
from workers.writing.translation.into_english.nouns.lookup import (
    BEHIND_PARTICIPLES,
    UNITS,
    NounLookup,
    NounPhrase,
    named_act,
)
from workers.writing.translation.into_english.nouns.months import month_at
from workers.writing.words.articles import article_for

_DEFINITE = frozenset({"el", "la", "los", "las"})
_ONE = frozenset({"un", "una"})
_SOME = frozenset({"unos", "unas"})
_ALMOST = "casi"
_ROUGHLY = (["about"], ["almost"], ["more than"])
"""What is said of a figure that may stand alone behind it."""
_THE_PLACES = frozenset(
    {"kitchen", "warehouse", "shop", "job site", "process", "cafeteria", "gym", "dining room", "lobby", "laundry room"}
)
"""Places of which a building or an employer has one: told without an article, it is that one."""
_IN_PIECES = frozenset({"equipment", "furniture", "machinery"})
"""Things of which English counts the pieces: 40 equipos."""
_COUNTED_BY_ONE = frozenset({"crew", "team", "license", "certification", "permit", "diploma", "shift", "room", "gauge"})
"""Things of which one isn't told as their kind: who leads "cuadrilla" leads one."""
_COUNTED_ACTS = frozenset(
    {
        "change",
        "replacement",
        "repair",
        "installation",
        "inspection",
        "adjustment",
        "delivery",
        "check",
        "connection",
        "rebuild",
    }
)
_BY_THE_PIECE = frozenset(
    """pipe conduit board stud block brick tile nail screw bolt cable wire panel sheet beam post hose rope bag box truss
    angle bar plate shingle drill_bit""".replace("_", " ").split()
)
"""Things whose size names their sort, of which work has many: "tiendo tubo de 8 pulgadas"."""
_NUMBERED = frozenset({"level", "class", "type", "grade"})
"""Things of which a number behind them names one: "doy 3 manos, nivel 4"."""
_SIZES = frozenset({"chico", "chica", "pequeno", "pequena", "grande"})
"""What one thing is told from others by, of which work then has one: "manejaba tractor chico"."""
_LENGTHS = frozenset({"foot", "square foot", "meter", "yard", "mile"})
_GO_ON = frozenset({"", "y", "e", "o", "con", "en", "para"})
"""What may stand behind one thing that its make names: "un Haas y un Mazak"."""
_UNCLEAR_ALONE = frozenset({"caja", "carga", "banda", "registro", "linea", "bateria", "cabina", "base"})
"""Words that name too many things to stand alone."""


class NounPhrases(NounLookup):
    """The noun phrases of one line."""

    def at(self, start: int, *, bare: bool = False, generic: bool = False) -> NounPhrase | None:
        """A month, or the phrase that begins at a token.

        `bare` for one that stands alone and takes no article of its own; `generic` where Spanish without an article
        means the kind: "clasifico durazno", sort peaches.
        """
        month = month_at(self.words, start) if start < len(self.words) else None
        return NounPhrase(*month, None) if month else self._phrase_at(start, bare=bare, generic=generic)

    def _phrase_at(self, start: int, *, bare: bool, generic: bool) -> NounPhrase | None:  # noqa: C901 - one branch for each sort of word
        is_single = False
        at, before, figure, is_one, is_definite = start, list[str](), "", False, False
        while at < len(self.words) and (at == start or not self.tokens[at].mark):
            word = self.words[at]
            if at and self.tokens[at].is_capital and at + 1 < len(self.words) and self.tokens[at + 1].is_capital:
                break  # "Los Ángeles"
            if word in _DEFINITE and not figure:
                before.append("the")
                is_definite = True
                is_single = word in {"el", "la"}
                at += 1
            elif word in _ONE:
                is_one = True
                at += 1
            elif some := self._some(at):
                before.append(some)
                at += 1
            elif term := self._leading(at):
                before.append(term.english)
                is_definite = is_definite or term.english.endswith(("the", "my", "every", "another", "my own"))
                at += len(term.words)
            elif not figure and (found := self.figure(at)):
                figure, at = found
                if not self.head(at) or self._is_amount(at):
                    return self._measure(figure, at, before) or self._named(start) or _counted(figure, at, before)
            else:
                break
        if at >= len(self.words) or (at > start and self.tokens[at].mark):
            return None
        head = self.head(at)
        if head is None:
            return self._one_named(at) if is_one else self._named(at, before) if not figure else None
        is_last = at + len(head.words) == len(self.words)
        is_last = is_last or (head.words == ("carga",) and bool(self.tokens[at + 1].mark))
        if bare and is_last and not before and not figure and head.words[0] in _UNCLEAR_ALONE and len(head.words) == 1:
            return None
        one = is_one or (is_single and head.words[0].endswith("s") and not plurals_of(head.words[0]))
        needs_article = not (is_definite or bare)
        return self._completed(head, at, before, figure, is_one=one, needs_article=needs_article, generic=generic)

    def _some(self, at: int) -> str:
        """What "unos" and "casi" say of a figure behind them, or "unos" of several things."""
        is_of_figure = at + 1 < len(self.words) and bool(self.figure(at + 1))
        if self.words[at] in _SOME:
            return "about" if is_of_figure else "some"
        return "almost" if is_of_figure and self.words[at] == _ALMOST else ""

    def _leading(self, at: int) -> Term | None:
        term = self._known.at(self.words, at, "before_noun")
        noun = self._known.at(self.words, at, "noun")
        return None if noun and term and len(noun.words) >= len(term.words) else term

    def _is_amount(self, at: int) -> bool:
        """Whether a unit tells how much there is of a thing, not of which size it is: "900 pies de loseta"."""
        unit = self.unit(at)
        if unit is None or unit.english not in _LENGTHS:
            return False
        of = at + len(unit.words)
        return self.follows(of) == "de" and of + 1 < len(self.words) and not self.tokens[of + 1].is_number

    def _measure(self, figure: str, at: int, before: list[str]) -> NounPhrase | None:
        """A figure with its unit, as it stands alone: 14 feet."""
        if at >= len(self.words) or self.tokens[at].mark:
            return None
        unit = self._known.at(self.words, at, "unit")
        if unit:
            name = unit.english if figure in {"1", "one"} else plural(unit.english)
            at += len(unit.words) - 1
        elif self.words[at] in UNITS:
            name = self.tokens[at].surface
        else:
            return None
        text = " ".join([*before, figure, name])
        way, end = self.extent(at + 1)
        if way:
            return NounPhrase(f"{text} {way}", end, None, is_many=True)  # "hasta 18 pies de profundidad"
        of = (
            self.at(at + 2, bare=True, generic=True)
            if self.follows(at + 1) == "de" and at + 2 < len(self.words)
            else None
        )
        if of and of.noun and not of.text[:1].isdigit():
            return NounPhrase(f"{text} of {of.text}", of.end, None, is_many=True)  # "300 acres de almendra"
        return NounPhrase(text, at + 1, None, is_many=True)

    def _named(self, at: int, before: list[str] | None = None) -> NounPhrase | None:
        """A name, a code or a number alone."""
        name, end = self.name_at(at)
        if not name:
            return None
        following = self.head(end) if end < len(self.words) and not self.tokens[end].mark else None
        if following and self.tokens[at].is_code and following.noun:  # "OSHA seguridad" is nothing that Spanish says
            return None
        done = self.participle(end) if end < len(self.words) and not self.tokens[end].mark else ""
        means = end + 1 < len(self.words) and self.words[end + 1] in BEHIND_PARTICIPLES
        if done and means and not self.tokens[end + 1].mark:
            name, end = f"{name} {done}", end + 1
        sized = self._size_of_name(end)
        if sized:
            name, end = f"{sized[0]} {name}", sized[1]
        return NounPhrase(" ".join([*(before or []), name]), end, None)

    def _size_of_name(self, at: int) -> tuple[str, int] | None:
        """The size of what a make stands for, and the index behind: "la Liebherr de 165 toneladas"."""
        figure = self.figure(at + 1) if self.follows(at) == "de" else None
        unit = self.unit(figure[1]) if figure and self.follows(figure[1]) else None
        if figure is None or unit is None or " " in figure[0]:
            return None
        return f"{figure[0]}-{unit.english.replace(' ', '-')}", figure[1] + len(unit.words)

    def _one_named(self, at: int) -> NounPhrase | None:
        """Read a thing by its make, with its qualities: "una Accurpress vieja"."""
        name, end = self.name_at(at)
        quality = self.adjective(end) if name and self.follows(end) else None
        if not name or (self.follows(end) not in _GO_ON and not quality):
            return None
        text = f"{quality.english} {name}" if quality else name
        return NounPhrase(f"{article_for(text)} {text}", end + (quality is not None), None)

    def _is_measured(self, at: int) -> bool:
        """Whether a figure follows, which tells one thing from others of its kind: "prensa de 400 toneladas"."""
        return self.follows(at) == "de" and at + 1 < len(self.words) and self.tokens[at + 1].is_number

    def _completed(
        self,
        head: Term,
        at: int,
        before: list[str],
        figure: str,
        *,
        is_one: bool,
        needs_article: bool,
        generic: bool,
    ) -> NounPhrase | None:
        noun = head.noun
        if noun is None:
            return None
        name = noun.english if head.sort == "noun" else named_act(noun.english)
        is_the = at > 0 and self.words[at - 1] in {"al", "del"} and not head.is_derived
        is_single = is_one or is_the or figure in {"1", "one"}
        is_single = is_single or (not figure and before[-1:] in (["every"], ["another"], ["the same"]))
        is_many = (head.is_plural or bool(figure)) and not is_single
        is_bare = not (before or figure or is_one or is_the)
        end = at + len(head.words)
        is_kind = (
            generic
            and is_bare
            and not (noun.is_person or name in _COUNTED_BY_ONE | _THE_PLACES)
            and not (self.words[end : end + 1] and self.words[end] in _SIZES and not head.is_plural)
            and not (self._is_measured(end) and name not in _BY_THE_PIECE)
            and not (name in _NUMBERED and end < len(self.words) and self.tokens[end].is_number)
        )
        is_told_bare = not (before or figure or is_one) and not (at > 0 and self.words[at - 1] in {"al", "del"})
        if head.sort == "act" and name in _COUNTED_ACTS and (is_told_bare or head.words[0].endswith("s")):
            name = plural(name)
        is_many = (is_many or ((noun.is_collective or is_kind) and is_bare)) and not (noun.is_mass or noun.is_many)
        behind = Behind(self, lambda start, bare: self.at(start, bare=bare), noun, name, is_many=is_many)
        end = behind.read(end)
        if end < 0:
            return None
        text = behind.text()
        before = [] if behind.is_numbered and before == ["the"] else before
        if figure and head.is_plural and name in _IN_PIECES:
            text = f"pieces of {text}"
        article = ""
        is_the_place = noun.english in _THE_PLACES and not self._is_measured(at + len(head.words))
        if needs_article and is_bare and is_the_place and not is_many:
            article = "the"
        elif behind.is_numbered and not before:
            article = ""
        elif (is_one and not before) or (
            needs_article and not before and not figure and not is_many and not noun.is_mass and not noun.is_many
        ):
            article = "an" if re.match(r"8|11\b|18\b", text) else article_for(text)
        words = [*before, figure, text] if not article else [*before, article, figure, text]
        joined = " ".join(word for word in words if word)
        joined = re.sub(r"\bthe another\b", "the other", joined)
        joined = re.sub(r"^the (.*)\bother (\w+) other\b", r"the \1\2 other", joined)
        joined = re.sub(r"\bother (two|three|four|five|\d+)\b", r"\1 other", joined)
        return NounPhrase(joined, end, noun, is_many or noun.is_many)


def _counted(figure: str, at: int, before: list[str]) -> NounPhrase | None:
    """A figure alone behind "unos" or "casi": about 6."""
    return NounPhrase(f"{before[0]} {figure}", at, None, is_many=True) if before in _ROUGHLY else None
