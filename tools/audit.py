"""Look up all pinned dependencies in the indexes of advisories: Python's with pip-audit, the browser client's with npm.

Exit code 0: every one was looked up, and none is known to be vulnerable. 1: some are. 2: some could not be looked up,
which says nothing about them.
"""

from __future__ import annotations

import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

ROOT = pathlib.Path(__file__).resolve().parent.parent
VENDOR = ROOT / "src" / "banjar" / "web" / "vendor" / "README.md"
VENDOR_ROW = re.compile(r"^\| ([^|]+) \| (\d[^|]*) \|", re.MULTILINE)
TIMEOUT_SECONDS = 300
VULNERABLE, NOT_LOOKED_UP = 1, 2

Run = Callable[[Sequence[str], pathlib.Path], "subprocess.CompletedProcess[str]"]


@dataclass
class Findings:
    """What the index of one kind of packages says."""

    kind: str
    looked_up: int = 0
    vulnerable: list[str] = field(default_factory=list)
    not_looked_up: list[str] = field(default_factory=list)
    """Packages, or the reason for all of them."""

    def __str__(self) -> str:
        known = f"{self.looked_up} looked up, {len(self.vulnerable) or 'no'} known vulnerabilities"
        lines = [f"{self.kind}: {known if self.looked_up else 'nothing was looked up'}"]
        lines += [f"  vulnerable: {one}" for one in self.vulnerable]
        if self.not_looked_up:
            shown, others = self.not_looked_up[0], len(self.not_looked_up) - 1
            lines.append(f"  NOT LOOKED UP: {shown}" + (f", and {others} others" if others else ""))
        return "\n".join(lines)


def run(command: Sequence[str], folder: pathlib.Path) -> subprocess.CompletedProcess[str]:
    """Run a program and keep what it prints."""
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=TIMEOUT_SECONDS, check=False)


def python_packages(run: Run = run) -> Findings:
    """Every line of constraints.txt."""
    found = Findings("Python packages of constraints.txt")
    arguments = ["--disable-pip", "--no-deps", "--progress-spinner", "off", "--format", "json", "-r", "constraints.txt"]
    report = _report(found, run, [sys.executable, "-m", "pip_audit", *arguments], ROOT)
    for package in report.get("dependencies", []):
        # pip-audit itself exits with 0 and "No known vulnerabilities found" if the index knows no package at all.
        if "skip_reason" in package:
            found.not_looked_up.append(package["skip_reason"])
            continue
        found.looked_up += 1
        found.vulnerable += [
            f"{package['name']} {package['version']}: {one['id']}, mended in {', '.join(one['fix_versions']) or 'none'}"
            for one in package["vulns"]
        ]
    return found


def npm_packages(run: Run = run) -> Findings:
    """The libraries that the browser client contains, and the tools of package.json with all they need."""
    found = Findings("npm packages of web/vendor and package.json")
    if shutil.which("npm") is None:
        found.not_looked_up.append("there is no npm here")
        return found
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        tools = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["devDependencies"]
        wanted = {"name": "audited", "private": True, "dependencies": vendored(), "devDependencies": tools}
        (folder / "package.json").write_text(json.dumps(wanted), encoding="utf-8")
        locked = run(["npm", "install", "--package-lock-only", "--no-audit", "--no-fund", "--ignore-scripts"], folder)
        if locked.returncode != 0:
            found.not_looked_up.append(f"npm does not find the packages ({_last_line(locked.stderr)})")
            return found
        report = _report(found, run, ["npm", "audit", "--json"], folder)
    if "auditReportVersion" not in report and not found.not_looked_up:
        found.not_looked_up.append(str(report.get("message", "npm audit gave no report")))
    for package, about in report.get("vulnerabilities", {}).items():
        titles = [one["title"] for one in about["via"] if isinstance(one, dict)] or [f"through {about['via'][0]}"]
        found.vulnerable.append(f"{package} {about['range']} ({about['severity']}): {'; '.join(titles)}")
    found.looked_up = report.get("metadata", {}).get("dependencies", {}).get("total", 0)
    return found


def vendored() -> dict[str, str]:
    """The libraries in web/vendor with their versions, as its README names them."""
    packages: dict[str, str] = {}
    for names, versions in VENDOR_ROW.findall(VENDOR.read_text(encoding="utf-8")):
        found = [name for name in names.split(", ") if name.count("/") == name.startswith("@")]
        packages.update(zip(found, versions.split(", "), strict=True))
    return packages


def _report(found: Findings, run: Run, command: Sequence[str], folder: pathlib.Path) -> dict[str, Any]:
    """The JSON that a program printed; empty, and noted, if it is none."""
    try:
        done = run(command, folder)
        report = json.loads(done.stdout)
    except subprocess.TimeoutExpired:
        found.not_looked_up.append(f"no answer within {TIMEOUT_SECONDS} seconds")
    except ValueError:
        found.not_looked_up.append(f"no index of advisories can be reached ({_last_line(done.stderr)})")
    else:
        if isinstance(report, dict):
            return report
        found.not_looked_up.append("the report cannot be read")
    return {}


def _last_line(text: str) -> str:
    return ([line for line in text.splitlines() if line.strip()] or ["no message"])[-1].strip()


def main(run: Run = run) -> int:
    """Print what was found; returns the exit code."""
    everything = [python_packages(run), npm_packages(run)]
    for findings in everything:
        print(findings)
    if any(findings.vulnerable for findings in everything):
        return VULNERABLE
    if any(findings.not_looked_up or not findings.looked_up for findings in everything):
        print("banjar: this is no clean bill: run it where the indexes of advisories can be reached")
        return NOT_LOOKED_UP
    return 0


if __name__ == "__main__":
    sys.exit(main())
