"""The RQ workers: one module per job kind, one package per craft. Never imports web_api or Litestar."""

import os

# Every worker is a process of its own. Were numpy's products of matrices shared out to threads besides, these would
# wait for one another by spinning: on a busy machine a sentence cost 194 ms of CPU in place of 8. numpy reads it at its
# import.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
