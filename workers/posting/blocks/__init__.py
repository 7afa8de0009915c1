"""Which blocks of a page are its posting: a learned decision over their sequence."""
