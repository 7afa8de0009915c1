"""The fact gate: nothing that the profile doesn't support gets past it, whoever wrote it.

It works by permission, not by prohibition. A clause passes when all its words that claim something stand together in
one place of the profile (a sentence of the duties, a job's own row, a certificate, a skill), taken in the same way:
what was helped with isn't claimed as done, what is denied isn't claimed at all. Words that claim nothing are listed by
language. So an invention needs no pattern to be caught: it is simply nowhere in the profile.
"""
