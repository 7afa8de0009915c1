"""Garbage is collected between two attempts, while nobody waits, and freed memory is given back before forks.

Python looks whenever enough objects have piled up, and so in the midst of every tenth page that is printed: 40,000
objects that only hold each other, 60 to 170 ms of processor time, which is more than the page's own.
"""

import ctypes
import gc

_libc = ctypes.CDLL(None)
NEW_OBJECTS = 7_000
"""So many are worth a look between two attempts: a page makes more, a small job fewer."""
MOST_NEW_OBJECTS = 10 * NEW_OBJECTS
"""So many make Python look through them in the midst of an attempt.

Its own 700 had it look sixty times while a page was printed, a fourteenth of the page's processor time; 7,000 once in
every second page, for 2 ms."""


def look_rarely() -> None:
    """Make Python collect garbage rarely, in a process that runs attempts."""
    _, younger, older = gc.get_threshold()
    gc.set_threshold(MOST_NEW_OBJECTS, younger, older)


def give_back_memory() -> None:
    """Give freed memory back to the system: 25 to 31 MB of a pool's 530, in 8 ms.

    Else each fork would count its share of that, and write into it as into memory of its own.
    """
    if hasattr(_libc, "malloc_trim"):  # the C library of glibc alone has it
        _libc.malloc_trim(0)


def collect_if_due() -> None:
    """Look through what was made since the last look, if that is so much: 3 ms after a page.

    What is still held between two attempts, caches hold: to look through them each time cost 40 ms in a horse that had
    filled some. `workers.runtime.horse` ends one whose memory grows.
    """
    new, looks, older_looks = gc.get_count()
    if new > NEW_OBJECTS or looks or older_looks:
        gc.collect()
        gc.freeze()
