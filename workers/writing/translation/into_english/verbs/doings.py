"""The doings of a Spanish line in English: verbs in the tense of the job, and nouns that name an act."""

from workers.writing.lexicon.conjugated import Told
from workers.writing.translation.into_english.verbs.lookup import AND, FORMS, PREPOSITIONS
from workers.writing.translation.into_english.verbs.pronouns import DATIVES, OBJECTS, TELLS, WHO
from workers.writing.translation.into_english.verbs.said import Said
from workers.writing.translation.into_english.verbs.senses import DOES, PUTS, SAYS_TO


class Doings(Said):
    """What was read of a line so far, and how its doings are read."""

    def _doing(self) -> bool:
        start = self._at
        pronoun, to_whom = "", ""
        word = self.words[start]
        if word == "yo" and start + 1 < len(self.words):
            self._at += 1
        if self.words[self._at] == "me" and self._phrase(self._at + 1, reflexive=True):
            return True
        if self.words[self._at] in {*OBJECTS, *DATIVES} and self._is_verb_only(self._at + 1):
            pronoun = OBJECTS.get(self.words[self._at], "")
            pronoun = "them" if pronoun == "it" and self._is_last_many else pronoun
            pronoun = "it" if pronoun == "them" and self._is_last_mass else pronoun
            is_told_to = self.words[self._at] in DATIVES
            self._at += 1
            self._is_for = is_told_to
            is_named = self._has_told(self._at)
            to_whom = self._named_before(self._at) if is_told_to and not is_named else ""
            if is_told_to and not (to_whom or is_named or self._is_done_to(self._at)):
                self._at = start
                return False
        self._pronoun = pronoun
        if (self._phrase(self._at) or self._verbs(pronoun)) or (not pronoun and self._act()):
            if self._pronoun and self._said[-1] != pronoun:
                self._said.append(pronoun)
            self._has_object = bool(pronoun)
            self._pronoun = ""
            if to_whom:
                self._said.append(f"to {to_whom}" if self._is_told_to else to_whom)
            return True
        self._at = start
        return False

    def _named_before(self, at: int) -> str:
        """The pronoun of who was named last, where it is told them: "atiendo a los clientes y les explico qué"."""
        who = self._last_said
        verbs = {verb for verb, _ in self._known.forms.get(self.words[at], ())}
        is_told = bool(verbs & SAYS_TO) and self.words[at + 1 : at + 2] in (["que"], ["lo"], ["como"])
        return "them" if is_told and who is not None and who.noun is not None and who.noun.is_person else ""

    def _is_done_to(self, at: int) -> bool:
        """Whether it is worked on somebody's or something's own: "les quitaba el polvo"; not told to whom."""
        verbs = {verb for verb, _ in self._known.forms.get(self.words[at], ())}
        names = self.object_after(at + 1)
        told = verbs & TELLS
        is_other = all(
            one in self._known.verbs and self._known.verbs[one].of(names) != self._known.verbs[one].english
            for one in told
        )
        return bool(names) and is_other

    def _phrase(self, at: int, *, reflexive: bool = False) -> bool:
        """A verb with the words that make one English verb of them."""
        if at >= len(self.words):
            return False
        noun = self._known.at(self.words, at, "noun")
        for verb, told in self._known.forms.get(self.words[at], ()):
            if told not in FORMS or verb.endswith("se") != reflexive:
                continue
            for rest, english in self._known.phrases.get(verb, ()):
                end = at + 1 + len(rest)
                is_noun = self._is_longer_noun(rest, end - 1)
                is_up_to = rest == ("a",) or (rest[-1:] == ("a",) and rest[0] == "vacio")
                if is_up_to and end < len(self.words) and self._tokens[end].is_number:
                    continue  # "hacer vacío a 500 micrones"
                if self._pronoun and rest == ("a",):
                    continue  # "lo subo al dompe" climbs nothing
                if english == "work as" and (self._is_no_person(end) or self._phrases.figure(end)):
                    continue  # "trabajo de andamio", "trabajo de 11 pm a 7 am"
                if self._matches(rest, at + 1) and not is_noun and (noun is None or len(rest) > 0):
                    contracted = "the" if self.words[end - 1] in {"al", "del"} and rest[-1] in {"a", "de"} else ""
                    self._at = end
                    self._say_verb(english, told, contracted)
                    self._verb, self._leads_whom = verb, rest[-1:] == ("a",)
                    self._is_object_said = bool(rest) and self._known.at(rest, len(rest) - 1, "noun") is not None
                    return True
        return False

    def _verbs(self, pronoun: str) -> bool:
        at = self._at
        if at >= len(self.words):
            return False
        found = [(verb, told) for verb, told in self._known.forms.get(self.words[at], ()) if told in FORMS]
        is_link = self.words[at] in PREPOSITIONS or self._known.at(self.words, at, "preposition")
        found = [one for one in found if one[0] in self._known.verbs and not (is_link or one[0].endswith("se"))]
        enclitic = ""
        if not found:
            found, enclitic = self._with_enclitic(self.words[at])
        tells = {told for _, told in found}
        is_listed = not self._has_verb and self._said[-1:] in ([","], ["and"]) and self._may_be_thing(at, tells)
        if not found or (not (pronoun or enclitic) and (is_listed or not self._is_done(at, tells))):
            return False
        verb, told = self._meant(found)
        if self._is_done_by(at + 1, told, is_sure=not (pronoun or enclitic)):
            return False
        if verb in DOES and (act := self.done_act(at + 1)):
            return self._say_act(*act, told)
        entry = self._known.verbs[verb]
        said = self._said_of_object(verb, at + 1)
        names = self.object_after(at + 1) or self._nothing_at(at + 1)
        if (pronoun and pronoun != "x") or enclitic:
            names = self._last_things | {"-lo"}
            said = entry.of(names)
            said = "put" if verb in PUTS and self.is_put_somewhere(at + 1, said) else said
        if not entry.sure_of(names):
            return False
        self._at = at + 1
        self._pronoun = self._pronoun or enclitic
        self._say_verb(said, told)
        if enclitic and self._pronoun:
            self._said.append(enclitic)
            self._has_object = True
            self._pronoun = ""
        self._verb, self._is_told_to = verb, entry.is_told_to
        return True

    def _is_done_by(self, at: int, told: Told, *, is_sure: bool) -> bool:
        """Whether somebody is named behind a verb without "a", who then does it: "los llenaba mi jefe".

        `is_sure` where only the form tells that another does it.
        """
        is_own = told is Told.FIRST or (is_sure and told not in {Told.THIRD, Told.PAST})
        if is_own or at >= len(self.words) or self._tokens[at].mark or self.words[at] not in WHO:
            return False
        who = self._phrases.at(at)
        return bool(who and who.noun and who.noun.is_person)

    def _meant(self, found: list[tuple[str, Told]]) -> tuple[str, Told]:
        """Which verb a form is of that two have; the one whose form it is as it stands: "siento" of sentar."""
        return found[0]

    def _act(self) -> bool:
        if not self._said and self._is_label(self._at):
            return False
        named = self._known.at(self.words, self._at, "noun")
        if (
            self._has_verb
            and named
            and named.noun
            and named.noun.is_material
            and self._phrases.follows(self._at + 1) != "de"
        ):
            return False  # "acarreo arena y asfalto a la obra"
        is_listed = not self._has_verb and self._said[-1:] in ([","], ["and"], [", and"])
        act = self.done_act(self._at, alone=True) if not is_listed else None
        return self._say_act(*act, Told.INFINITIVE) if act and not self._is_finite else False

    def _is_one_of_works(self) -> bool:
        """Whether a thing follows an act that has none: of "poda, riego por goteo" one isn't told as done alone."""
        return self._acts_alone and self._said[-1:] in ([","], ["and"])

    def _say_act(self, act: str, end: int, is_contracted: bool, told: Told) -> bool:  # noqa: FBT001
        said = self.act_sense(act, end)
        said = "clean up" if said == "clean" and end < len(self.words) and self._stands_alone(end) else said
        self._at = end
        self._say_verb(said, told, "the" if is_contracted else "")
        self._verb = act
        self._acted = True
        self._acts_alone = (
            self._tokens[end].mark[:1] == "," or self.words[end] in AND if end < len(self.words) else False
        )
        return True
