"""A worker pool for which the tests' site is part of the public web: `python -m tests.workers.browsing.pool_with_site`.

All else is the product's own. The product has no setting for this, so the pool is another program.
"""

from functools import partial

from tests.workers.browsing.site import PUBLIC
from workers import extract_posting
from workers.__main__ import main
from workers.browsing.addresses import is_public
from workers.browsing.guard import Guard

if __name__ == "__main__":
    guard = Guard(lambda address: address == PUBLIC or is_public(address), frozenset(range(1, 65536)))
    extract_posting.run = partial(extract_posting.run, guard=guard)
    main()
