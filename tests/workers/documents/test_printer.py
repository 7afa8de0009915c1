"""WeasyPrint finds its libraries without the search that starts other programs."""

import os
import subprocess
import sys


def test_importing_it_starts_no_program() -> None:
    program = (
        "import sys\n"
        "def refuse(event, _arguments):\n"
        "    if event == 'subprocess.Popen': raise SystemExit('a program was started')\n"
        "sys.addaudithook(refuse)\n"
        "from workers.documents import pdf\n"
        "pdf.warm_up()\n"
    )
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=environment, check=False)  # noqa: S603 - our own words
    assert done.returncode == 0, done.stderr
