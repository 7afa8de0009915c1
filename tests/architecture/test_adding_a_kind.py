"""What CONTRIBUTING.md says of a new kind of job, followed to the letter in a copy of the tree.

The kind counts the words of a posting. It has a call, a screen and both languages, and is seen to work.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.prepared import FORK_SERVER
from tests.product import REPOSITORY

MOST_FILES = 10
"""That a person edits; what is generated out of them isn't counted."""
GENERATED = {
    "frontend/openapi.json",
    "frontend/src/api/schema.ts",
    "frontend/src/api/job-steps.ts",
    "frontend/src/i18n/locales/en.po",
}

KIND = '''"""Counting the words of a posting."""

from common.contract import Contract
from common.jobs.kind import Kind, Queue
from common.messages import Wording


class CountWordsArguments(Contract, frozen=True):
    """The posting."""

    text: str


class CountWordsResult(Contract, frozen=True):
    """How many."""

    words: int


COUNT_WORDS = Kind(
    module=__name__,
    queue=Queue.INTERACTIVE,
    deadline_seconds=30,
    steps=(Wording("counting_words", "Counting the words..."),),
    arguments=CountWordsArguments,
    result=CountWordsResult,
    tells_owner=False,
)
'''
WORKER = '''"""The job that counts the words of a posting."""

from common.jobs.kinds.count_words import CountWordsArguments, CountWordsResult
from workers.runtime.running_job import RunningJob


def run(job: RunningJob, arguments: CountWordsArguments) -> None:
    """Nothing is stored but the result."""
    job.step(1)
    with job.ending() as ending:
        ending.succeed(CountWordsResult(words=len(arguments.text.split())))
'''
CALL = '''
class PostingText(msgspec.Struct):
    """A posting."""

    text: str


@post("/count-words", status_code=200, runs=COUNT_WORDS, streams=True)
async def count_words(data: JSONBody[PostingText], run_job: NamedDependency[RunJob]) -> Response[CountWordsResult]:
    """How many words a posting has."""

    async def to_response(result: CountWordsResult) -> Response[Any]:
        return Response(result)

    return await run_job(COUNT_WORDS, CountWordsArguments(data.text), to_response)


'''
FLOW = '''"""From the form to the figure: count-words -> worker."""

import httpx
import pytest

from tests.flows.events import stream

pytestmark = pytest.mark.usefixtures("pool")


def test_words_are_counted(person: httpx.Client) -> None:
    counted = person.post("/api/count-words", json={"text": "Weld two frames"})
    assert (counted.status_code, counted.json()) == (200, {"words": 3})


def test_the_stream_tells_the_step(person: httpx.Client) -> None:
    step, ending = stream(person, "POST", "/api/count-words", json={"text": "Weld"})
    assert step.data["code"] == "counting_words"
    assert ending.data["result"] == {"words": 1}
'''
SCREEN = """import { Trans, useLingui } from "@lingui/react/macro";

import { jobRequest } from "@/jobs/job-request";
import { JobStatus } from "@/jobs/job-status";
import { useJobSlice } from "@/jobs/use-job-slice";
import { Button } from "@/ui/button";

const count = (text: string) => jobRequest("/api/count-words", { text });

export function CountWordsScreen() {
  const { t } = useLingui();
  const job = useJobSlice(count, { failure: { title: t`Not counted`, fallback: t`Please try again.` } });
  return (
    <>
      <Button onClick={() => job.start("Weld two frames")}>
        <Trans>Count</Trans>
      </Button>
      <JobStatus job={job} label={t`Counting`} />
      {job.outcome && <output>{job.outcome.result.words}</output>}
    </>
  );
}
"""
ROUTE = """  {
    path: "/count-words",
    label: msg`Count`,
    load: async () => (await import("@/features/dashboard/count-words-screen")).CountWordsScreen,
  },
"""
TRANSLATIONS = {
    "Count the words": "Contar las palabras",
    "Counting the words...": "Contando las palabras...",
    "Not counted": "No se contó",
    "Count": "Contar",
    "Counting": "Contando",
}


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The files of the tree as they are now, with this machine's installed packages."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],  # noqa: S607 - whichever git is here
        cwd=REPOSITORY,
        capture_output=True,
        text=True,
        check=True,
    )
    root = tmp_path / "copy"
    for name in filter(lambda name: (REPOSITORY / name).is_file(), listed.stdout.splitlines()):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(REPOSITORY / name, root / name)
    (root / "frontend" / "node_modules").symlink_to((REPOSITORY / "frontend" / "node_modules").resolve())
    return root


