"""Fuzz the API: `python -m scripts.fuzz.answers [EXAMPLES [PYTEST ARGUMENTS]]`, of each call, by default 300.

The long form of tests/web_api/every_route/test_conformance.py: as a user and as an admin, with other requests in every
run. 300 take some twenty minutes; `-k admin` asks only the calls with that word in them.
"""

import os
import subprocess
import sys

SHORT_FORM = "tests/web_api/every_route/test_conformance.py"
EXAMPLES = "300"


def main() -> None:
    """Run the tests, and exit with pytest's status."""
    examples, *arguments = sys.argv[1:] or [EXAMPLES]
    environment = os.environ | {"CONFORMANCE_EXAMPLES": examples}
    pytest = [sys.executable, "-m", "pytest", "-q", SHORT_FORM, *arguments]
    sys.exit(subprocess.run(pytest, env=environment, check=False).returncode)


if __name__ == "__main__":
    main()
