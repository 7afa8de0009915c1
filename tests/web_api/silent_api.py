"""`python -m tests.web_api.silent_api`: the API without pings, so that what a stream says, or that it ends, is news."""

from web_api.__main__ import main
from web_api.http import event_streams

if __name__ == "__main__":
    event_streams.PING_SECONDS = 3600
    main()
