"""Builds and tests the core with a change in it."""

import hashlib
import json
import os
import pathlib
import re
import resource
import shutil
import sys
import xml.etree.ElementTree as xml

from mutation.tree import WORK, Tree

FOLDERS = ["core"]
PATTERNS = ["*.cpp", "*.hpp"]
# What the copy needs; the rest has nothing to do with the core.
COPIED = ["CMakeLists.txt", "package.json", "core", "tests", "wasm"]
TESTS = "build/tests/ninefold_tests"


def processor_seconds():
    """What all programs that were run and have ended took of processors."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


class Judge:
    """Says of a change whether a test notices it. A second one has a copy of the project of its own
    and takes from the first how long the tests take."""

    def __init__(self, timeout, is_quick, first=None, number=1):
        self.timeout = timeout
        self.is_quick = is_quick
        self.name = "core" if number == 1 else f"core-{number}"
        self.tree = Tree(self.name, COPIED)
        # The file that is put back after a change is compiled again; that is known already, and so
        # is most of what a second copy compiles.
        cache = ["-DCMAKE_CXX_COMPILER_LAUNCHER=ccache"] if shutil.which("ccache") else []
        self.environment = os.environ | {"CCACHE_BASEDIR": str(self.tree.path),
                                         "CCACHE_NOHASHDIR": "1"}
        linker = ["-DCMAKE_EXE_LINKER_FLAGS=-fuse-ld=lld"] if shutil.which("ld.lld") else []
        flags = ["-DCMAKE_BUILD_TYPE=Release", "-DCMAKE_CXX_FLAGS_RELEASE=-O1",
                 "-DNINEFOLD_WARNINGS_AS_ERRORS=OFF", *cache, *linker]
        if self.tree.run(["cmake", "-S", ".", "-B", "build", "-G", "Ninja", *flags], 300) != 0:
            sys.exit("scripts/mutate: the copy cannot be configured")
        self.jobs = 2
        self.tests = []
        if self._build(3600) == 0:
            self.tests = first.tests if first else self._measure()
        self.unchanged = self._programs() if self.tests else ""
        if not self.tests or (first and self._is_noticed("core", 1)):
            sys.exit("scripts/mutate: without any change the tests must pass")

    def _build(self, timeout=900):
        command = ["cmake", "--build", "build", "--target", "ninefold_tests", "-j", str(self.jobs)]
        return self.tree.run(command, timeout, environment=self.environment)

    def _programs(self):
        """What was built, in short."""
        digest = hashlib.sha256()
        for name in (TESTS, "build/ninefold"):
            digest.update((self.tree.path / name).read_bytes())
        return digest.hexdigest()

    def _measure(self):
        """Runs all fast tests (the hidden ones are the slow ones): the name, the file and the
        seconds of a processor of each, or nothing where one fails. What was measured before is
        taken, while the programs are the same."""
        kept = WORK / self.name / "times.json"
        programs = self._programs()
        if kept.exists():
            before = json.loads(kept.read_text())
            if before["programs"] == programs:
                return before["tests"]
        report = WORK / self.name / "times.xml"
        command = [TESTS, "~[.]", "--durations", "yes", "--reporter", f"xml::out={report}"]
        before = processor_seconds()
        if self.tree.run(command, 3600) != 0:
            return []
        used = processor_seconds() - before
        cases = list(xml.parse(report).getroot().iter("TestCase"))
        seconds = [float(case.find("OverallResult").get("durationInSeconds")) for case in cases]
        # The report knows the time on the clock, which depends on what else the machine does.
        measured = [(case.get("name"),
                     os.path.relpath(self.tree.path / "build" / case.get("filename"), self.tree.path),
                     clock * used / sum(seconds)) for case, clock in zip(cases, seconds)]
        kept.write_text(json.dumps({"programs": programs, "tests": measured}))
        return measured

    def _stages(self, path):
        """The tests in five parts: those beside the change that take next to no time, then all
        such, the longer ones beside the change, others that are not among the longest, and the
        rest. Most changes are found in the first two, which take a twentieth of the time of all."""
        whole = sum(seconds for _, _, seconds in self.tests)
        folder = pathlib.Path("tests") / pathlib.Path(path).parent
        while not (self.tree.path / folder).is_dir():
            folder = folder.parent
        parts = [[], [], [], [], []]
        spent = 0.0
        for test in sorted(self.tests, key=lambda test: test[2]):
            spent += test[2]
            is_beside = test[1].startswith(f"{folder}/")
            is_short = spent < whole / 20
            is_longest = spent >= whole / 3
            if is_longest and self.is_quick:
                break
            if is_short:
                parts[0 if is_beside else 1].append(test)
            else:
                parts[2 if is_beside else 4 if is_longest else 3].append(test)
        return [part for part in parts if part]

    def _is_noticed(self, path, stages=5):
        """Whether a test fails, crashes or takes far too long."""
        chosen = WORK / self.name / "chosen.txt"
        for part in self._stages(path)[:stages]:
            names = [re.sub(r'([\\",\[])', r"\\\1", name) for name, _, _ in part]
            chosen.write_text("".join(name + "\n" for name in names))
            limit = 5 + int(5 * sum(seconds for _, _, seconds in part))
            command = [TESTS, "--input-file", str(chosen), "--abort", "--order", "decl"]
            if self.tree.run(command, self.timeout, limit, memory=4 << 30) != 0:
                return True
        return False

    def judge(self, path):
        if self._build() != 0:
            return "invalid"
        if self._programs() == self.unchanged:
            return "same"
        return "killed" if self._is_noticed(path) else "survived"
