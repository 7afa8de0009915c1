"""What the bell tells the person who is signed in."""
