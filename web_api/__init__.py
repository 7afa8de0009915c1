"""The Litestar API: one module per noun. Never imports workers."""
