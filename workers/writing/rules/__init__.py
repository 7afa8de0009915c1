"""The built-in writer: picks, orders and tightens the person's own words by rules; needs no model, invents nothing."""
