"""Which of a posting's requirements a profile meets, and which position is applied for."""
