"""The counties of California. They name a region for good, while EDD's own names change with every vintage."""

import re

COUNTIES = frozenset(
    """
    Alameda|Alpine|Amador|Butte|Calaveras|Colusa|Contra Costa|Del Norte|El Dorado|Fresno|Glenn|Humboldt|Imperial|Inyo|
    Kern|Kings|Lake|Lassen|Los Angeles|Madera|Marin|Mariposa|Mendocino|Merced|Modoc|Mono|Monterey|Napa|Nevada|Orange|
    Placer|Plumas|Riverside|Sacramento|San Benito|San Bernardino|San Diego|San Francisco|San Joaquin|San Luis Obispo|
    San Mateo|Santa Barbara|Santa Clara|Santa Cruz|Shasta|Sierra|Siskiyou|Solano|Sonoma|Stanislaus|Sutter|Tehama|
    Trinity|Tulare|Tuolumne|Ventura|Yolo|Yuba
    """.replace("\n", "")
    .replace("    ", "")
    .split("|")
)
"""All 58."""
_NAME_AND_COUNTIES = re.compile(r"(?P<name>[^()]+?)\s*\((?P<counties>[^()]+?)\s+Count(?:y|ies)\)")
_BETWEEN = re.compile(r",\s*and\s+|,\s*|\s+and\s+")


def name_and_counties(area: str) -> tuple[str, tuple[str, ...]] | None:
    """The two parts of "Yuba City MSA (Sutter and Yuba Counties)", the counties in alphabetical order.

    None where no counties are named, or one that California doesn't have.
    """
    parts = _NAME_AND_COUNTIES.fullmatch(area.strip())
    if not parts:
        return None
    counties = _BETWEEN.split(parts["counties"])
    return (parts["name"], tuple(sorted(counties))) if COUNTIES.issuperset(counties) else None
