"""The whole product on one machine: its servers, its API and its workers, under one command."""
