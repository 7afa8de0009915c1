"""Where the weights of a position's and of an employer's signs stand; `scripts/training/names.py` learnt them."""

from pathlib import Path

TITLES = Path(__file__).with_name("titles.tsv")
COMPANIES = Path(__file__).with_name("companies.tsv")
