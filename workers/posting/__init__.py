"""The craft of reading a job posting: from a page's HTML to its title, company and description.

Pages are hostile: nothing here fetches, runs scripts, recurses over markup, or trusts a length.
"""
