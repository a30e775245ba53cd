"""The exponential function with the same bits on every machine, which libraries do not promise."""

from __future__ import annotations

import math

from banjar.kernel.rule import rule

LOG2_E = 1.4426950408889634
LN2_HIGH, LN2_LOW = 0.693147180369123816490, 1.90821492927058770002e-10  # the first has 32 bits, so products are exact
LEAST, MOST = -700.0, 700.0  # beyond, results leave the range of normal numbers
COEFFICIENTS = tuple(1.0 / math.factorial(power) for power in range(13, -1, -1))


@rule
def exponential(x: float) -> float:
    """e**x within two units in the last place; x is clipped to ±700.

    Additions and multiplications only, which IEEE 754 defines to the last bit.
    """
    x = min(max(x, LEAST), MOST)
    whole = math.floor(x * LOG2_E + 0.5)
    rest = (x - whole * LN2_HIGH) - whole * LN2_LOW
    value = 0.0
    for coefficient in COEFFICIENTS:
        value = value * rest + coefficient
    return math.ldexp(value, whole)
