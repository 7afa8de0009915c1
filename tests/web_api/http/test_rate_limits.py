"""What is limited, and that it holds across processes."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack
from pathlib import Path
from time import monotonic
from uuid import uuid4

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from common.errors import UserError
from tests import product
from web_api.http.rate_limits import Limit, Throttle, TooManyAttemptsError, _network

MINUTE = 60
ONE_MORE_AFTER_SECONDS = 90
"""Of guesses at an account: ten in a row, and as many again within a quarter of an hour."""


@pytest.fixture
async def throttle(stack: product.Stack) -> AsyncIterator[Throttle]:
    throttle = Throttle(stack.redis_url)
    yield throttle
    await throttle.close()


def somebody(times: int, what: str = "knock") -> Limit:
    return Limit(what, str(uuid4()), times, 100 * MINUTE)


async def test_a_limit_lets_so_many_through_and_then_says_how_long_to_wait(throttle: Throttle) -> None:
    limit = somebody(5)
    for _ in range(5):
        await throttle.take(limit)
    with pytest.raises(TooManyAttemptsError, match=r"Please try again in 20 minutes\.") as refused:
        await throttle.take(limit)
    assert refused.value.code == "too_many_attempts"
    assert 19 * MINUTE < refused.value.retry_after <= 20 * MINUTE
    await throttle.take(limit._replace(whom="somebody else"))


@pytest.mark.parametrize("left_behind", ["a list", "no number"])
async def test_a_key_that_holds_something_else_locks_nobody_out(throttle: Throttle, left_behind: str) -> None:
    limit = somebody(1)
    redis = throttle._connection.redis
    await (redis.lpush(limit.key, "1") if left_behind == "a list" else redis.set(limit.key, left_behind))
    await throttle.take(limit)
    with pytest.raises(TooManyAttemptsError):
        await throttle.take(limit)


async def test_of_many_at_once_only_so_many_get_through(throttle: Throttle) -> None:
    limit = somebody(7)
    answers = await asyncio.gather(*(throttle.take(limit) for _ in range(200)), return_exceptions=True)
    assert answers.count(None) == 7


async def test_a_refused_try_takes_nothing_from_the_other_limits(throttle: Throttle) -> None:
    narrow, wide = somebody(1), somebody(3)
    await throttle.take(narrow, wide)
    for _ in range(10):
        with pytest.raises(TooManyAttemptsError):
            await throttle.take(narrow, wide)
    await throttle.take(wide)
    await throttle.take(wide)
    with pytest.raises(TooManyAttemptsError):
        await throttle.take(wide)


async def test_right_guesses_are_not_counted(throttle: Throttle) -> None:
    limit = somebody(2)
    for _ in range(20):
        async with throttle.guess(limit):
            pass
    for _ in range(2):
        with pytest.raises(KeyError):
            async with throttle.guess(limit):
                raise KeyError
    with pytest.raises(TooManyAttemptsError):
        async with throttle.guess(limit):
            pytest.fail("tried although the limit was used up")


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=30, deadline=None)
@given(st.lists(st.sampled_from(["right", "wrong"]), max_size=12))
async def test_any_sequence_of_guesses_allows_as_many_wrong_ones(throttle: Throttle, guesses: list[str]) -> None:
    limit = somebody(4)
    wrong = 0
    for guess in guesses:
        if wrong == 4:
            with pytest.raises(TooManyAttemptsError):
                await throttle.take(limit)
            return
        if guess == "right":
            async with throttle.guess(limit):
                pass
        else:
            await throttle.take(limit)
            wrong += 1


async def test_without_redis_nothing_gets_through() -> None:
    throttle = Throttle(f"redis://127.0.0.1:{product.free_port()}/0")
    with pytest.raises(UserError) as refused:
        await throttle.take(somebody(5))
    assert refused.value.code == "unavailable"
    await throttle.close()


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("198.51.100.7", "198.51.100.7"),
        ("::ffff:198.51.100.7", "198.51.100.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("a socket", "a socket"),
        ("", ""),
    ],
)
def test_an_address_stands_for_whom_it_belongs_to(address: str, network: str) -> None:
    assert _network(address) == network


def test_redis_learns_nobodys_name() -> None:
    assert "rosa" not in Limit("account", "rosa@example.com", 1, 1).key


async def test_of_a_thousand_guesses_over_four_processes_ten_are_tried(stack: product.Stack, tmp_path: Path) -> None:
    with ExitStack() as processes:
        addresses = [processes.enter_context(product.api(stack, tmp_path / f"api{n}.log")) for n in range(4)]
        with product.person(addresses[0]) as person:
            email = person.get("/api/auth/user").json()["email"]
        codes, began = Counter[str](), monotonic()
        await asyncio.gather(*(guess(url, email, 50, codes) for url in addresses for _ in range(5)))
        regained = int((monotonic() - began) / ONE_MORE_AFTER_SECONDS)
        assert codes.keys() == {"wrong_credentials", "too_many_attempts"}
        assert codes.total() == 1000
        assert 10 <= codes["wrong_credentials"] <= 10 + regained
        right = {"email": email, "password": product.PASSWORD}
        refused = product.ask("POST", f"{addresses[0]}/api/auth/login", json=right)
        assert refused.status_code == 429
        assert 0 < int(refused.headers["retry-after"]) <= ONE_MORE_AFTER_SECONDS


async def guess(base_url: str, email: str, times: int, codes: Counter[str]) -> None:
    """One connection's guesses; their answers are counted in `codes`."""
    async with httpx.AsyncClient(base_url=base_url, timeout=60, verify=product.UNUSED_TLS) as client:
        for number in range(times):
            answer = await client.post("/api/auth/login", json={"email": email, "password": f"guess {number}"})
            codes[answer.json()["code"]] += 1


