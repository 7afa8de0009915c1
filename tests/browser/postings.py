"""What a person pastes into the generate dialog."""

SHIPYARD = (
    "Structural Welder for Acme Shipyard, Richmond, CA. Weld structural steel to AWS D1.1 with SMAW and FCAW, read "
    "blueprints and weld symbols, and run a 10-ton overhead crane. OSHA 10 required. TWIC card preferred."
)
