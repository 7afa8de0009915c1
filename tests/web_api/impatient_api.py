"""`python -m tests.web_api.impatient_api`: the API, which gives a reader one second, not twenty, to take something."""

from web_api.__main__ import main
from web_api.http import event_streams

if __name__ == "__main__":
    event_streams.SEND_TIMEOUT_SECONDS = 1
    main()
