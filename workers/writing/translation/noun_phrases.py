"""Spanish noun phrases in English: what stands before and behind the noun, in the order that English has."""

import re

import msgspec

from workers.writing.rules.articles import article_for
from workers.writing.translation.conjugated import Told, plurals_of
from workers.writing.translation.english import as_modifier, participle, plural
from workers.writing.translation.lexicon import Lexicon, Noun, Term, lexicon
from workers.writing.translation.tokens import Token

_DEFINITE = frozenset({"el", "la", "los", "las"})
_ONE = frozenset({"un", "una"})
_SOME = frozenset({"unos", "unas"})
_AND = {"y": "and", "e": "and", "o": "or", "u": "or"}
_TO = frozenset({"a", "o", "-"})
_BEFORE_FIGURE = frozenset(
    ["level", "class", "type", "step", "phase", "grade", "tier", "number", "stage", "version", "unit", "floor", "line"]
)
_GROUPS = frozenset(
    [
        "crew",
        "team",
        "group",
        "list",
        "bundle",
        "sack",
        "bag",
        "bucket",
        "roll",
        "load",
        "coat",
        "pile",
        "batch",
        "type",
    ]
    + ["variety", "number", "part", "side", "top", "end", "pair", "piece", "sheet", "set", "box", "pallet", "quantity"]
    + ["barrel", "work order", "record", "report", "estimate", "kind", "class", "size", "price", "supply", "quality"]
)
"""Heads behind which "of" tells what there is: a crew of six."""
_UNITS = frozenset(["ft", "in", "hp", "psi", "kw", "kv", "v", "va", "amp", "amps", "lb", "lbs", "mm", "cm", "m2", "f"])
_BEHIND_PARTICIPLES = frozenset({"con", "por", "en", "a"})


_THE_PLACES = frozenset({"kitchen", "warehouse", "shop", "job site", "process"})
_UNCLEAR_ALONE = frozenset({"caja", "banda", "registro", "linea", "bateria", "cabina", "base"})
"""Words that name too many things to stand alone."""


class NounPhrase(msgspec.Struct, frozen=True):
    """A noun phrase in English; `end` is the index behind it, `place` the preposition of being there."""

    text: str
    end: int
    noun: Noun | None
    is_many: bool = False

    @property
    def place(self) -> str:
        """In, on or at."""
        return self.noun.place if self.noun else "in"


