"""Learns weights from labelled examples, which are here, too."""
