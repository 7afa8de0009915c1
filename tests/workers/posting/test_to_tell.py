"""What a posting asks to be told is found in many wordings; duties, papers and advertising ask for no words."""

import time

import pytest

from workers.posting.requirements.reading import understand_posting
from workers.posting.to_tell.sentences import LONGEST_ASKED, asks_to_tell

ASKED = {
    "Tell us in a letter which CMM work you did yourself.": ("which CMM work you did yourself", "work"),
    "Describe the hardest process you fixed.": ("the hardest process you fixed", "work"),
    "Say when you can start.": ("when you can start", "terms"),
    "Send a resume and a short note with your availability.": ("your availability", "terms"),
    "Please include your wage expectations.": ("your wage expectations", "terms"),
    "Apply with resume and desired hourly rate.": ("desired hourly rate", "terms"),
    "Reply with photos, and tell us which trowel you'd use and why.": ("which trowel you'd use and why", "work"),
    "We'd love to hear about a machine you brought back.": ("a machine you brought back", "work"),
    "tell us about the ugliest roof you did: jobs@example.org": ("the ugliest roof you did", "work"),
    "Submit a letter of interest describing how you meet these.": ("how you meet these", "work"),
    "How soon can you start?": ("How soon can you start", "terms"),
    "Mention order number 40718.": ("order number 40718", "work"),
    "Cuéntenos en su carta qué trabajo de CMM hizo usted.": ("qué trabajo de CMM hizo usted", "work"),
    "Describa el proceso más difícil que arregló.": ("el proceso más difícil que arregló", "work"),
    "Diga cuándo puede empezar.": ("cuándo puede empezar", "terms"),
    "Incluya su disponibilidad y pretensión salarial.": ("su disponibilidad y pretensión salarial", "terms"),
    "Cuéntanos cuál fue el techo más feo que hiciste y mándanos tu CV.": (
        "cuál fue el techo más feo que hiciste",
        "work",
    ),
    "Favor de indicar pretensiones económicas en el CV.": ("pretensiones económicas", "terms"),
    "Por favor díganos en qué plantas ha trabajado.": ("en qué plantas ha trabajado", "work"),
    "¿Cuándo puede empezar?": ("Cuándo puede empezar", "terms"),
}


@pytest.mark.parametrize("sentence", ASKED)
def test_a_question_is_found_without_how_and_where_to_answer(sentence: str) -> None:
    (asked,) = asks_to_tell(f"Machinist\n{sentence}\nWe make gears.")

    assert (asked.text, asked.subject) == ASKED[sentence]


@pytest.mark.parametrize(
    "sentence",
    [
        "Describe faults to customers and explain how systems work.",
        "Explain what you found to the homeowner.",
        "You will describe what you find to the engineer.",
        "Inspect welds, list what you reject and tell the foreman.",
        "Note your hours in the app daily.",
        "Answer entrapment calls and document every visit.",
        "Customers tell us how much they like your work.",
        "Let us know if you need a reasonable accommodation to apply.",
        "If you have questions, let us know.",
        "Please note that you must pass a drug test.",
        "Tell us when you call, there's 6 spots.",
        "Tell us about yourself.",
        "Send me a note with your phone number.",
        "Please include your resume and two references.",
        "Are you a welder who loves tight fits?",
        "Available for callouts nights and weekends",
        "Describir fallas al supervisor y explicar su causa.",
        "El puesto incluye su uniforme y herramienta.",
        "Incluye tu seguro de vida y vales.",
        "Disponibilidad para viajar",
        "Explique el trabajo al cliente y deje limpio.",
        "Mande su CV al correo.",
    ],
)
def test_duties_papers_and_praise_ask_for_no_words(sentence: str) -> None:
    assert asks_to_tell(f"Machinist\n{sentence}\nWe make gears.") == ()


def test_each_question_of_a_sentence_or_a_list_is_one_and_said_once() -> None:
    text = """In your letter, tell us:
    - which CMM work you did yourself
    - when you can start
    We offer:
    - your birthday off
    Please answer these questions:
    1. What is the largest press you have set?
    Say when you can start and how many crews you've led."""

    assert [one.text for one in asks_to_tell(text)] == [
        "which CMM work you did yourself",
        "when you can start",
        "What is the largest press you have set",
        "how many crews you've led",
    ]


def test_hostile_text_is_short_plain_and_read_at_once() -> None:
    begun = time.monotonic()
    hidden = "\u202e<script>alert(1)</script>\u200b\x00"
    (asked,) = asks_to_tell(f"Tell us which {hidden} press you set {'and reset it ' * 30}.")

    assert asked.text.startswith("which <script>alert(1)</script> press you set")
    assert len(asked.text) <= LONGEST_ASKED
    assert asks_to_tell("tell us what you " * 3_000) == ()
    assert len(asks_to_tell("".join(f"Say when you can start {number}.\n" for number in range(2_000)))) < 10
    assert time.monotonic() - begun < 5


def test_what_is_to_be_told_is_no_requirement() -> None:
    text = """CNC Machinist
    Requirements:
    - 5 years on CNC lathes
    - run the CMM
    Tell us in a letter which CMM work you did yourself. Describe the hardest process you fixed.
    Describe your experience with hot taps."""

    posting = understand_posting(text)

    asked = [one.text for one in posting.requirements]
    assert "run the CMM" in asked
    assert not any("hardest" in one or "yourself" in one for one in asked)
    assert "CMM" in {one.name for one in posting.keywords}