def edit(path: Path, before: str, added: str) -> None:
    """Put `added` in front of the first `before`."""
    text = path.read_text()
    assert before in text
    path.write_text(text.replace(before, added + before, 1))


def add_kind(root: Path) -> None:
    """In the order of CONTRIBUTING.md."""
    (root / "common/jobs/kinds/count_words.py").write_text(KIND)
    (root / "workers/count_words.py").write_text(WORKER)
    call = root / "web_api/postings/handlers.py"
    edit(call, "postings_router =", CALL)
    edit(
        call,
        "from common.jobs.kinds",
        "from common.jobs.kinds.count_words import COUNT_WORDS, CountWordsArguments, CountWordsResult\n",
    )
    call.write_text(
        call.read_text().replace("route_handlers=[extract_job]", "route_handlers=[extract_job, count_words]")
    )
    edit(
        root / "tests/web_api/every_route/rules.py",
        '    "POST /api/extract-job"',
        '    "POST /api/count-words": signed_in(202, {"text": "Weld"}, headers=LATER),\n',
    )
    edit(root / "README.md", "| `extract_posting` |", "| `count_words` | interactive | counts words |\n")
    (root / "tests/flows/test_count_words.py").write_text(FLOW)
    words = root / "frontend/src/i18n/codes/jobs.ts"
    edit(words, "  extract_posting: msg`", "  count_words: msg`Count the words`,\n")
    edit(words, "  opening_posting: msg`", "  counting_words: msg`Counting the words...`,\n")
    (root / "frontend/src/features/dashboard/count-words-screen.tsx").write_text(SCREEN)
    edit(root / "frontend/src/app/screens.ts", '  {\n    path: "/profile",', ROUTE)
    entries = "".join(f'\nmsgid "{english}"\nmsgstr "{spanish}"\n' for english, spanish in TRANSLATIONS.items())
    spanish = root / "frontend/src/i18n/locales/es.po"
    spanish.write_text(spanish.read_text() + entries)


def changed(root: Path) -> Iterator[str]:
    for path in root.rglob("*"):
        name = str(path.relative_to(root))
        if "node_modules" in name or "__pycache__" in name or not path.is_file():
            continue
        before = REPOSITORY / name
        if not before.is_file() or before.read_bytes() != path.read_bytes():
            yield name


def run(root: Path, *command: str, within: str = ".") -> bytes:
    # The server that this run's processes are forked from has imported this tree, and not the copy.
    environment = {name: value for name, value in os.environ.items() if name != FORK_SERVER}
    done = subprocess.run(  # noqa: S603 - of constants
        command, cwd=root / within, env=environment, capture_output=True, check=False
    )
    assert done.returncode == 0, (done.stdout + done.stderr).decode()
    return done.stdout


def test_a_new_kind_with_a_call_and_a_screen_works_by_ten_files(copy: Path) -> None:
    add_kind(copy)
    assert len(list(changed(copy))) <= MOST_FILES

    described = run(copy, sys.executable, "-m", "web_api.openapi")
    (copy / "frontend/openapi.json").write_bytes(described)
    for script in ("generate-api", "messages"):
        run(copy, "npm", "run", "-s", script, within="frontend")
    assert len(set(changed(copy)) - GENERATED) <= MOST_FILES

    for script in ("check-messages", "typecheck"):
        run(copy, "npm", "run", "-s", script, within="frontend")
    tests = ("tests/flows/test_count_words.py", "tests/architecture/test_job_kinds.py")
    run(copy, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *tests)
