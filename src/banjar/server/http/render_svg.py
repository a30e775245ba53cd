"""Render the SVG on standard input to a PNG on standard output.

Run as a script in a process of its own: the renderer would keep the server's event loop waiting, as it does not let go
of the interpreter's lock.
"""

from __future__ import annotations

import os
import sys

from resvg_py import svg_to_bytes

LOWER_PRIORITY = 10


def main() -> None:
    """Render with a low priority and without fonts."""
    os.nice(LOWER_PRIORITY)
    drawing = sys.stdin.buffer.read().decode()
    sys.stdout.buffer.write(svg_to_bytes(svg_string=drawing, skip_system_fonts=True))


if __name__ == "__main__":
    main()
