"""How an occupation grows, in the words of O*NET OnLine, and the codes of what it takes to enter it."""

from decimal import ROUND_HALF_UP, Decimal
from typing import Literal

Growth = Literal["much_faster", "faster", "average", "slower", "little_change", "decline"]
GROWTH_WORDS: dict[Growth, str] = {
    "much_faster": "Much faster than average (7% or higher)",
    "faster": "Faster than average (5% to 6%)",
    "average": "Average (3% to 4%)",
    "slower": "Slower than average (1% to 2%)",
    "little_change": "Little or no change",
    "decline": "Decline (-1% or lower)",
}
"""As O*NET OnLine prints them for the projections 2024-34."""
_LEAST: tuple[tuple[int, Growth], ...] = ((7, "much_faster"), (5, "faster"), (3, "average"), (1, "slower"))

EDUCATION: dict[str, str] = {
    "No formal educational credential": "none",
    "High school diploma or equivalent": "high_school",
    "Some college, no degree": "some_college",
    "Postsecondary nondegree award": "certificate",
    "Postsecondary non-degree award": "certificate",
    "Associate's degree": "associate",
    "Bachelor's degree": "bachelor",
    "Master's degree": "master",
    "Doctoral or professional degree": "doctoral",
}
EXPERIENCE: dict[str, str] = {
    "None": "none",
    "Less than 5 years": "under_5_years",
    "5 years or more": "5_years",
}
TRAINING: dict[str, str] = {
    "None": "none",
    "Short-term on-the-job training": "short",
    "Moderate-term on-the-job training": "moderate",
    "Long-term on-the-job training": "long",
    "Apprenticeship": "apprenticeship",
    "Internship/residency": "residency",
}
"""The words of the Bureau of Labor Statistics, and the codes that the product keeps and translates."""


def growth_of(percent: Decimal) -> Growth:
    """The label of ten years' growth. Rounded to whole percent first, halves away from zero: 4.5 prints as 5."""
    whole = int(percent.quantize(Decimal(1), ROUND_HALF_UP))
    if whole < 0:
        return "decline"
    return next((label for least, label in _LEAST if whole >= least), "little_change")
