"""Hands this machine's settings of pip on to uv, which doesn't read pip's configuration."""

import ast
import os

_UV_NAMES = {
    "index-url": "UV_DEFAULT_INDEX",
    "extra-index-url": "UV_INDEX",
    "find-links": "UV_FIND_LINKS",
    "trusted-host": "UV_INSECURE_HOST",
    "cert": "SSL_CERT_FILE",
    "client-cert": "SSL_CLIENT_CERT",
    "proxy": "ALL_PROXY",
}


def as_uv_settings(pip_config_list: str) -> dict[str, str]:
    """Environment variables for uv that say what `pip config list` has printed; what is set already stays."""
    settings = {"UV_SYSTEM_CERTS": "true"}  # as pip does: what this machine trusts
    for option, value in _listed_options(pip_config_list).items():
        if uv_name := _UV_NAMES.get(option):
            settings[uv_name] = ("," if option == "find-links" else " ").join(value.split())
    if "UV_INDEX" in settings:
        settings["UV_INDEX_STRATEGY"] = "unsafe-best-match"  # as pip does; the hashes decide what is accepted
    return {name: value for name, value in settings.items() if name not in os.environ}


def _listed_options(listing: str) -> dict[str, str]:
    """The options that apply to `install`, from lines like `global.index-url='...'`, least specific first."""
    options: dict[str, dict[str, str]] = {"global": {}, "install": {}, ":env:": {}}
    for line in listing.splitlines():
        name, _, value = line.partition("=")
        section, _, option = name.rpartition(".")
        if section in options and value:
            options[section][option] = str(ast.literal_eval(value))
    return options["global"] | options["install"] | options[":env:"]
