"""Clauses within a Spanish line: conditions, what "que" tells of a thing, and what may fall."""

import re

from workers.language.conjugation import Form
from workers.writing.lexicon.conjugated import Told
from workers.writing.lexicon.english import participle, verb_in
from workers.writing.lexicon.spanish import Noun
from workers.writing.translation.into_english.made_sure import MadeSure
from workers.writing.translation.into_english.nouns.lookup import NounPhrase
from workers.writing.translation.into_english.verbs.lookup import AND

_MAY_FALL = (
    ("para",), ("porque",), ("ya", "que"), ("de", "modo", "que"), ("de", "manera", "que"), ("antes", "de", "que"),
    ("a", "que"), ("por", "si"), ("con", "tal", "de"), ("a", "fin", "de"), ("hasta",), ("donde",), ("que",),
    ("cada", "que"),
)  # fmt: skip
"""What leads a reason, a purpose, an end or a place: without it a line says less, and nothing else."""
_LIMITS = frozenset(
    "no ni nunca nada solo ayudo ayudaba ayude ayudar apoyo apoyaba aprendi aprendo aprendiz ayudante practica".split()  # noqa: SIM905
)
"""Words with which a clause limits what stands before it; such a one never falls."""
_PASSIVE = frozenset({Told.THIRD, Told.OTHERS, Told.PAST})
_BY_THEMSELVES = frozenset(
    """tapar parar romper descomponer atorar atascar caer averiar apagar calentar acabar quedar dar ver necesitar ocupar
    requerir poder llamar usar encontrar""".split()  # noqa: SIM905
)
"""What things do by themselves, or what "se" says of nobody's work."""

_GOES = (["va"], ["van"], ["iba"], ["iban"])
_THOSE = Noun("those", frozenset(), is_many=True, is_person=True)


