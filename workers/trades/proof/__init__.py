"""The strict vocabulary: which words say the same of somebody's work, and what proves what."""
