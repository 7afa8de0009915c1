"""The fact gate: nothing that the profile doesn't prove gets past it, whoever wrote it.

A sentence is read into typed claims, and each is proven or not by a rule of its own, from the rows: employers,
credentials, titles and ranks, durations, dates, levels of skill, quantities, what the posting says. What is left is
work: an act, and what it is done to, which one job's duties must say, by stems and by the strict vocabulary
(workers/trades/proof), in English or Spanish. A sentence that claims nothing passes only as a known courtesy.
"""
