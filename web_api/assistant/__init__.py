"""The profile assistants: what was said in the text chat or aloud becomes rows of the profile."""
