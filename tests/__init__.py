"""The tests mirror `src/banjar`; `laws` holds what every game must obey."""
