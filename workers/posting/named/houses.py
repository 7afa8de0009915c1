"""What firms and houses of a kind are called by their last words, behind a word of their own."""

from collections.abc import Sequence

from workers.posting.named.common_words import are_common

_LAST = frozenset(
    word
    for line in (
        "academy aerostructures aggregates airport aviation brewery brewing cabinetry casino castings clinic cemetery",
        "college co-op cooperative creamery dairy distillery distilling drydock equipment excavation exteriors farms",
        "forge foundry grading health healthcare hotel implement institute interiors lumber machining millwork",
        "mining molding museum nursery orchards packaging paper paving plastics quarries rail railroad railway",
        "refinery rentals resort sawmill schools shipyard stamping tractor transit vineyards winery woodworks zoo",
    )
    for word in line.split()
)
_LAST_TWO = frozenset(
    f"{first} {second}"
    for first, seconds in (
        ("health", "system network group partners"),
        ("care", "system network"),
        ("healthcare", "system network"),
        ("medical", "center"),
        ("health", "center"),
        ("community", "center"),
        ("conference", "center"),
        ("housing", "authority"),
        ("school", "district"),
        ("ski", "area resort"),
        ("ready", "mix"),
        ("health", "laundry"),
        ("linen", "service laundry"),
    )
    for second in seconds.split()
)


def ends_as_house(words: Sequence[str]) -> bool:
    """Whether folded words are such a name: Copper Basin Resort, St. Brendan Health System; not Pediatric Clinic."""
    if len(words) == 1 or are_common(words):
        return False
    return words[-1] in _LAST or " ".join(words[-2:]) in _LAST_TWO
