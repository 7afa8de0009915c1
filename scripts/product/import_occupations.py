"""`python -m scripts.product.import_occupations [SOURCE]`: load a release of O*NET, also while the product runs.

Ends with 0 when that release serves, 1 when it can't be read, 3 when there is no database.
"""

import argparse
import sys

from sqlalchemy import Engine
from sqlalchemy.exc import OperationalError, ProgrammingError

from common.database import create_worker_engine
from common.errors import UserError
from scripts.product.running_database import NO_DATABASE, NoDatabaseError, settings_of_product
from workers.occupations.importing import import_release
from workers.occupations.storing import BUNDLED, Stored, store_bundled

_NOT_READ = 1
_STEPS = {1: "Fetching", 2: "Reading", 3: "Storing"}


def main() -> None:
    """Import, telling the progress, and say what came of it."""
    parser = argparse.ArgumentParser(prog="scripts/import-occupations", description="Load a release of O*NET.")
    parser.add_argument(
        "source",
        nargs="?",
        default=BUNDLED,
        help="an address such as https://www.onetcenter.org/dl_files/database/db_30_0_text.zip, a zip or a folder; "
        "without it, what comes with the product",
    )
    source = parser.parse_args().source
    try:
        stored = _import(create_worker_engine(settings_of_product()), source)
    except UserError as error:
        _end(_NOT_READ, error.message)
    except NoDatabaseError as error:
        _end(NO_DATABASE, str(error))
    except (OperationalError, ProgrammingError) as error:
        _end(NO_DATABASE, f"The database could not be asked: {error.orig}")
    else:
        print(f"\r{_told(stored)}")


def _import(engine: Engine, source: str) -> Stored | None:
    return store_bundled(engine) if source == BUNDLED else import_release(engine, source, _tell)


def _told(stored: Stored | None) -> str:
    if stored is None:
        return "What is bundled serves already, or a release that was imported does; nothing was changed."
    did = "serves now" if stored.changed else "served already; nothing was changed"
    return f"O*NET {stored.version} {did}: {stored.occupations} occupations."


def _tell(step: int, share: float, file: str | None) -> None:
    print(f"\r{_STEPS[step]} {file or ''} {share:4.0%}".ljust(40), end="", flush=True)


def _end(status: int, message: str) -> None:
    print(f"\r{message}", file=sys.stderr)
    sys.exit(status)


if __name__ == "__main__":
    main()
