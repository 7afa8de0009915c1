"""`python -m scripts.faults.another_person ADDRESS`: calls that a browser makes while others load the API.

Reads the cookies (JSON) from the first line of its input and calls until the input ends. Prints the seconds of each
call, as JSON. A process of its own, since the load's own work would otherwise count as the API's.
"""

import json
import select
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

import httpx

SECONDS_BETWEEN_CALLS = 0.02


def main() -> None:
    """Do what another person does meanwhile. Raises HTTPStatusError for a call that is refused."""
    took: list[float] = []
    with httpx.Client(base_url=sys.argv[1], cookies=json.loads(sys.stdin.readline()), timeout=30) as client:
        client.get("/api/auth/user").raise_for_status()  # connected before the load begins
        print("connected", flush=True)
        while not select.select([sys.stdin], [], [], SECONDS_BETWEEN_CALLS)[0]:
            began = perf_counter()
            client.get("/api/auth/user").raise_for_status()
            took.append(perf_counter() - began)
    print(json.dumps(took), flush=True)


@contextmanager
def another_person(address: str, cookies: dict[str, str]) -> Iterator[list[float]]:
    """Connected within the block; the list is filled with the seconds of each call when the block is left."""
    command = [sys.executable, "-m", "scripts.faults.another_person", address]
    took: list[float] = []
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        if process.stdin is None or process.stdout is None:
            raise TypeError("both are pipes")
        process.stdin.write(json.dumps(cookies) + "\n")
        process.stdin.flush()
        process.stdout.readline()
        try:
            yield took
        finally:
            process.stdin.close()
            took += json.loads(process.stdout.readline() or "[]")


if __name__ == "__main__":
    main()
