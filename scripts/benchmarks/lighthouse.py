"""`scripts/bench lighthouse [RUNS] [--program PATH]`: Lighthouse's mobile preset on the landing page and the dashboard.

Serves the front end as it was built last by one API process, and prints of each run (three of each page unless told)
the four scores, what the score for performance is made of, and what went over the wire. The dashboard is that of
somebody with one job. Lighthouse is no dependency of the product: `npm install --prefix FOLDER lighthouse`, then
`--program FOLDER/node_modules/.bin/lighthouse`; without it, `lighthouse` is looked for on the PATH.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from playwright.sync_api import sync_playwright

from common.migrations import upgrade
from common.settings import Settings
from scripts.benchmarks.journey import JOB
from scripts.embedded.services import EmbeddedServices
from tests import product

RUNS = 3
PATIENCE_SECONDS = 300
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
CHROMIUM_FLAGS = "--headless=new --no-sandbox --disable-gpu"
SCORES = {
    "performance": "performance",
    "accessibility": "accessibility",
    "best-practices": "best practices",
    "seo": "SEO",
}


@dataclass(frozen=True)
class Lighthouse:
    """The program, the Chromium that it drives, and a folder for its reports."""

    program: str
    chromium: str
    folder: Path

    def report(self, address: str, headers: dict[str, str]) -> dict[str, Any]:
        """Return Lighthouse's report, as JSON, of one visit to the address by a new browser."""
        report, sent = self.folder / "report.json", self.folder / "headers.json"
        report.unlink(missing_ok=True)
        sent.write_text(json.dumps(headers), encoding="utf-8")
        done = subprocess.run(
            [
                self.program,
                address,
                "--quiet",
                f"--chrome-flags={CHROMIUM_FLAGS}",
                f"--extra-headers={sent}",
                "--output=json",
                f"--output-path={report}",
            ],
            env=os.environ | {"CHROME_PATH": self.chromium},
            capture_output=True,
            text=True,
            timeout=PATIENCE_SECONDS,
            check=False,
        )
        if done.returncode or not report.exists():
            sys.exit(f"Lighthouse gave no report on {address}:\n{done.stderr[-2000:]}")
        read: dict[str, Any] = json.loads(report.read_text(encoding="utf-8"))
        return read


def _summary(report: dict[str, Any]) -> str:
    audits = report["audits"]
    scores = "  ".join(f"{name} {report['categories'][code]['score'] * 100:.0f}" for code, name in SCORES.items())
    seconds = {
        "first paint": audits["first-contentful-paint"]["numericValue"] / 1000,
        "largest": audits["largest-contentful-paint"]["numericValue"] / 1000,
    }
    requests = audits["network-requests"]["details"]["items"]
    kilobytes = sum(request.get("transferSize", 0) for request in requests) / 1000
    return (
        f"{scores}  | {'  '.join(f'{name} {value:.1f} s' for name, value in seconds.items())}"
        f"  blocked {audits['total-blocking-time']['numericValue']:.0f} ms"
        f"  CLS {audits['cumulative-layout-shift']['numericValue']:.3f}"
        f"  | {len(requests)} requests, {kilobytes:.0f} kB"
    )


def _chromium() -> str:
    for name in CHROMIUMS:
        if found := shutil.which(name):
            return found
    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


def _cookies(client: httpx.Client) -> str:
    return "; ".join(f"{name}={value}" for name, value in client.cookies.items())


def main() -> None:
    """Visit the two pages in turn, RUNS times."""
    parser = argparse.ArgumentParser(prog="scripts/bench lighthouse")
    parser.add_argument("runs", nargs="?", type=int, default=RUNS)
    parser.add_argument("--program", default=shutil.which("lighthouse"))
    given = parser.parse_args()
    if not given.program:
        sys.exit("Lighthouse isn't on the PATH: npm install --prefix FOLDER lighthouse, then --program (see --help).")
    if not product.BUILT_PAGE.exists():
        sys.exit("The front end isn't built: npm run build in frontend/.")
    with TemporaryDirectory() as folder, EmbeddedServices(Path(folder)).running() as services, ExitStack() as opened:
        stack = product.Stack(services.database_url, services.redis_url)
        upgrade(Settings(database_url=stack.database_url, redis_url=stack.redis_url).database_url)
        address = opened.enter_context(product.api(stack, Path(folder) / "log"))
        person = opened.enter_context(product.person(address))
        person.post("/api/work-experiences", json=JOB).raise_for_status()
        lighthouse = Lighthouse(given.program, _chromium(), Path(folder))
        pages: dict[str, dict[str, str]] = {"landing": {}, "dashboard": {"Cookie": _cookies(person)}}
        for _ in range(given.runs):
            for name, headers in pages.items():
                load = os.getloadavg()[0]
                print(f"{name:9}  load {load:4.1f}  {_summary(lighthouse.report(address + '/', headers))}", flush=True)


if __name__ == "__main__":
    main()
