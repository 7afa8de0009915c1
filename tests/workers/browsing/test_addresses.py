import pytest

from workers.browsing.addresses import is_metadata, is_public


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "127.255.255.254", "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1"),
        *("169.254.169.254", "100.64.0.1", "192.0.0.192", "198.18.0.1", "224.0.0.1", "239.255.255.250"),
        *("240.0.0.1", "255.255.255.255", "168.63.129.16", "192.0.2.1", "203.0.113.9", "192.88.99.1"),
        "0.0.0.0",  # noqa: S104 - refused, not bound
        *("::", "::1", "fd00::1", "fc00::1", "fe80::1", "fe80::1%eth0", "fec0::1", "ff02::1", "2001:db8::1"),
        *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:169.254.169.254", "::127.0.0.1", "fd00:ec2::254"),
        *("64:ff9b::7f00:1", "64:ff9b::a00:1", "64:ff9b:1::808:808", "2002:7f00:1::", "2001:0:7f00:1::"),
    ],
)
def test_an_address_off_the_public_internet_is_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize(
    "address",
    [
        "1.1.1.1",
        "93.184.215.14",
        "172.32.0.1",
        "100.128.0.1",
        "2606:4700:4700::1111",
        "::ffff:8.8.8.8",
        "64:ff9b::808:808",
    ],
)
def test_an_address_on_the_public_internet_is_public(address: str) -> None:
    assert is_public(address)


def test_what_is_no_address_is_an_error_and_not_public() -> None:
    with pytest.raises(ValueError, match="does not appear to be"):
        is_public("example.com")


@pytest.mark.parametrize(
    "address",
    [
        *("169.254.169.254", "169.254.170.2", "::ffff:169.254.169.254", "64:ff9b::a9fe:a9fe", "fe80::1%eth0"),
        *("100.100.100.200", "168.63.129.16", "192.0.0.192", "fd00:ec2::254", "fd20:ce::254", "fd00:c1::a9fe:a9fe"),
    ],
)
def test_where_clouds_keep_their_keys_is_known(address: str) -> None:
    assert is_metadata(address)


@pytest.mark.parametrize("address", ["127.0.0.1", "10.0.0.1", "192.168.1.1", "::1", "93.184.215.14", "fd00::1"])
def test_other_addresses_keep_no_keys(address: str) -> None:
    assert not is_metadata(address)
