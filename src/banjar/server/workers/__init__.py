"""Bots that think in processes of their own, so that the web process never waits for one."""

from __future__ import annotations

from banjar.server.workers.errors import QuestionRefused, WorkersUnavailable
from banjar.server.workers.question import Answer, Question, Reason
from banjar.server.workers.workers import Workers

__all__ = ["Answer", "Question", "QuestionRefused", "Reason", "Workers", "WorkersUnavailable"]
