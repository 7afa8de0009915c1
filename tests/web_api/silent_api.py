"""`python -m tests.web_api.silent_api`: the API without pings, so that what a stream says, or that it ends, is news."""

from web_api import representations
from web_api.__main__ import main

if __name__ == "__main__":
    representations.PING_SECONDS = 3600
    main()
