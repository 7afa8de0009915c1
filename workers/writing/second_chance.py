"""What the fact gate refused goes back to its writer once, with the reason."""

from collections.abc import Iterable, Sequence

import msgspec

from workers.writing.draft import Draft, Refused, Writer
from workers.writing.gate.gate import Removal

_PROSE = frozenset({"summary", "bullet", "paragraph"})


def with_second_chance(draft: Draft, removals: Iterable[Removal], writer: Writer) -> Draft:
    """The draft with the writer's other words where the gate refused the first ones; they are checked anew."""
    refused = [Refused(one.text, one.unproven) for one in removals if one.place in _PROSE]
    if not refused:
        return draft
    texts = writer.rewrite(refused)
    return _replaced(draft, refused, texts) if texts else draft


def _replaced(draft: Draft, refused: Sequence[Refused], texts: dict[int, str]) -> Draft:
    def anew(prose: str) -> str:
        for place, text in texts.items():
            prose = prose.replace(refused[place].text, text)
        return prose

    return msgspec.structs.replace(
        draft,
        summary=anew(draft.summary),
        bullets={job: tuple(map(anew, bullets)) for job, bullets in draft.bullets.items()},
        paragraphs=tuple(map(anew, draft.paragraphs)),
    )
