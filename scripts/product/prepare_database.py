"""`python -m scripts.product.prepare_database`: bring the embedded database up to date.

It gets first posts to read, the bundled occupations, and the figures for the regions.
"""

from common.database import create_worker_engine
from common.logs import configure_logs
from common.migrations import upgrade
from common.startup import read_settings
from scripts.product.starter_blog import add_starter_posts
from workers.occupations import storing as occupations
from workers.regions import storing as regions


def main() -> None:
    """Prepare the database in one process: starting a second one would take longer than the work."""
    settings = read_settings()
    configure_logs(settings)
    upgrade(settings.database_url)
    engine = create_worker_engine(settings)
    add_starter_posts(engine)
    occupations.store_bundled(engine)
    regions.store_bundled(engine)
    engine.dispose()


if __name__ == "__main__":
    main()
