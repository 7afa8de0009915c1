"""The short form of `scripts/chaos`: every fault once, on a stack of its own."""

from scripts.faults.__main__ import inject, load


def test_no_fault_loses_or_doubles_a_job() -> None:
    findings = list(inject(short=True))
    assert len(findings) > 15
    assert [str(finding) for finding in findings if not finding.holds] == []


def test_nobody_stalls_everybody() -> None:
    findings = list(load(short=True))
    assert len(findings) == 5
    assert [str(finding) for finding in findings if not finding.holds] == []