@pytest.fixture(scope="module")
def behind_a_proxy(stack: product.Stack, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """An API that believes what addresses it is told, with limits that a test can reach."""
    log = tmp_path_factory.mktemp("proxied") / "api.log"
    limits = {"WRONG_PASSWORDS_PER_ADDRESS": "20", "REGISTRATIONS_PER_ADDRESS": "30"}
    with product.api(stack, log, TRUSTED_PROXIES="127.0.0.1", **limits) as url:
        yield url


def test_guesses_at_unknown_accounts_are_counted_by_address(behind_a_proxy: str) -> None:
    with product.browser(behind_a_proxy) as client:
        assert [guess_as(client, "203.0.113.7") for _ in range(23)] == [401] * 20 + [429] * 3
        assert guess_as(client, "203.0.113.8") == 401
        assert [guess_as(client, f"2001:db8:0:1::{n}") for n in range(21)] == [401] * 20 + [429]


def guess_as(client: httpx.Client, address: str) -> int:
    credentials = {"email": product.new_email(), "password": "wrong horse"}
    return client.post("/api/auth/login", json=credentials, headers={"X-Forwarded-For": address}).status_code


def test_a_forwarded_address_is_believed_only_from_a_trusted_proxy(stack: product.Stack, tmp_path: Path) -> None:
    somewhere = httpx.HTTPTransport(local_address="127.0.0.9")  # its own count, beside that of all the other tests
    with (
        product.api(stack, tmp_path / "api.log", WRONG_PASSWORDS_PER_ADDRESS="3") as url,
        product.browser(url, transport=somewhere) as client,
    ):
        codes = [guess_as(client, f"203.0.113.{n}") for n in range(5)]
        assert codes == [401] * 3 + [429] * 2


def test_strangers_guesses_do_not_lock_out_who_is_signed_in(behind_a_proxy: str) -> None:
    home, elsewhere = {"X-Forwarded-For": "198.51.100.1"}, {"X-Forwarded-For": "198.51.100.2"}
    form = {"email": product.new_email(), "password": product.PASSWORD, "firstName": "Rosa", "lastName": "Ibarra"}

    def sign_in(browser: httpx.Client, password: str, headers: dict[str, str]) -> int:
        return browser.post("/api/auth/login", json=form | {"password": password}, headers=headers).status_code

    with product.browser(behind_a_proxy) as owner, product.browser(behind_a_proxy) as stranger:
        owner.post("/api/auth/register", json=form, headers=home).raise_for_status()
        assert [sign_in(stranger, "wrong horse", elsewhere) for _ in range(12)] == [401] * 10 + [429] * 2
        assert sign_in(stranger, product.PASSWORD, elsewhere) == 429
        assert sign_in(owner, product.PASSWORD, home) == 200


def test_a_union_hall_registers_behind_one_address(behind_a_proxy: str) -> None:
    hall = {"X-Forwarded-For": "192.0.2.55"}
    form = {"password": product.PASSWORD, "firstName": "Rosa", "lastName": "Ibarra"}
    with product.browser(behind_a_proxy) as client:

        def register() -> int:
            member = form | {"email": product.new_email()}
            return client.post("/api/auth/register", json=member, headers=hall).status_code

        assert [register() for _ in range(31)] == [201] * 30 + [429]


def test_who_has_an_account_is_found_out_for_a_few_addresses_only(stack: product.Stack, tmp_path: Path) -> None:
    """Then registering is refused also with an e-mail that nobody has: the refusal tells nothing."""
    form = {"password": product.PASSWORD, "firstName": "Rosa", "lastName": "Ibarra"}
    somewhere = httpx.HTTPTransport(local_address="127.0.0.10")
    with (
        product.api(stack, tmp_path / "api.log", TAKEN_EMAILS_PER_ADDRESS="3") as url,
        product.browser(url, transport=somewhere) as client,
    ):

        def register(email: str) -> int:
            return client.post("/api/auth/register", json=form | {"email": email}).status_code

        taken = product.new_email()
        assert [register(taken), register(product.new_email())] == [201, 201]
        assert [register(taken) for _ in range(4)] == [409] * 3 + [429]
        assert register(product.new_email()) == 429
