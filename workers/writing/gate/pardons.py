"""Below which odds the learned model may pardon what a rule refuses, rule by rule.

Only rules of a soft kind have such a line: they doubt how a thing is told, not whether a number, a paper, an employer
or a title stands in the rows. They were drawn on writers whom the model had not seen. Nothing else pardons, and
without the model each of these is a fault.
"""

OF_DENIED = -3.0
"""An act that lines deny or tell of others: the sentence may say so, too, in words that rules don't read."""
OF_HARD_WORK = -2.0
"""A word that weights are never asked about, but is no name, number or responsibility."""
OF_HARD_WORK_OF_NO_LINE = -3.0
"""The same where no line has the word."""
OF_RESPONSIBILITY = -2.0
"""An act of answering for others that a line has, too: only of whom or what is in doubt."""
OF_OUTCOME = -2.0
"""An outcome of which a line has every word."""
OF_LEVEL = -3.0
"""A level told of what no skill is named by; never one above a row's own."""
OF_DATE = -2.5
"""A date in a sentence that names no paper."""
OF_NUMBER_OF_A_LINE = -2.5
"""A number that a line of the jobs has: only what it counts is in doubt."""
OF_CAREER = -2.0
"""Years that are just what the last jobs come to: only what they were spent in is in doubt."""
