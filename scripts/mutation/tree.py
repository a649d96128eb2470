"""A copy of the project in which changes are made, and programs that run there."""

import os
import pathlib
import resource
import shutil
import signal
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
WORK = ROOT / "build" / "mutation"


class Tree:
    """What of the project is `copied`; files that did not change keep their times, so that a
    second run need not compile everything again."""

    def __init__(self, name, copied):
        self.path = WORK / name / "tree"
        for part in copied:
            self._copy(part)
        # Some tests read what lies beside the project.
        beside = WORK / name / "shared"
        if (ROOT.parent / "shared").exists() and not beside.exists():
            beside.symlink_to(ROOT.parent / "shared")

    def _copy(self, name):
        source = ROOT / name
        files = [source] if source.is_file() else [p for p in source.rglob("*") if p.is_file()]
        for path in files:
            target = self.path / path.relative_to(ROOT)
            if target.exists() and target.read_bytes() == path.read_bytes():
                continue
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)
        if source.is_dir():
            for path in (self.path / name).rglob("*"):
                if path.is_file() and not (ROOT / path.relative_to(self.path)).exists():
                    path.unlink()

    def run(self, command, timeout, processor_seconds=None, memory=None, environment=None):
        """The exit status, or None where the time on the clock ran out. The time of the processor
        is what a busy machine does not change; memory is limited for a change that allocates
        forever. Each process has both limits for itself. Whatever the program started ends with
        it."""
        def limit():
            if processor_seconds:
                resource.setrlimit(resource.RLIMIT_CPU, (processor_seconds, processor_seconds))
            if memory:
                resource.setrlimit(resource.RLIMIT_AS, (memory, memory))

        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                   stdin=subprocess.DEVNULL, cwd=self.path, preexec_fn=limit,
                                   start_new_session=True, env=environment)
        try:
            return process.wait(timeout)
        except subprocess.TimeoutExpired:
            return None
        finally:
            try:
                os.killpg(process.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
            process.wait()
