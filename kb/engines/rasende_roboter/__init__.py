"""Rasende Roboter: boards, rules, verification and a solver."""