class NounPhrases:
    """The noun phrases of one line."""

    def __init__(self, tokens: list[Token]) -> None:
        self._tokens = tokens
        self._words = [token.folded for token in tokens]
        self._known: Lexicon = lexicon()

    def at(self, start: int, *, bare: bool = False) -> NounPhrase | None:
        """The phrase that begins at a token; `bare` for one that stands alone and takes no article of its own."""
        is_single = False
        at, before, figure, is_one, is_definite = start, list[str](), "", False, False
        while at < len(self._words) and (at == start or not self._tokens[at].mark):
            word = self._words[at]
            if word in _DEFINITE and not figure:
                before.append("the")
                is_definite = True
                is_single = word in {"el", "la"}
                at += 1
            elif word in _ONE:
                is_one = True
                at += 1
            elif word in _SOME:
                following = at + 1 < len(self._words) and self._figure(at + 1)
                before.append("about" if following else "some")
                at += 1
            elif term := self._leading(at):
                before.append(term.english)
                is_definite = is_definite or term.english.endswith(("the", "my", "every", "another", "my own"))
                at += len(term.words)
            elif not figure and (found := self._figure(at)):
                figure, at = found
                if not self._head(at):
                    return self._measure(figure, at, before) or self._named(start) or _counted(figure, at, before)
            else:
                break
        if at >= len(self._words) or (at > start and self._tokens[at].mark):
            return None
        head = self._head(at)
        if head is None:
            return self._named(at, before) if not figure and not is_one else None
        one = is_one or (is_single and head.words[0].endswith("s") and not plurals_of(head.words[0]))
        return self._completed(
            head, at, before, figure, is_one=one, needs_article=not (is_definite or bare), is_label=bare
        )

    def _leading(self, at: int) -> Term | None:
        term = self._known.at(self._words, at, "before_noun")
        noun = self._known.at(self._words, at, "noun")
        return None if noun and term and len(noun.words) >= len(term.words) else term

    def _head(self, at: int) -> Term | None:
        if at >= len(self._words):
            return None
        term = self._known.at(self._words, at, "noun", "act")
        return None if term and any(self._tokens[at + one].mark for one in range(1, len(term.words))) else term

    def _figure(self, at: int) -> tuple[str, int] | None:
        """A number, a range or two of them, and the index behind."""
        first = self._number(at)
        if not first:
            return None
        if at + 2 < len(self._words) and not self._tokens[at + 1].mark and self._words[at + 1] in {*_TO, *_AND}:
            last = self._number(at + 2)
            if last and not self._tokens[at + 2].mark:
                link = "to" if self._words[at + 1] == "a" else _AND.get(self._words[at + 1], "to")
                return f"{first} {link} {last}", at + 3
        if (
            at + 1 < len(self._words)
            and self._tokens[at + 1].mark in {"-", "\u2013"}
            and (last := self._number(at + 1))
        ):
            return f"{first} to {last}", at + 2
        return first, at + 1

    def _number(self, at: int) -> str:
        token = self._tokens[at]
        if token.is_number:
            return token.surface
        term = self._known.at(self._words, at, "number")
        return term.english if term else ""

    def _measure(self, figure: str, at: int, before: list[str]) -> NounPhrase | None:
        """A figure with its unit, as it stands alone: 14 feet."""
        if at >= len(self._words) or self._tokens[at].mark:
            return None
        unit = self._known.at(self._words, at, "unit")
        if unit:
            name = unit.english if figure in {"1", "one"} else plural(unit.english)
        elif self._words[at] in _UNITS:
            name = self._tokens[at].surface
        else:
            return None
        return NounPhrase(" ".join([*before, figure, name]), at + 1, None, is_many=True)

    def _named(self, at: int, before: list[str] | None = None) -> NounPhrase | None:
        """A name, a code or a number alone."""
        name, end = self.name_at(at)
        if not name:
            return None
        following = self._head(end) if end < len(self._words) and not self._tokens[end].mark else None
        if following and self._tokens[at].is_code and following.noun:  # "OSHA seguridad" is nothing that Spanish says
            return None
        done = self.participle(end) if end < len(self._words) and not self._tokens[end].mark else ""
        means = end + 1 < len(self._words) and self._words[end + 1] in _BEHIND_PARTICIPLES
        if done and means and not self._tokens[end + 1].mark:
            name, end = f"{name} {done}", end + 1
        return NounPhrase(" ".join([*(before or []), name]), end, None)

    def name_at(self, at: int) -> tuple[str, int]:
        """Names and codes that stand together, and the index behind; a line's first word is no name by its capital."""
        names: list[str] = []
        end = at
        while end < len(self._words) and (end == at or not self._tokens[end].mark):
            token = self._tokens[end]
            make = self._known.at(self._words, end, "make")
            if make:
                names.append(make.english)
                end += len(make.words)
            elif token.is_code or (token.is_capital and end and not self._is_known(end)):
                names.append(token.surface)
                end += 1
            else:
                break
        return " ".join(names), end

    def _is_known(self, at: int) -> bool:
        word = self._words[at]
        return word in self._known.forms or word in self._known.terms

    def _completed(
        self, head: Term, at: int, before: list[str], figure: str, *, is_one: bool, needs_article: bool, is_label: bool
    ) -> NounPhrase | None:
        noun = head.noun
        if noun is None:
            return None
        name = noun.english if head.sort == "noun" else _named_act(noun.english)
        if (
            is_label
            and not before
            and not figure
            and at + len(head.words) == len(self._words) - 0
            and head.words[0] in _UNCLEAR_ALONE
        ):
            return None
        is_single = is_one or figure in {"1", "one"} or before[-1:] in (["every"], ["another"], ["the same"])
        is_many = (head.is_plural or bool(figure)) and not is_single
        is_bare = not (before or figure or is_one)
        is_many = (is_many or (noun.is_collective and is_bare)) and not (noun.is_mass or noun.is_many)
        end = at + len(head.words)
        behind = _Behind(self, self._tokens, self._words, noun, name, is_many=is_many)
        end = behind.read(end)
        if end < 0:
            return None
        text = behind.text()
        article = ""
        if needs_article and is_bare and noun.english in _THE_PLACES and not is_many:
            article = "the"
        elif behind.is_numbered and not before:
            article = ""
        elif (is_one and not before) or (
            needs_article and not before and not figure and not is_many and not noun.is_mass and not noun.is_many
        ):
            article = "an" if re.match(r"8|11\b|18\b", text) else article_for(text)
        words = [*before, figure, text] if not article else [*before, article, figure, text]
        joined = " ".join(word for word in words if word)
        joined = re.sub(r"^the (.*)\bother (\w+) other\b", r"the \1\2 other", joined)
        joined = re.sub(r"\bother (two|three|four|five|\d+)\b", r"\1 other", joined)
        return NounPhrase(joined, end, noun, is_many or noun.is_many)

    def adjective(self, at: int) -> Term | None:
        """A quality that stands at this token."""
        return self._known.at(self._words, at, "adjective") if at < len(self._words) else None

    def participle(self, at: int) -> str:
        """What something is done to, where this token says so."""
        for verb, told in self._known.forms.get(self._words[at], ()):
            if told is Told.PARTICIPLE and verb in self._known.verbs:
                return participle(self._known.verbs[verb].english)
        return ""

    def preposition(self, at: int) -> Term | None:
        """A preposition of several words, or one, at this token."""
        return self._known.at(self._words, at, "preposition", "adverb")

    def unit(self, at: int) -> Term | None:
        """A unit of measure at this token."""
        return self._known.at(self._words, at, "unit") if at < len(self._words) else None

    def figure(self, at: int) -> tuple[str, int] | None:
        """A number or a range at this token."""
        return self._figure(at) if at < len(self._words) else None

    def head(self, at: int) -> Term | None:
        """A noun at this token."""
        return self._head(at)

    def is_make(self, at: int) -> bool:
        """Whether a maker's name or an acronym stands at this token."""
        return self._known.at(self._words, at, "make") is not None or self._tokens[at].is_code

    def acts(self, at: int) -> bool:
        """Whether a form of a verb that is nothing else stands at this token."""
        return (
            at < len(self._words) and self._words[at] in self._known.forms and self._words[at] not in self._known.terms
        )


