"""The doings of a Spanish line in English: verbs in the tense of the job, and nouns that name an act."""

import re

from workers.language.conjugation import Form
from workers.writing.lexicon.conjugated import Told
from workers.writing.lexicon.english import joined, verb_in
from workers.writing.lexicon.token import Token
from workers.writing.translation.into_english.nouns.lookup import NounPhrase
from workers.writing.translation.into_english.verbs.lookup import AND, FORMS, PREPOSITIONS
from workers.writing.translation.into_english.verbs.pronouns import ALIKE, DATIVES, OBJECTS, TELLS, WHO
from workers.writing.translation.into_english.verbs.senses import DOES, PUTS, SAYS_TO, VerbSenses


class Doings(VerbSenses):
    """What was read of a line so far, and how its doings are read."""

    def __init__(self, tokens: list[Token], *, past: bool, closes: bool = False, by_words: bool = False) -> None:
        super().__init__(tokens, by_words=by_words)
        self._chain: tuple[Form, str] | None = None
        self._is_told_to = False
        self._closes = closes
        self._tense = Form.PAST if past else Form.BASE
        self._said: list[str] = []
        self._at = 0
        self._may_act = True
        self._after_noun: NounPhrase | None = None
        self._after_verb = False
        self._verb = ""
        self._particle = ""
        self._pronoun = ""
        """What a verb is done to that stands before it: the lo of "lo apunto"."""
        self._is_open = 0
        self._is_finite = False
        self._is_determined = False
        self._is_for = False
        self._is_led = False
        """Whether a preposition leads what is read."""
        self._sense: tuple[str, Form] = ("", Form.BASE)
        self._has_object = self._is_object_said = False
        self._verb_end = 0
        """How much was said up to the verb told last."""
        self._acted = False
        self._is_told_as_done = False
        """Whether a gerund leads the line, which then tells what is done: "poniendo teja"."""
        self._last_things: frozenset[str] = frozenset()
        """The names of the thing told last, which a pronoun takes up."""
        self._is_last_many = False
        """Whether English has several of it where Spanish has one: material, materials."""
        self._is_last_mass = False
        """Whether English has no plural of it where Spanish has one: muebles, furniture."""
        self._last_said: NounPhrase | None = None
        self._whom: NounPhrase | None = None
        """Who was named last behind an "a", as what is done to has it."""
        self._leads_whom = False
        """Whether the verb told last has an "a" of its own before what it is done to: "aviso a", notify."""
        self.has_fallen = False
        """Whether a clause was left out."""
        self._opened: tuple[int, int] | None = None
        """Where a clause begins that may fall, by its word and by what was said before it."""
        self._before_opened: NounPhrase | None = None
        self._acts_alone = False
        """Whether the act told last has nothing of its own that it is done to."""

    def told(self) -> str:
        """What was read, in English."""
        return joined(self._said)

    def _close(self) -> None:
        """Say what waits for the object of a verb: the up of "carry material up"."""
        if self._particle:
            self._said.append(self._particle)
        self._particle = ""

    def _say(self, text: str, phrase: NounPhrase) -> None:
        before = self._after_noun
        if before and before.noun and not (before.is_many or before.noun.is_person):
            text = re.sub(r"\btheir\b", "its", text)
        self._has_object = self._has_object or not self._is_led
        if phrase.noun and not self._is_led:
            self._last_things = phrase.noun.names | {one.split()[0] for one in phrase.noun.spellings}
            self._is_last_mass = phrase.noun.is_mass and self._said[-1:] not in (["and"], [","])
            self._is_last_many = phrase.is_many and not self._is_typed_as_many(self._at, phrase.end)
        self._last_said = phrase
        self._said.append(text)
        self._at = phrase.end
        self._after_noun = phrase
        self._after_verb = False
        self._may_act = False

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

    def _say_verb(self, english: str, told: Told, then: str = "") -> None:
        if english.startswith("="):
            self._said += [english[1:], then]
        else:
            form, link = self._form(told)
            self._sense, self._is_led, self._acts_alone = (english, form), False, False
            self._leads_whom = False
            said = verb_in(english, form)
            if " ~" in said and self._pronoun:
                said, self._pronoun = said.replace("~", self._pronoun), ""
            said = said.replace(" ~", "")
            following = self._tokens[self._at] if self._at < len(self._tokens) else None
            if said.endswith(" to") and (following is None or following.mark or following.folded in AND):
                said = said.removesuffix(" to")  # "lijo, masillo y enderezo": nothing stands behind it here
            self._said += [f"{link}{said}", then]
            self._has_verb, self._has_object, self._verb_end = True, False, len(self._said)
            self._is_object_said = False
        self._is_determined = bool(then)
        if told not in {Told.INFINITIVE, Told.GERUND}:
            self._chain = None
            self._is_finite = True
        self._may_act = False
        self._after_verb = True
        self._after_noun = None

    def _other_sense(self) -> str:
        """The verb by what it says of this thing, where of the thing before it said another: "cimbra y varilla"."""
        entry = self._known.verbs.get(self._verb)
        english, form = self._sense
        if entry is None or english in {"", "perform", "do"} or english in ALIKE or "," in self._said:
            return ""
        names = self.object_after(self._at)
        said = next((sense for sense, things in entry.senses if things & names), "")
        is_told = english in {entry.english, *(sense for sense, _ in entry.senses)}
        return "" if not said or said == english or not is_told else verb_in(said.replace(" ~", ""), form)

    def _form(self, told: Told) -> tuple[Form, str]:
        if told is Told.GERUND:
            begins = not self._has_verb and not any(self._said)
            self._is_told_as_done = begins or (self._is_told_as_done and self._said[-1:] == ["and"])
            return (self._tense if self._is_told_as_done else Form.GERUND), ""
        if told is Told.INFINITIVE and self._chain:
            return self._chain[0], ""
        if told is Told.INFINITIVE and self._is_finite and self._said[-1:] == ["and"]:
            return self._sense[1], ""  # "quité y volví a poner"
        return Form.PAST if told is Told.PAST else self._tense, ""

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
