"""The exponential function: close to the truth, and the same bits everywhere."""

from __future__ import annotations

import math
import struct

import numpy as np

from banjar.kernel.exponential import exponential


def test_it_is_within_two_units_of_the_last_place() -> None:
    for x in (*np.linspace(-690.0, 690.0, 2001), *np.linspace(-2.0, 2.0, 401), 1e-12, -1e-12):
        assert abs(exponential(float(x)) - math.exp(x)) <= 2 * math.ulp(math.exp(x)), x


def test_what_lies_outside_its_range_is_clipped() -> None:
    assert exponential(0.0) == 1.0
    assert exponential(1e9) == exponential(700.0) < math.inf
    assert exponential(-1e9) == exponential(-700.0) > 0.0


def test_its_bits_do_not_depend_on_the_kernel() -> None:
    """Computed with exact fractions from the same formula, rounding where IEEE 754 rounds."""
    for x in (-30.25, -1.0, -0.3, 0.7, 5.5):
        whole = math.floor(x * 1.4426950408889634 + 0.5)
        rest = (x - whole * 0.693147180369123816490) - whole * 1.90821492927058770002e-10
        value = 0.0
        for power in range(13, -1, -1):
            value = value * rest + 1.0 / math.factorial(power)
        assert struct.pack("<d", exponential(x)) == struct.pack("<d", math.ldexp(value, whole))
