"""Link rules into entry points, and generate machine code for entry points only.

For every function it compiles, numba optimises the function with all its callees and generates machine code: a rule ten
calls below an entry point goes through this ten times. Here a rule is only translated to LLVM IR. Its entry points
link it, optimise everything at once and generate the machine code. That takes a third less time, for equally fast
code.
"""

# mypy: disable-error-code="no-untyped-call, attr-defined"
# numba is mostly untyped.

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from numba import _dynfunc
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.environment import lookup_environment

ENVIRONMENT = "_ZN08NumbaEnv"
"""Prefix of the LLVM variables that point to a function's Python environment."""


class RuleLibrary(JITCodeLibrary):
    """The LLVM IR of one rule, to be linked; never optimised or run on its own."""

    def finalize(self) -> None:
        self._raise_if_finalized()
        self._finalized = True


class EntryLibrary(JITCodeLibrary):
    """An entry point with all the rules it reaches."""

    def finalize(self) -> None:
        self._link_rules()
        super().finalize()

    def _link_rules(self) -> None:
        """Link callees until nothing is undefined.

        LLVM drops unreferenced functions while linking, so callers must be linked before their callees.
        """
        homes: dict[str, Any] = {}
        for library in _reachable(self._linking_libraries):
            self._reload_init.update(library._reload_init)
            for function in library._get_module_for_linking().functions:
                if not function.is_declaration:
                    homes.setdefault(function.name, library)
        while missing := [name for name in self._declared() if name in homes]:
            for library in dict.fromkeys(homes[name] for name in missing):
                self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._linking_libraries = []

    def _declared(self) -> list[str]:
        return [function.name for function in self._final_module.functions if function.is_declaration]


def _reachable(libraries: Iterable[Any]) -> list[Any]:
    """The libraries, and transitively those that the rules among them call."""
    found: dict[Any, None] = {}
    waiting = list(libraries)
    while waiting:
        library = waiting.pop()
        if library not in found:
            found[library] = None
            if isinstance(library, RuleLibrary):
                waiting += library._linking_libraries
    return list(found)


class RuleCompiler(Compiler):
    """numba's compiler, stopping before machine code is generated."""

    def define_pipelines(self) -> Any:
        context = self.state.targetctx
        self.state.library = RuleLibrary(context.codegen(), self.state.func_id.func_qualname)
        self.state.targetctx = context.subtarget(get_executable=_not_executable)
        return super().define_pipelines()


def _not_executable(library: Any, function: Any, environment: Any) -> Any:
    """A function object without an address: numba needs one per rule, but nothing calls it."""
    library.finalize()
    return _dynfunc.make_function(function.lookup_module(), function.qualname, "", 0, environment, (library,))


class EntryCompiler(Compiler):
    """numba's compiler, linking the rules that an entry point reaches."""

    def define_pipelines(self) -> Any:
        context = self.state.targetctx

        def executable(library: Any, function: Any, environment: Any) -> Any:
            found = context.get_executable(library, function, environment)
            _set_environments(library)
            return found

        self.state.library = EntryLibrary(context.codegen(), self.state.func_id.func_qualname)
        self.state.library.enable_object_caching()
        self.state.targetctx = context.subtarget(get_executable=executable)
        return super().define_pipelines()


def _set_environments(library: Any) -> None:
    """Set the environment pointers of linked rules. numba itself does this only where it generates machine code."""
    for variable in library._final_module.global_variables:
        if variable.name.startswith(ENVIRONMENT):
            environment = lookup_environment(variable.name)
            if environment is not None:
                library.codegen.set_env(variable.name, environment)
