"""`python -m tests.web_api.impatient_api`: the API, which gives a reader one second, not twenty, to take something."""

from web_api import representations
from web_api.__main__ import main

if __name__ == "__main__":
    representations.SEND_TIMEOUT_SECONDS = 1
    main()
