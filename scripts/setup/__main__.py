"""`python -m scripts.setup {product,tests} MODULE ...`: prepare, then become MODULE inside the environment."""

import os
import signal
import sys
from typing import NoReturn

from scripts.product.arguments import parse_start_arguments
from scripts.setup.browser import provide_browser
from scripts.setup.environment import Environment
from scripts.setup.folder import ROOT, alone
from scripts.setup.front_end import build_front_end, node_modules_for_checks
from scripts.setup.steps import SetupError
from scripts.setup.system_libraries import MISSING_FOR_ENVIRONMENTS, PRODUCT_LIBRARIES, TEST_LIBRARIES, provide


def main() -> NoReturn:
    """Prepare for the purpose in the first argument and replace this process by the module in the second."""
    purpose, module, *arguments = sys.argv[1:]
    if purpose == "product":
        parse_start_arguments(arguments)  # exits on a wrong word
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    environment = Environment(ROOT / ".venv")
    try:
        with alone():
            if purpose == "tests":
                libraries = [*PRODUCT_LIBRARIES, *TEST_LIBRARIES]
                if MISSING_FOR_ENVIRONMENTS:
                    provide(libraries)
                environment.make()
                with node_modules_for_checks(environment.stamps):  # which takes as long as the other two together
                    provide(libraries)
                    environment.provide("dev")
            else:
                provide(PRODUCT_LIBRARIES)
                environment.provide("product")
                build_front_end(environment.stamps)  # the checks build it themselves, beside others
            provide_browser(environment.python, environment.stamps, required=purpose == "tests")
    except SetupError as error:
        sys.exit(f"\n{error}")
    except KeyboardInterrupt:
        sys.exit(128 + signal.SIGINT)
    sys.stdout.flush()
    os.execv(environment.python, [str(environment.python), "-m", module, *arguments])  # noqa: S606 - a program of ours


main()
