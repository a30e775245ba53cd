"""`make audit`: only packages that were looked up count as sound."""

from __future__ import annotations

import importlib.util
import json
import pathlib
import subprocess
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import Any

import pytest

TOOL = pathlib.Path(__file__).parents[1] / "tools" / "audit.py"
SOUND = {"dependencies": [{"name": "numpy", "version": "2", "vulns": []}]}
HOLE = {"id": "PYSEC-1", "fix_versions": ["3"]}
VULNERABLE = {"dependencies": [{"name": "numpy", "version": "2", "vulns": [HOLE]}]}
UNKNOWN = {"dependencies": [{"name": "numpy", "skip_reason": "not found on PyPI"}]}
NPM_SOUND = {"auditReportVersion": 2, "vulnerabilities": {}, "metadata": {"dependencies": {"total": 9}}}
ABOUT = {"range": "<2", "severity": "high", "via": [{"title": "a hole"}]}
NPM_VULNERABLE = NPM_SOUND | {"vulnerabilities": {"htm": ABOUT}}
NPM_UNKNOWN = {"message": "405 Method Not Allowed"}
NO_INDEX = "Traceback ...\nConnectionError: no such host\n"


@pytest.fixture
def audit(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location("audit", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "audit", module)  # dataclasses look it up
    spec.loader.exec_module(module)
    monkeypatch.setattr(module.shutil, "which", lambda name: name)
    return module


@pytest.mark.parametrize(
    ("python", "npm", "code", "said"),
    [
        (SOUND, NPM_SOUND, 0, "1 looked up, no known vulnerabilities"),
        (VULNERABLE, NPM_SOUND, 1, "numpy 2: PYSEC-1, mended in 3"),
        (SOUND, NPM_VULNERABLE, 1, "htm <2 (high): a hole"),
        (VULNERABLE, NPM_UNKNOWN, 1, "PYSEC-1"),
        (UNKNOWN, NPM_SOUND, 2, "NOT LOOKED UP: not found on PyPI"),
        (SOUND, NPM_UNKNOWN, 2, "NOT LOOKED UP: 405 Method Not Allowed"),
        (None, NPM_SOUND, 2, "no index of advisories can be reached (ConnectionError: no such host)"),
        ({"dependencies": []}, NPM_SOUND, 2, "nothing was looked up"),
    ],
)
def test_no_answer_is_not_taken_for_a_clean_bill(
    audit: ModuleType,
    python: dict[str, Any] | None,
    npm: dict[str, Any],
    code: int,
    said: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def run(command: Sequence[str], _: pathlib.Path) -> subprocess.CompletedProcess[str]:
        if "install" in command:
            return subprocess.CompletedProcess(command, 0, "", "")
        report = npm if command[0] == "npm" else python
        text = "" if report is None else json.dumps(report)
        # pip-audit exits with 0 although it looked up nothing.
        return subprocess.CompletedProcess(command, 0, text, NO_INDEX)

    assert audit.main(run) == code
    assert said in capsys.readouterr().out


def test_every_library_of_the_browser_client_is_looked_up(audit: ModuleType) -> None:
    found = audit.vendored()
    assert set(found) == {"preact", "htm", "@preact/signals", "@preact/signals-core", "@fluent/bundle"}
    assert all(version[0].isdigit() for version in found.values())