class Subclauses(MadeSure):
    """The doings of a line, and the clauses that stand within it."""

    def _subclause(self) -> bool:
        """Any of these clauses that begins here."""
        word = self.words[self._at]
        if word == "si" and self._if():
            return True
        if word == "que" and (self._making_sure() or self._what_to_do() or self._what_was_done()):
            return True
        if (word == "lo" and self._what()) or (word == "donde" and self._where()):
            return True
        return (word == "se" and self._passive()) or (word in {"a", "los", "las"} and self._those_who())

    def _those_who(self) -> bool:
        """`superviso a los que hacen la limpieza`: those who do it; `arreglo las que gotean`: the ones that do."""
        at = self._at + (self.words[self._at] == "a")
        if self.words[at : at + 2] not in (["los", "que"], ["las", "que"]) or not self._after_verb:
            return False
        are_people = at > self._at
        those = "those" if are_people else "the ones"
        self._say(those, NounPhrase(those, at + 1, _THOSE if are_people else None, is_many=True))
        return self._relative()

    def _what(self) -> bool:
        """`apunto lo que se hizo`, `corrijo lo que marca el inspector`: what was done, what the inspector marks."""
        at = self._at + 2
        if self.words[self._at + 1 : at] != ["que"] or not (self._after_verb or self._said[-1:] == ["of"]):
            return False
        return self._what_of(at)

    def _what_was_done(self) -> bool:
        """`les explico qué se reparó`: what was repaired."""
        at = self._at + 1
        is_asked = self._tokens[self._at].surface.lower() == "qué" and self.words[at : at + 1] == ["se"]
        return is_asked and self._after_verb and self._what_of(at)

    def _what_of(self, at: int) -> bool:
        """What is done, or somebody does, from a token on."""
        is_passive = self.words[at : at + 1] == ["se"]
        subject = self._subjects(at) if not is_passive and at < len(self.words) and not self.told_at(at) else None
        at = subject[1] if subject else at + is_passive
        found = self._known.forms.get(self.words[at], ()) if at < len(self.words) else ()
        if found and self._tokens[at].surface.endswith("ó"):
            found = [(one, Told.PAST) for one, told in found if told is Told.FIRST] or found
        verb, told = next(
            (one for one in found if one[1] in _PASSIVE and one[0] in self._known.verbs), ("", Told.THIRD)
        )
        end = at + 1
        if verb and not is_passive and subject is None and (subject := self._subjects(end)):
            end = subject[1]
        sense = "do" if verb == "hacer" else self._known.verbs[verb].sure_of(frozenset()) if verb else ""
        if not sense or "~" in sense or not (is_passive or subject):
            return False
        is_past = told is Told.PAST or self._tense is Form.PAST
        if subject is None:
            said = f"what {'was' if is_past else 'is'} {participle(sense)}"
        else:
            form = Form.PAST if is_past else Form.BASE if subject[2] else Form.THIRD
            said = f"what {subject[0]} {verb_in(sense, form)}"
        self._close()
        self._said.append(said)
        self._at, self._after_verb, self._may_act = end, False, False
        self._after_noun = NounPhrase(said, end, None)
        return True

    def _what_to_do(self) -> bool:
        """`le avisaba al mayordomo qué pedir`: what to order."""
        at = self._at + 1
        is_told_to = self._after_verb or (self._after_noun is not None and self._after_noun.noun is not None)
        if not is_told_to or Told.INFINITIVE not in self.told_at(at) or self._phrases.follows(at + 1):
            return False
        if self._sense[0] == "notify":
            self._said = [re.sub(r"\bnotif(?:y|ied)\b", verb_in("tell", self._sense[1]), one) for one in self._said]
        self._close()
        self._said.append("what to")
        self._chain, self._at = (Form.BASE, ""), at
        return self._verbs("x")

    def _where(self) -> bool:
        """`marco donde van los postes`: where the posts go."""
        at = self._at + 1
        if not self._after_verb or self.words[at : at + 1] not in _GOES:
            return False
        subject = self._subjects(at + 1)
        if subject is None:
            return False
        self._close()
        is_past = self._tense is Form.PAST
        self._said.append(f"where {subject[0]} {'went' if is_past else 'go' if subject[2] else 'goes'}")
        self._at, self._after_verb, self._may_act = subject[1], False, False
        self._after_noun = NounPhrase("", subject[1], None)
        return True

    def _if(self) -> bool:
        """`si hay fuga`, `si algo falla`: as "cuando", with "if"."""
        place = len(self._said)
        if not self._when():
            return False
        for at in range(place, len(self._said)):
            if self._said[at].startswith("when "):
                self._said[at] = f"if {self._said[at].removeprefix('when ')}"
                return True
        return True

    def _passive(self) -> bool:
        """`se cambiaron filtros`: they were replaced; it isn't said by whom. Not what things do by themselves."""
        at = self._at + 1
        found = self._known.forms.get(self.words[at], ()) if at + 1 < len(self.words) else ()
        verb, told = next(
            ((one, told) for one, told in found if told in _PASSIVE and one in self._known.verbs), ("", Told.THIRD)
        )
        if not verb or verb in _BY_THEMSELVES or self._tokens[at].mark or self._tokens[at + 1].mark:
            return False
        done_to = self._subjects(at + 1)
        if done_to is None or (self._phrases.head(at + 1) and self._somebody(at + 1)):
            return False
        sense = self._sense_at(verb, at)
        if not sense:
            return False
        said = participle(sense)
        is_past = told is Told.PAST or self._tense is Form.PAST
        be = ("were" if done_to[2] else "was") if is_past else ("are" if done_to[2] else "is")
        self._close()
        self._said.append(f"{done_to[0]} {be} {said}")
        self._at, self._verb, self._has_verb, self._is_finite = done_to[1], verb, True, True
        self._begin_again()
        self._after_noun = self._phrases.at(at + 1)
        return True

    def _falls(self) -> bool:
        """Whether what can't be told here is a clause that may fall, up to the next mark; then it is left out."""
        if self._opened is None:
            return False
        begin, length = self._opened
        marked = (at for at in range(max(begin + 1, self._at), len(self.words)) if self._tokens[at].mark)
        end = next(marked, len(self.words))
        if any(self._tokens[at].mark for at in range(begin + 1, min(self._at + 1, end))) or not self._may_fall(
            begin, end
        ):
            return False
        del self._said[length:]
        self.has_fallen = True
        self._particle, self._at, self._opened = "", end, None
        self._begin()
        self._after_noun = self._before_opened
        return bool(self._said)

    def _may_fall(self, begin: int, end: int) -> bool:
        """Whether a line says the same but less without these words."""
        is_to_avoid = self.words[begin : begin + 2] == ["para", "no"]
        is_to_avoid = is_to_avoid or self.words[begin : begin + 3] == ["para", "que", "no"]
        said = set(self.words[begin + 1 : end]) - ({"no"} if is_to_avoid else set())
        if _LIMITS & said or any(self.words[at] in AND and self._goes_on(at + 1) for at in range(begin, end)):
            return False
        if end < len(self.words) and not (self._tokens[end].mark.strip() in {",", ";"} and self._goes_on(end)):
            return False
        is_of_others = any(self._somebody(at) for at in range(begin + 1, end))
        return not (self.words[begin] == "que" and is_of_others)  # "la caldera que opera el ingeniero"

    def _goes_on(self, at: int) -> bool:
        """Whether one's own doing begins at a token."""
        return Told.FIRST in self.told_at(at) or any(
            told is Told.PAST for _, told in self._known.forms.get(self.words[at], ()) if at < len(self.words)
        )

    def _open(self) -> None:
        """Remember where a clause begins that may fall."""
        if (
            self._has_verb
            and not self._after_verb
            and not self._is_open
            and self._said[-1] not in {",", "and", "or", ";"}
        ):
            for opener in _MAY_FALL:
                if tuple(self.words[self._at : self._at + len(opener)]) == opener:
                    self._opened = (self._at, len(self._said))
                    self._before_opened = self._after_noun
                    return

    def _begin(self) -> None:
        raise NotImplementedError
