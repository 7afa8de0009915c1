"""A person's own duties, read into typed items and told again: as bullets of a resume and as sentences of a letter.

`job_lines.duties_of(job, language)` gives what a document says of a job, in the order typed. Each `Duty` has `text` (a
bullet), `clause` (stands behind "I": "set poles and change out transformers") and `noun` (stands behind "My work
includes": "hot stick work and secondary services"); the latter two are empty where grammar has no room for it.
"""
