"""The files generated from the structs are up to date."""

from __future__ import annotations

import importlib.util
import pathlib
from types import ModuleType

import pytest

TOOL = pathlib.Path(__file__).parents[2] / "tools" / "generate_protocol.py"


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("generate_protocol", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_files_are_up_to_date(tool: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    """If not, run `python tools/generate_protocol.py`."""
    assert tool.main(["--check"]) == 0, capsys.readouterr().err


def test_a_stale_file_is_named(
    tool: ModuleType, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """And written by a run without --check."""
    types = tmp_path / "protocol.d.ts"
    types.write_text("export interface Old {}\n")
    monkeypatch.setattr(tool, "TYPES", types)
    assert tool.main(["--check"]) == 1
    assert "protocol.d.ts is stale: run `python tools/generate_protocol.py`" in capsys.readouterr().err
    assert tool.main([]) == 0
    assert tool.main(["--check"]) == 0
