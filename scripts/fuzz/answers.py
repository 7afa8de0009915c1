"""Fuzz the API: `python -m scripts.fuzz.answers [EXAMPLES]`, of each call, by default 300: some ten minutes.

The long form of tests/web_api/every_route/test_conformance.py, with other requests in every run.
"""

import os
import subprocess
import sys

SHORT_FORM = "tests/web_api/every_route/test_conformance.py"
EXAMPLES = "300"


def main() -> None:
    """Ends as pytest does."""
    examples = sys.argv[1] if len(sys.argv) > 1 else EXAMPLES
    environment = os.environ | {"CONFORMANCE_EXAMPLES": examples}
    pytest = [sys.executable, "-m", "pytest", "-q", SHORT_FORM]
    sys.exit(subprocess.run(pytest, env=environment, check=False).returncode)


if __name__ == "__main__":
    main()
