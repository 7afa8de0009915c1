"""Reviews: what an uploaded resume added, looked over by the person, or taken back."""