def _counted(figure: str, at: int, before: list[str]) -> NounPhrase | None:
    """A figure alone behind "unos": about 6."""
    return NounPhrase(f"about {figure}", at, None, is_many=True) if before == ["about"] else None


def _named_act(english: str) -> str:
    from workers.language.conjugation import Form  # noqa: PLC0415
    from workers.writing.translation.english import verb_in  # noqa: PLC0415

    return verb_in(english.replace(" ~", ""), Form.GERUND)


class _Behind:
    """What follows a noun: qualities, kinds, measures, codes and what it is of."""

    def __init__(
        self, phrases: NounPhrases, tokens: list[Token], words: list[str], noun: Noun, name: str, *, is_many: bool
    ) -> None:
        self._phrases, self._tokens, self._words = phrases, tokens, words
        self._noun = noun
        self._name = plural(name) if is_many else name
        self._head = name
        self._front: list[str] = []
        self._back: list[str] = []
        self._kinds = 0
        self.is_numbered = False

    def text(self) -> str:
        """The whole in English."""
        return " ".join([*self._front, self._name, *self._back])

    def read(self, at: int) -> int:
        """Read what belongs to the noun; the index behind it, or -1 where it can't be told."""
        while at < len(self._words) and not self._tokens[at].mark:
            following = self._one(at)
            if following < 0:
                return -1
            if following == at:
                break
            at = following
        return at

    def _one(self, at: int) -> int:
        adjective = self._phrases.adjective(at)
        if adjective and not (self._phrases.participle(at) and self._precedes_means(at + 1)):
            return self._qualified(adjective.english, at + 1)
        name, end = self._phrases.name_at(at)
        if name:
            return self._coded(name, end)
        if self._words[at] in {"de", "del"}:
            return self._of(at)
        done = self._phrases.participle(at)
        if done and not self._phrases.head(at):
            if self._precedes_means(at + 1):
                self._back.append(done)
            else:
                self._front.insert(0, done)
            return at + 1
        return at

    def _precedes_means(self, at: int) -> bool:
        """Whether it is said how or where it was done: "TPO soldado con pistola"."""
        return at < len(self._words) and self._words[at] in _BEHIND_PARTICIPLES and not self._tokens[at].mark

    def _qualified(self, english: str, at: int) -> int:
        """A quality, and others that "y" or a comma joins to it."""
        qualities = [english]
        while at + 1 < len(self._words) and self._words[at] in {"y", "e", "o"} and not self._tokens[at].mark:
            more = self._phrases.adjective(at + 1)
            if more is None or self._phrases.head(at + 1):
                if (
                    self._words[at + 1] == "de"
                    and (kind := self._phrases.head(at + 2))
                    and kind.noun
                    and len(qualities) == 1
                ):
                    self._front.insert(0, f"{english} {_AND[self._words[at]]} {as_modifier(kind.noun)}")
                    return at + 2 + len(kind.words)
                break
            qualities += [_AND[self._words[at]], more.english]
            at += 2
        self._front.insert(0, " ".join(qualities))
        return at

    def _coded(self, name: str, end: int) -> int:
        while end + 1 < len(self._words) and self._words[end] in {"y", "o"} and not self._tokens[end].mark:
            more, behind = self._phrases.name_at(end + 1)
            if not more or self._tokens[end + 1].mark:
                break
            is_figure = more[0] in "#0123456789" and name[0] in "#0123456789"
            are_makes = self._phrases.is_make(end + 1) and self._phrases.is_make(end - 1)
            if not (self._head in _BEFORE_FIGURE or is_figure or are_makes):
                break
            if self._head in _BEFORE_FIGURE and self._phrases.head(end + 1):
                break
            name = f"{name} {_AND[self._words[end]]} {more}"
            end = behind
        if re.match(r"#?\d", name) and end + 1 < len(self._words) and self._words[end] == "a":
            more, behind = self._phrases.name_at(end + 1)
            if more:
                name, end = f"{name} to {more}", behind
        if self._head.split()[-1] in _BEFORE_FIGURE and name[0].isdigit():
            self._back.append(name)
            self.is_numbered = True
        else:
            self._front.insert(0, name)
        if self._head == "weld" and not name[0].isdigit():
            self._name, self.is_numbered = "welding", True
        return end

    def _of(self, at: int) -> int:
        """What "de" tells: a measure, a kind that English puts before the noun, or what the noun is of."""
        longer = self._phrases.preposition(at)
        if longer and len(longer.words) > 1:
            return at
        begin = at + 1
        if begin >= len(self._words) or self._tokens[begin].mark:
            return -1
        figure = self._phrases.figure(begin)
        if figure and self._words[at] == "de":
            return self._measured(*figure)
        name, end = self._phrases.name_at(begin)
        if name and not self._phrases.head(begin):
            is_code = all(token.is_code for token in self._tokens[begin:end])
            if is_code:
                self._front.insert(0, name)
            else:
                self._back.append(f"in {name}" if self._noun.english in _PLACES else f"of {name}")
            return end
        kind = self._phrases.head(begin)
        if self._head == "oxy-fuel torch":
            return -1
        if kind and kind.noun and self._words[at] == "de" and not self._takes_of(kind, begin + len(kind.words)):
            return self._of_kind(kind, begin + len(kind.words))
        whole = self._phrases.at(begin, bare=self._words[at] == "del" or bool(kind and not kind.is_plural))
        if whole is None:
            return -1
        link = "in" if whole.noun and whole.noun.english in _REGIONS else "of"
        self._back.append(f"{link} the {whole.text}" if self._words[at] == "del" else f"{link} {whole.text}")
        return whole.end

    def _takes_of(self, kind: Term, end: int) -> bool:
        noun = kind.noun
        if (
            kind.is_plural
            and end + 1 < len(self._words)
            and self._words[end] in {"y", "o"}
            and not self._tokens[end].mark
        ):
            more = self._phrases.head(end + 1)
            if more and more.is_plural:
                return True  # "cimbra de losas y columnas" may be of both
        if noun is None or self._back:
            return True
        if self._head.endswith("maintenance"):
            return True
        if " of " in noun.english or "'s" in noun.english:
            return True
        is_group = self._head.split()[-1] in _GROUPS or self._head in _GROUPS
        return is_group and not noun.is_material and (kind.is_plural or noun.is_many)

    def _of_kind(self, kind: Term, at: int) -> int:
        noun = kind.noun
        if noun is None or self._kinds > 1:
            return -1
        self._kinds += 1
        english = as_modifier(noun) if kind.sort == "noun" else _named_act(noun.english)
        while at + 1 < len(self._words) and self._words[at] in {"y", "o"} and not self._tokens[at].mark:
            again = at + 2 if self._words[at + 1] == "de" else at + 1
            more = self._phrases.head(again)
            if not more or not more.noun or not (again == at + 2 or (noun.is_material and more.noun.is_material)):
                break
            english = f"{english} {_AND[self._words[at]]} {as_modifier(more.noun)}"
            at = again + len(more.words)
        self._front.append(english)
        return at

    def _measured(self, figure: str, at: int) -> int:
        unit = self._phrases.unit(at)
        plain = at < len(self._words) and not self._tokens[at].mark
        if plain and unit and not (self._head in _GROUPS and unit.english in {"story", "bed"}):
            return self._by_unit(figure, unit.english, at + 1)
        if plain and self._words[at] in _UNITS:
            return self._by_unit(figure, self._tokens[at].surface, at + 1)
        head = self._phrases.head(at) if plain else None
        if head and head.noun and (self._head in _GROUPS or head.noun.is_person):
            whole = self._phrases.at(at - 1) if " " not in figure else None
            if whole is None:
                return -1
            self._back.append(f"of {whole.text}")
            return whole.end
        if not plain or (at < len(self._words) and self._words[at] in {"y", "e", "con", "para", "en", "a"}):
            self._front.insert(0, figure)  # "tablaroca de 5/8", "EMT de 1/2"
            return at
        return -1

    def _by_unit(self, figure: str, unit: str, at: int) -> int:
        if " to " in figure:
            self._back.append(f"from {figure} {plural(unit) if unit not in _UNITS else unit}")
        else:
            parts = figure.split()
            self._front.insert(
                0, f"{figure}-{unit}" if len(parts) == 1 else f"{parts[0]}- {parts[1]} {parts[2]}-{unit}"
            )
        return at


_REGIONS = frozenset({"region", "city", "state", "area"})
_PLACES = frozenset({"refinery", "plant", "warehouse", "factory", "office", "store", "shop"})
