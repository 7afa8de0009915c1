"""English words by what they are in a line typed as one speaks; folded."""

SPEECH = frozenset(
    {"i", "i'm", "im", "i'd", "i've", "ive", "i'll", "we", "we'd", "we've", "we're", "me", "my", "our", "us", "you"}
    | {"they", "they'd", "he", "she", "it's", "its", "that's", "there's", "was", "were", "had", "so", "well", "yeah"}
    | {"basically", "honestly", "actually", "mainly", "mostly", "pretty", "guess", "like", "kinda", "sorta", "stuff"}
    | {"who", "what", "because", "cause", "why", "when", "used", "got", "boss", "job", "always", "good", "nobody"}
    | {"your"}
)
"""Few lines have one of these but those typed as one speaks."""

FILLERS = frozenset(
    {"well", "so", "yeah", "ok", "okay", "basically", "honestly", "actually", "really", "like", "you", "know", "i"}
    | {"mean", "guess", "kinda", "sorta", "kind", "sort", "pretty", "much", "of", "man", "uh", "um", "anyway", "and"}
)
"""They say nothing wherever they stand."""

HAVING = frozenset({"have", "has", "had", "got", "get", "gave", "with", "under", "for", "to"})
"""Without one of these, who somebody works with would be told as what they are."""

LEANS_ON_FILLERS = frozenset({"far", "that", "long", "many"})
"""With one of these behind them they do: so far, kind of that."""

LEANING = frozenset(
    {"the", "a", "an", "my", "our", "their", "of", "for", "to", "in", "on", "at", "with", "from", "by", "and", "or"}
)
"""No line goes on with one where what it belongs to fell out."""

OTHERS = frozenset(
    {"he", "she", "they", "guy", "guys", "boss", "bosses", "lead", "crew", "tech", "techs", "customer", "dad", "uncle"}
)
"""Somebody else, whose work must not be read as the person's own."""

AT_WORK_BESIDE = frozenset(
    {"apprentice", "apprentices", "trainee", "trainees", "helper", "helpers", "crew", "trained", "taught"}
)
"""A line that has one of these says what its person is trusted with: "have an apprentice with me" is no remark."""
