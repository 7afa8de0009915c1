"""The twelve trades that people choose from, and the occupation that each is in official statistics."""

TRADES: dict[str, str] = {
    "Welder": "51-4121",
    "Electrician": "47-2111",
    "Plumber": "47-2152",
    "Carpenter": "47-2031",
    "Truck Driver": "53-3032",
    "HVAC Technician": "49-9021",
    "Heavy Equipment Operator": "47-2073",
    "Construction Worker": "47-2061",
    "Maintenance Technician": "49-9071",
    "Mechanic": "49-3023",
    "Forklift Operator": "53-7051",
    "Warehouse Worker": "53-7062",
}
"""Codes of the Standard Occupational Classification (2018) by the specification's trade values.

Looked up by hand: titles alone lead astray (a heavy equipment operator is an alternate title of four occupations).
"""
LABELS: dict[str, str] = {"Mechanic": "Automotive Mechanic"}
"""What is shown instead of the value, where that differs."""
