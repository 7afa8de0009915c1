"""Which addresses are public."""

from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

_NEVER = (
    # IPv4 in other clothes, which a router on the way may lead anywhere: local NAT64, 6to4, Teredo.
    ip_network("64:ff9b:1::/48"),
    ip_network("2002::/16"),
    ip_network("2001::/32"),
    ip_network("::/96"),  # IPv4-compatible, long deprecated
    ip_network("fec0::/10"),  # site-local, as deprecated
    ip_network("192.88.99.0/24"),  # relays of 6to4
    ip_network("168.63.129.16/32"),  # a public address that leads to the host's own agent in one large cloud
)


_NAT64 = ip_network("64:ff9b::/96")
"""What a network without IPv4 calls every IPv4 site: as public as the address within."""


def is_public(address: str) -> bool:
    """Whether a numeric address is on the public internet: not loopback, private, link-local, multicast or reserved.

    Raises ValueError for anything but an address.
    """
    ip: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    if isinstance(ip, IPv6Address) and (ip.ipv4_mapped is not None or ip in _NAT64):
        ip = IPv4Address(int(ip) & 0xFFFF_FFFF)
    return (
        ip.is_global
        and not (ip.is_multicast or ip.is_reserved or ip.is_unspecified)
        and not any(ip in network for network in _NEVER if network.version == ip.version)
    )
