"""Two models over HTTP: what the honest one says stays, and nothing of what the one that always lies says."""

import json
from typing import Any

import pytest

from tests.workers.writing.model.model_server import ModelServer, Reply, serving
from tests.workers.writing.people import assignment
from workers.documents.plain_text import plain_text
from workers.language.words import sentences_of
from workers.model.client import ModelClient
from workers.writing.document.compose import compose
from workers.writing.draft import DocumentKind
from workers.writing.model.writer import ModelWriter
from workers.writing.write import check, write

HONEST: dict[DocumentKind, dict[str, Any]] = {
    "resume": {
        "headline": "Pipe Welder",
        "summary": (
            "Pipe welder with seven years at Acme Shipyard, welding structural steel beams with MIG and flux core. "
            "Reads blueprints and shop drawings and inspects welds for cracks and porosity. "
            "Holds AWS D1.1 and a current forklift operator certification."
        ),
        "jobs": [
            {
                "id": "job1",
                "bullets": [
                    "Weld structural steel beams using GMAW and flux core",
                    "Interpret blueprints and shop drawings",
                    "Inspect welds for cracks and porosity",
                    "Maintain welding equipment",
                    "Help rig loads with the overhead crane",
                ],
            },
            {
                "id": "job2",
                "bullets": [
                    "Ground and cleaned welds",
                    "Operated a forklift to move 5,000 lb coils",
                    "Loaded trucks",
                    "Kept the shop clean",
                ],
            },
        ],
        "skills": ["skill1"],
        "certifications": ["cert1"],
    },
    "cover_letter": {
        "paragraphs": [
            "I am applying for the Structural Welder position at Harborline Marine. I weld steel beams with MIG.",
            "I read blueprints and shop drawings, and I inspect welds. I also maintain the welding equipment.",
            "Before that, I was a welder helper at Beta Fabrication from 2015 to 2019. There I ran a forklift.",
            "I hold AWS D1.1 and a forklift operator certification. Thank you, and I look forward to talking.",
        ]
    },
}
LIES = [
    "Certified welding inspector with 25 years of experience at Boeing.",
    "Led a crew of 40 welders and cut costs by 35%.",
    "Welds titanium with TIG for NASA.",
    "Holds a Class A CDL and OSHA 30.",
    "Journeyman pipefitter and member of UA Local 38.",
    "Fluent in Spanish and Mandarin.",
    "Supervised the night shift and hired 12 helpers.",
]
TOLD_BY_LIES = [
    "inspector",
    "25",
    "Boeing",
    "40",
    "35",
    "titanium",
    "TIG",
    "NASA",
    "CDL",
    "30",
    "ourneyman",
    "Local",
    "Spanish",
    "Mandarin",
    "upervised",
    "hired",
    "night",
]


def sentences(answer: dict[str, Any]) -> list[str]:
    prose = [answer.get("summary", ""), *answer.get("paragraphs", [])]
    bullets = [bullet for job in answer.get("jobs", []) for bullet in job["bullets"]]
    return [sentence for text in prose for sentence in sentences_of(text)] + bullets


def document(server: ModelServer, kind: DocumentKind) -> tuple[str, str]:
    task = assignment(kind=kind)
    writer = ModelWriter(ModelClient(base_url=server.base_url, api_key=None, model="small"), seconds=20)
    checked = check(write(task, writer), task)
    return plain_text(compose(checked.draft, task)), checked.writer


def test_at_least_nine_of_ten_honest_sentences_stay() -> None:
    kept, said = 0, 0
    for kind, answer in HONEST.items():
        with serving(Reply(json.dumps(answer)), Reply("no")) as server:
            text, writer = document(server, kind)
        assert writer == "model"
        own = sentences(answer)
        kept += sum(sentence in text for sentence in own)
        said += len(own)
    assert kept >= 0.9 * said


@pytest.mark.parametrize("kind", ["resume", "cover_letter"])
def test_of_a_model_that_always_lies_nothing_stays(kind: DocumentKind) -> None:
    lies = {
        "headline": "Master Welder",
        "summary": " ".join(LIES),
        "jobs": [{"id": "job1", "bullets": LIES}, {"id": "job2", "bullets": LIES}],
        "skills": ["skill9"],
        "certifications": ["cert9"],
        "paragraphs": [f"I am applying for the Structural Welder position. {lie}" for lie in LIES],
    }
    rewritten = {"texts": [{"number": number, "text": lie} for number, lie in enumerate(LIES, start=1)]}
    with serving(Reply(json.dumps(lies)), Reply(json.dumps(rewritten))) as server:
        text, _ = document(server, kind)
    for word in TOLD_BY_LIES:
        assert word not in text.replace("5,000", ""), word
