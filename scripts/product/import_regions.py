"""`python -m scripts.product.import_regions [FILE]`: load the state's projections, also while the product runs.

Ends with 0 when those figures serve, 1 when they can't be read, 3 when there is no database.
"""

import argparse
import sys
from pathlib import Path

from sqlalchemy.exc import OperationalError, ProgrammingError

from common.database import create_worker_engine
from common.errors import UserError
from common.settings import Settings
from scripts.product.running_database import NO_DATABASE, NoDatabaseError, settings_of_product
from workers.regions.sources import Portal
from workers.regions.storing import Stored, store

_NOT_READ = 1


def main() -> None:
    """Import the figures, and print the result."""
    parser = argparse.ArgumentParser(prog="scripts/import-regions", description="Load the state's projections.")
    parser.add_argument("file", nargs="?", type=Path, help="the CSV; without it, the newest of the state's portal")
    file: Path | None = parser.parse_args().file
    try:
        stored = _import(settings_of_product(), file)
    except UserError as error:
        _end(_NOT_READ, error.message)
    except NoDatabaseError as error:
        _end(NO_DATABASE, str(error))
    except OSError as error:
        _end(_NOT_READ, f"{error.filename} can't be read: {error.strerror}")
    except (OperationalError, ProgrammingError) as error:
        _end(NO_DATABASE, f"The database could not be asked: {error.orig}")
    else:
        did = "served already; nothing was changed" if stored.changes is None else "serve now"
        print(f"The figures of {stored.period} {did}: {stored.occupations} occupations in {stored.regions} regions.")


def _import(settings: Settings, file: Path | None) -> Stored:
    if file is None:
        portal = Portal(settings.regional_catalogue)
        origin = portal.file_address()
        content = portal.download(origin)
    else:
        origin, content = file.name, file.read_bytes()
    engine = create_worker_engine(settings)
    with engine.begin() as connection:
        return store(connection, content, origin)


def _end(status: int, message: str) -> None:
    print(message, file=sys.stderr)
    sys.exit(status)


if __name__ == "__main__":
    main()
