"""What a posting asks whoever applies to tell."""
