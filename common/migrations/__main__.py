"""`python -m common.migrations`: upgrade; `python -m common.migrations revision "message"`: write the next one."""

import sys

from alembic import command

from common.logs import configure_logs
from common.migrations import alembic_config, upgrade
from common.startup import read_settings

if __name__ == "__main__":
    settings = read_settings()
    configure_logs(settings)
    match sys.argv[1:]:
        case []:
            upgrade(settings.database_url)
        case ["revision", message]:
            command.revision(alembic_config(settings.database_url), message, autogenerate=True)
        case _:
            sys.exit(__doc__)
