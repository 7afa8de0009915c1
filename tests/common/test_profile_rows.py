"""A profile as documents are written from it, with all that a person may fill in and with hardly anything."""

from datetime import date
from uuid import UUID

from sqlalchemy import Engine, event
from sqlalchemy.orm import Session

from common.profile.rows import ProfileRows, read_profile_rows
from common.tables import (
    Certification,
    ContactDetails,
    Education,
    EquipmentSkill,
    ReferenceDetails,
    SpokenLanguage,
    User,
    WorkExperience,
)
from tests import product


def new_user(session: Session) -> UUID:
    user = User(email=product.new_email(), first_name="Rosa", last_name="Ibarra")
    session.add(user)
    session.flush()
    return user.id


def parts(rows: ProfileRows) -> list[object]:
    background = rows.background
    return [
        *(rows.work_experiences, rows.equipment_skills, rows.certifications, rows.contact),
        *(background.education, background.languages, background.references),
    ]


def test_all_that_was_filled_in_is_read(engine: Engine) -> None:
    with Session(engine) as session:
        mine = {"user_id": new_user(session)}
        session.add(WorkExperience(job_title="Welder", company_name="Bayline", start_date=date(2020, 1, 1), **mine))
        session.add(EquipmentSkill(name="Forklift", type="Heavy Equipment", **mine))
        session.add(Certification(name="OSHA 30", issuing_organization="OSHA", issue_date=date(2024, 1, 1), **mine))
        session.add(ContactDetails(phone="(510) 555-0142", **mine))
        session.add(Education(school="Local 377", **mine))
        session.add(SpokenLanguage(name="Spanish", level="Native", **mine))
        session.add(ReferenceDetails(on_request=True, **mine))
        session.flush()
        assert all(parts(read_profile_rows(session, mine["user_id"])))
        assert not any(parts(read_profile_rows(session, new_user(session))))


def test_an_empty_profile_is_one_question(engine: Engine) -> None:
    asked: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        asked.append(statement)

    with Session(engine) as session:
        user_id = new_user(session)
        event.listen(engine, "before_cursor_execute", note)
        read_profile_rows(session, user_id)
        event.remove(engine, "before_cursor_execute", note)
    assert len(asked) == 1
