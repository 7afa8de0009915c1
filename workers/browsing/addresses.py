"""Tells public network addresses from private ones."""

from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

# What `is_global` lets through in some versions of Python, and what leads back inside from a public-looking address.
_NEVER = tuple(
    ip_network(network)
    for network in (
        "64:ff9b:1::/48",  # IPv4 in other clothes, which a router on the way may lead anywhere: local NAT64,
        "2002::/16",  # 6to4,
        "192.88.99.0/24",  # its relays,
        "2001::/23",  # Teredo among the protocols of the IETF,
        "::/96",  # and IPv4-compatible, long deprecated
        "fec0::/10",  # site-local, as deprecated
        "3fff::/20",  # documentation
        "5f00::/16",  # segment routing
        "192.0.0.0/24",  # the IETF's protocols, and one large cloud's metadata
        "168.63.129.16/32",  # the host's agent in another
    )
)
_NAT64 = ip_network("64:ff9b::/96")
"""What a network without IPv4 calls every IPv4 site: as public as the address within."""


# Where clouds keep what a machine may know and do. All but the first are addresses of one cloud each.
_METADATA = tuple(
    ip_network(network)
    for network in (
        "169.254.0.0/16",
        "fe80::/10",
        "100.100.100.200/32",
        "168.63.129.16/32",
        "192.0.0.192/32",
        "fd00:ec2::/32",
        "fd20:ce::254/128",
        "fd00:c1::a9fe:a9fe/128",
    )
)


def is_metadata(address: str) -> bool:
    """Whether a numeric address is where a cloud answers for the machine's own keys, in whatever spelling.

    Raises ValueError for anything but an address.
    """
    ip = _plain(address)
    return any(ip in network for network in _METADATA if network.version == ip.version)


def is_public(address: str) -> bool:
    """Whether a numeric address is on the public internet: not loopback, private, link-local, multicast or reserved.

    Raises ValueError for anything but an address.
    """
    ip = _plain(address)
    return (
        ip.is_global
        and not (ip.is_multicast or ip.is_reserved or ip.is_unspecified)
        and not any(ip in network for network in _NEVER if network.version == ip.version)
    )


def _plain(address: str) -> IPv4Address | IPv6Address:
    """Return the address without its zone, and as IPv4 where it is an IPv4 address in IPv6's form."""
    ip: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    if isinstance(ip, IPv6Address) and (ip.ipv4_mapped is not None or ip in _NAT64):
        return IPv4Address(int(ip) & 0xFFFF_FFFF)
    return ip
