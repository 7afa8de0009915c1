import pytest

from common.settings import Settings
from workers.browsing.guard import Guard, Refusal, RefusedError, configured_guard


async def refusal_of(guard: Guard, host: str, port: int = 80) -> Refusal:
    with pytest.raises(RefusedError) as refused:
        await guard.addresses(host, port)
    return refused.value.refusal


def knowing(*answers: list[str]) -> Guard:
    """The real rule over a resolver that gives these answers in turn."""
    waiting = list(answers)

    async def look_up(_host: str, _port: int) -> list[str]:
        return waiting.pop(0)

    return Guard(look_up=look_up)


@pytest.mark.parametrize(
    "spelling",
    [
        *("127.0.0.1", "127.1", "2130706433", "0x7f000001", "0x7f.0.0.1", "0177.0.0.1", "017700000001", "0"),
        *("localhost", "LocalHost", "::1", "::ffff:127.0.0.1", "::ffff:7f00:1", "169.254.169.254", "0xa9fea9fe"),
    ],
)
async def test_every_spelling_of_a_private_address_is_refused(spelling: str) -> None:
    assert await refusal_of(Guard(), spelling) is Refusal.NOT_PUBLIC


async def test_one_private_address_among_public_ones_refuses_the_name() -> None:
    assert await refusal_of(knowing(["93.184.215.14", "10.0.0.5"]), "both.example") is Refusal.NOT_PUBLIC
    assert await refusal_of(knowing(["2606:4700:4700::1111", "fd00::1"]), "both.example") is Refusal.NOT_PUBLIC


async def test_a_name_that_turns_private_is_refused_from_then_on() -> None:
    guard = knowing(["93.184.215.14"], ["127.0.0.1"])
    assert await guard.addresses("rebinding.example", 443) == ["93.184.215.14"]
    assert await refusal_of(guard, "rebinding.example", 443) is Refusal.NOT_PUBLIC


@pytest.mark.parametrize("port", [0, 22, 25, 5432, 6379, 8080, 65535])
async def test_only_the_ports_of_the_web_are_open(port: int) -> None:
    assert await refusal_of(knowing(["93.184.215.14"]), "site.example", port) is Refusal.PORT


@pytest.mark.parametrize("name", ["", "a" * 70 + ".example", "no-such-name.invalid"])
async def test_a_name_that_leads_nowhere_is_said_to(name: str) -> None:
    async def nothing(_host: str, _port: int) -> list[str]:
        return []

    assert await refusal_of(Guard(look_up=nothing), name) is Refusal.NO_SUCH_NAME


def settings(*, private: bool) -> Settings:
    return Settings(
        database_url="postgresql://nobody@127.0.0.1/none", redis_url="redis://127.0.0.1", allow_private_urls=private
    )


async def test_private_addresses_are_read_only_where_a_setting_says_so() -> None:
    assert await refusal_of(configured_guard(settings(private=False)), "127.0.0.1") is Refusal.NOT_PUBLIC
    allowed = configured_guard(settings(private=True))
    assert await allowed.addresses("127.0.0.1", 8080) == ["127.0.0.1"]


@pytest.mark.parametrize(
    "address", ["169.254.169.254", "0xa9fea9fe", "2852039166", "::ffff:a9fe:a9fe", "168.63.129.16"]
)
async def test_a_cloud_s_metadata_is_refused_even_then(address: str) -> None:
    assert await refusal_of(configured_guard(settings(private=True)), address) is Refusal.NOT_PUBLIC
