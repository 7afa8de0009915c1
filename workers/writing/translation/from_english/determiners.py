"""What stands before an English noun, in Spanish: articles, and words that say how many."""

import msgspec

from workers.writing.translation.from_english.inflection import Noun, article, pluralized

ARTICLES = {"the": "the", "my": "the", "our": "the", "a": "a", "an": "a"}
"""An infinitive of a resume has nobody whose the thing is: "my route" is la ruta."""
DETERMINERS = {
    "all": ("todos los", "todas las"),
    "some": ("algunos", "algunas"),
    "several": ("varios", "varias"), "various": ("varios", "varias"), "many": ("muchos", "muchas"),
    "both": ("ambos", "ambas"), "other": ("otros", "otras"), "each": ("cada", "cada"), "every": ("cada", "cada"),
    "their": ("sus", "sus"), "multiple": ("varios", "varias"), "different": ("diferentes", "diferentes"),
    "a lot of": ("mucho", "mucha"), "any": ("cualquier", "cualquier"),
    "most of the": ("la mayoría de los", "la mayoría de las"),
    "few": ("pocos", "pocas"), "most": ("la mayoría de los", "la mayoría de las"),
}  # fmt: skip
_OF_MANY = DETERMINERS.keys() - {"each", "every", "any"}
_ONE = frozenset({"1", "un"})


def led(head: Noun, kind: str, said: str, *, count: str, is_many: bool) -> tuple[Noun, str]:
    """The noun in its number, and what stands before it; `kind` of article, or the determiner that was `said`.

    What isn't counted stays one: todo el material, algo de soldadura.
    """
    is_whole = not (is_many or head.is_plural or count)
    if is_whole and said == "all":
        return head, f"{'toda' if head.is_feminine else 'todo'} {article('the', head)}"
    if is_whole and said == "some":
        return head, "algo de"
    if is_whole and said in {"most", "most of the"}:
        return head, f"la mayor parte {'de la' if head.is_feminine else 'del'}"
    if is_whole and said == "their":
        return head, "su"
    if not head.is_plural and (said in _OF_MANY or (count and count not in _ONE)):
        head = msgspec.structs.replace(head, text=pluralized(head.text), is_plural=True)
    lead = article(kind, head) or (DETERMINERS[said][head.is_feminine] if said else "")
    return head, f"{lead}s" if said == "a lot of" and head.is_plural else lead
