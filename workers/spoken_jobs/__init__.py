"""Jobs as people tell of them: found in messy speech, and described without saying more than they said."""
