"""`python -m scripts.product.make_admin EMAIL`: make a registered user an admin, also while the product runs.

Ends with 0 when that person is an admin, 1 when nobody has the address, 3 when there is no database to ask.
"""

import argparse
import sys
from typing import NoReturn

from sqlalchemy import Engine, func, update
from sqlalchemy.exc import OperationalError, ProgrammingError

from common.database import create_worker_engine
from common.tables import User
from scripts.product.running_database import NO_DATABASE, NoDatabaseError, settings_of_product

_NOBODY = 1


def main() -> None:
    """Make an account an admin's, and print the result."""
    parser = argparse.ArgumentParser(prog="scripts/make-admin", description="Make a registered user an admin.")
    parser.add_argument("email", help="the address they registered with")
    email = parser.parse_args().email.strip()
    try:
        promoted = _promote(email, create_worker_engine(settings_of_product()))
    except NoDatabaseError as error:
        _end(NO_DATABASE, str(error))
    except (OperationalError, ProgrammingError) as error:
        _end(NO_DATABASE, f"The database could not be asked: {error.orig}")
    except PermissionError as error:
        _end(NO_DATABASE, f"{error.filename} may not be read. Run this as the user who started Tradefolio.")
    if promoted is None:
        _end(_NOBODY, f"Nobody is registered as {email}. Register in the browser first; then run this again.")
    print(f"{promoted} is an admin now.")


def _promote(email: str, engine: Engine) -> str | None:
    """Answer with the address as it was registered; None when nobody has it. Case doesn't count, as at sign-in."""
    theirs = update(User).where(func.lower(User.email) == email.lower()).values(role="admin").returning(User.email)
    with engine.begin() as connection:
        return connection.execute(theirs).scalar_one_or_none()


def _end(status: int, message: str) -> NoReturn:
    print(message, file=sys.stderr)
    sys.exit(status)


if __name__ == "__main__":
    main()
