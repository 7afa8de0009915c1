"""How jobs are run: pools of RQ workers, the claim and the ending of an attempt, and the sweep that loses nothing."""
