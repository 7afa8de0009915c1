"""The RQ workers: one module per job kind, one package per craft. Never imports web_api or Litestar."""
