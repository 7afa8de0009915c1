"""Occupations: releases of O*NET as they are imported, and people's own words matched to them.

`release` is the model; `onet` and `onet_files` read O*NET's files into it; `bundled` holds what comes with the product;
`storing` puts a release into the database. `understanding` is the way in for words: text to occupations.
"""
