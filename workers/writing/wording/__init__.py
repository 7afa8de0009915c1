"""How likely an employer stumbles over a line that stands as it was typed, by learned weights of its words."""
