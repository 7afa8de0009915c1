"""From the request to the message that arrives at a real mail server."""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from sqlalchemy import Engine, create_engine, func, select, update
from sqlalchemy.orm import Session

from common.settings import Settings
from common.tables import Job, Mail, PasswordReset, User
from tests import product
from tests.eventually import eventually
from tests.mail_server import NOBODY, MailServer, mail_server, token_in, tokens_in
from tests.product import PASSWORD, new_email

RESET = "/api/auth/password-reset"
PUBLIC_URL = "https://tradefolio.example"


@pytest.fixture(scope="module")
def server() -> Iterator[MailServer]:
    with mail_server() as server:
        yield server


@pytest.fixture(scope="module")
def stack_with_mail(stack: product.Stack) -> product.Stack:
    """Its own: other pools know of no mail server, and would take its jobs."""
    return product.private_stack(stack, 3)


@pytest.fixture(scope="module")
def site(stack_with_mail: product.Stack, server: MailServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A product with a mail server."""
    logs = tmp_path_factory.mktemp("mail")
    settings = {"SMTP_URL": server.url, "MAIL_FROM": "Tradefolio <mail@tradefolio.example>", "PUBLIC_URL": PUBLIC_URL}
    with (
        product.api(stack_with_mail, logs / "api.log", **settings) as url,
        product.pool(stack_with_mail, logs / "workers.log", WORKERS="interactive=1", **settings),
    ):
        yield url
    log = Path(logs / "workers.log").read_text()
    tokens = [token for message in server.messages for token in tokens_in(message)]
    assert [token for token in tokens if token in log] == []


@pytest.fixture
def database(stack_with_mail: product.Stack) -> Iterator[Session]:
    settings = Settings(database_url=stack_with_mail.database_url, redis_url=stack_with_mail.redis_url)
    engine: Engine = create_engine(settings.database_url)
    with Session(engine) as session:
        yield session
    engine.dispose()


@pytest.fixture
def rosa(site: str) -> Iterator[httpx.Client]:
    with product.person(site) as client:
        yield client


def email_of(client: httpx.Client) -> str:
    email: str = client.get("/api/auth/user").json()["email"]
    return email


def ask(site: str, email: str, **headers: str) -> None:
    with product.browser(site) as client:
        assert client.post(RESET, json={"email": email}, headers=headers).status_code == 204


def mail_jobs(database: Session) -> list[Job]:
    """Newest first, once all have ended."""

    def ended() -> list[Job] | None:
        database.rollback()
        jobs = database.scalars(select(Job).where(Job.kind == "send_mail").order_by(Job.created_at.desc())).all()
        return list(jobs) if all(job.ended_at for job in jobs) else None

    return eventually(ended)


def test_a_forgotten_password_is_set_anew(site: str, server: MailServer, rosa: httpx.Client, database: Session) -> None:
    email = email_of(rosa)
    ask(
        site,
        email.upper(),
        **{"Accept-Language": "es", "Host": urlsplit(site).netloc, "X-Forwarded-Host": "evil.example"},
    )
    message = server.await_message(email)
    assert message["Subject"] == "Elige una nueva contraseña de Tradefolio"
    assert message["From"] == "Tradefolio <mail@tradefolio.example>"
    assert f"{PUBLIC_URL}/reset-password#" in message.get_content()
    assert "Rosa" not in message.get_content()

    token = token_in(message)
    (job, *_) = mail_jobs(database)
    assert (job.result, list(job.arguments)) == ({"sent": True}, ["mailId"])
    assert database.scalar(select(func.count(Mail.id))) == 0
    assert database.scalars(select(PasswordReset.token_hash)).one() == sha256(token.encode()).hexdigest()

    with product.browser(site) as phone:
        assert phone.put(RESET, json={"token": token, "newPassword": "new horse"}).status_code == 204
        credentials = {"email": email, "password": "new horse"}
        assert phone.post("/api/auth/login", json=credentials).status_code == 200
    notice = server.await_message(email, 2)
    assert notice["Subject"].startswith("Your Tradefolio password was changed / Se cambió")
    assert f"{PUBLIC_URL}/forgot-password" in notice.get_content()
    assert rosa.get("/api/auth/user").status_code == 401


def test_a_newer_link_replaces_the_older(site: str, server: MailServer, rosa: httpx.Client, database: Session) -> None:
    email = email_of(rosa)
    tokens = []
    for number in (1, 2):
        ask(site, email)
        tokens.append(token_in(server.await_message(email, number)))
        mail_jobs(database)
    codes = [rosa.put(RESET, json={"token": token, "newPassword": "new horse"}).status_code for token in tokens]
    assert codes == [410, 204]


def test_nobody_is_written_to_who_has_no_account_or_one_that_is_switched_off(
    site: str, server: MailServer, rosa: httpx.Client, database: Session
) -> None:
    switched_off, unknown = email_of(rosa), new_email()
    database.execute(update(User).where(User.email == switched_off).values(is_active=False))
    database.commit()
    for email in (switched_off, unknown):
        ask(site, email)
    assert [job.result for job in mail_jobs(database)[:2]] == [{"sent": False}] * 2
    assert server.to(switched_off) + server.to(unknown) == []
    assert database.scalar(select(func.count(Mail.id))) == 0


def test_who_signs_in_through_another_service_is_told_so(
    site: str, server: MailServer, rosa: httpx.Client, database: Session
) -> None:
    email = email_of(rosa)
    without = update(User).where(User.email == email).values(password_hash=None, auth_provider="oidc")
    database.execute(without.values(external_id=email))
    database.commit()
    ask(site, email, **{"Accept-Language": "en-GB,en;q=0.9,es;q=0.5"})
    message = server.await_message(email)
    assert message["Subject"] == "Signing in to Tradefolio"
    assert f"{PUBLIC_URL}/login" in message.get_content()
    assert "#" not in message.get_content()


def test_the_address_until_now_is_told_of_a_new_one(server: MailServer, rosa: httpx.Client) -> None:
    old, new = email_of(rosa), new_email()
    rosa.put("/api/account/email", json={"email": new, "currentPassword": PASSWORD}).raise_for_status()
    notice = server.await_message(old)
    assert notice["Subject"].startswith("Your Tradefolio email was changed")
    assert rosa.get("/api/auth/user").json()["id"] in notice.get_content()
    assert new not in notice.get_content()
    assert server.to(new) == []


def test_the_owner_is_told_of_a_new_password(server: MailServer, rosa: httpx.Client) -> None:
    change = {"currentPassword": PASSWORD, "newPassword": "new horse"}
    rosa.put("/api/account/password", json=change, headers={"Accept-Language": "es-MX"}).raise_for_status()
    assert server.await_message(email_of(rosa))["Subject"] == "Se cambió tu contraseña de Tradefolio"


def test_a_refused_message_can_be_sent_again_by_an_admin(
    site: str, server: MailServer, rosa: httpx.Client, database: Session
) -> None:
    email = email_of(rosa)
    server.refusals.append(NOBODY)
    ask(site, email)
    (job, *_) = mail_jobs(database)
    assert (job.state, job.error_code) == ("failed", "mail_refused")
    assert database.scalar(select(func.count(PasswordReset.user_id)).where(User.email == email).join(User)) == 0
    with product.admin(site, database) as admin:
        admin.post(f"/api/admin/queues/jobs/{job.id}/retry").raise_for_status()
        page = admin.get(f"/api/admin/queues/jobs/{job.id}").text
    assert token_in(server.await_message(email)) not in page
    assert email not in page
