"""Pronouns of Spanish lines in English, and the words that say whom a doing is for or by whom it is done."""

OBJECTS = {"lo": "it", "la": "it", "los": "them", "las": "them"}
DATIVES = frozenset({"le", "les"})
ALIKE = frozenset({"change", "replace"})
"""English verbs that say the same: neither is added where the other is told of things beside."""
TELLS = frozenset(
    """decir explicar ensenar mostrar dar preguntar pedir avisar mandar hablar pagar ayudar informar reportar entregar
    llevar traer comunicar indicar prestar vender cobrar pasar""".split()  # noqa: SIM905
)
"""Doings that somebody must be named for."""
WHO = frozenset({"el", "la", "los", "las", "mi", "mis", "otro", "otra", "otros", "otras", "un", "una"})
