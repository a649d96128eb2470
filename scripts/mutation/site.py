"""Tests the page's TypeScript with a change in it: the tests that run in Node alone, since those
in a browser take minutes."""

import os
import shutil
import sys

from mutation.tree import ROOT, Tree

FOLDERS = ["site/src"]
PATTERNS = ["*.ts"]
COPIED = ["package.json", "site", "tests", "scripts"]
# Beside the project's own sources.
LINKED = ["node_modules", "build/wasm"]
VITEST = ["node_modules/.bin/vitest", "--run", "--config", "tests/vitest.config.ts", "--project", "site",
          "--bail", "1", "--retry", "1"]  # a busy machine fails once


class Judge:
    """Says of a change whether a test notices it."""

    def __init__(self, timeout, _is_quick, _first=None, number=1):
        self.timeout = timeout
        self.tree = Tree("site" if number == 1 else f"site-{number}", COPIED)
        for name in LINKED:
            link = self.tree.path / name
            link.parent.mkdir(parents=True, exist_ok=True)
            if (ROOT / name).exists() and not link.exists():
                link.symlink_to(ROOT / name)
        if shutil.which("node") is None or self._run([*VITEST]) != 0:
            sys.exit("scripts/mutate: without any change the tests must pass")
        if self._breaks_types():
            sys.exit("scripts/mutate: without any change the types must be right")

    def _run(self, command):
        # One of the processes that share the tests takes some ten seconds of a processor.
        return self.tree.run(command, self.timeout, 60, environment=os.environ | {"CI": "1"})

    def _breaks_types(self):
        """Whether the compiler refuses the change, which is looked at only where no test does."""
        return self._run(["node_modules/.bin/tsc", "--noEmit", "-p", "site/tsconfig.json"]) != 0

    def judge(self, path):
        # The tests that import the file; then all, for those that read it in another way.
        related = [VITEST[0], "related", str(self.tree.path / path), *VITEST[1:], "--passWithNoTests"]
        if self._run(related) != 0:
            return "killed"
        if self._breaks_types():
            return "invalid"
        return "survived"
