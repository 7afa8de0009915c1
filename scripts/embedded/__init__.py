"""Postgres and Valkey out of their wheels, kept in one data folder: the product runs on a machine that has neither."""
