"""Words of both languages as documents write them: capitals, initials, articles, forms of verbs, short forms."""
