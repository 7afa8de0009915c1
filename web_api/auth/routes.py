"""The calls of accounts, as `web_api.app` takes them."""

from litestar.types import ControllerRouterHandler

from web_api.auth.account_deletion import account_deletion_router
from web_api.auth.account_settings import account_settings_router
from web_api.auth.own_sessions import own_sessions_router
from web_api.auth.password_reset import password_reset_router
from web_api.auth.provider.signing_in import provider_router
from web_api.auth.registration import accounts_router
from web_api.auth.retention import read_retention
from web_api.auth.sign_in import signing_in_router

ROUTES: tuple[ControllerRouterHandler, ...] = (
    accounts_router,
    signing_in_router,
    password_reset_router,
    provider_router,
    account_settings_router,
    own_sessions_router,
    account_deletion_router,
    read_retention,
)
