"""The mutated copy of the package, and what is run in it."""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
PARTS = ["Package.swift", "Sources", "Tests", "Goldens", "Examples", "Benchmarks", "README.md",
         "Makefile", ".swift-format", ".gitignore", ".ci"]
# Keeps the tests that are asked for, with all they stand on, so that nothing else is built.
REDUCED = """
let wanted: Set<String> = [%s]
var kept = wanted
while true {
  let more = package.targets.filter { kept.contains($0.name) }.flatMap(\\.dependencies)
    .compactMap { if case .byNameItem(let name, _) = $0 { name } else { nil } }
  if kept.isSuperset(of: more) { break }
  kept.formUnion(more)
}
package.products = []
package.targets = package.targets.filter { kept.contains($0.name) }
"""


class Scratch:
    def __init__(self, origin, folder, tests):
        self.origin, self.folder, self.tests = origin, folder, tests
        if folder.resolve() == origin.resolve():
            sys.exit("mutants: the copy must not be the working tree; choose another --copy")
        self.binary = folder / ".build/debug" / "transrenderPackageTests.xctest"

    def synchronise(self, files):
        """The package as it stands, with `files` in the place of its own; unchanged files keep their
        dates, so that only what differs is compiled."""
        wanted = dict(files)
        for part in PARTS:
            path = self.origin / part
            for file in [path] if path.is_file() else sorted(path.rglob("*")):
                if file.is_file():
                    wanted.setdefault(str(file.relative_to(self.origin)), file.read_bytes())
        names = ", ".join(f'"{test}"' for test in self.tests)
        wanted["Package.swift"] += (REDUCED % names).encode()
        for part in PARTS:
            for file in (self.folder / part).rglob("*") if (self.folder / part).is_dir() else []:
                if file.is_file() and str(file.relative_to(self.folder)) not in wanted:
                    file.unlink()
        changed = False
        for name, content in wanted.items():
            file = self.folder / name
            if not file.exists() or file.read_bytes() != content:
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(content)
                if (self.origin / name).exists():
                    shutil.copymode(self.origin / name, file)
                changed = changed or name.startswith("Sources/")
        if changed:
            self.renew_users_of_uikit()

    def renew_users_of_uikit(self):
        """An incremental build does not see through `@_exported import`: what imports UIKit keeps
        the old places of its classes' members, and crashes."""
        for part in ["Sources", "Tests"]:
            for file in (self.folder / part).rglob("*.swift"):
                if b"import UIKit" in file.read_bytes():
                    file.touch()

    def build(self):
        """What the compiler complains of: path and line."""
        with open(self.folder / ".build.log", "w+") as log:
            done = subprocess.run(["swift", "build", "--build-tests"], cwd=self.folder, stdout=log,
                                  stderr=subprocess.STDOUT)
            log.seek(0)
            said = log.read()
        if done.returncode == 0:
            return []
        found = re.findall(r"(?m)^(/\S+?):(\d+):\d+: error:", said)
        places = {(os.path.relpath(path, self.folder.resolve()), int(line)) for path, line in found}
        if not places:
            sys.exit(f"mutants: the copy does not build:\n{said[-3000:]}")
        return sorted(places)

    def suites(self):
        listed = subprocess.run(
            [self.binary, "--testing-library", "swift-testing", "--list-tests"], cwd=self.folder,
            capture_output=True, text=True, check=True).stdout
        names = {line.rsplit("/", 1)[0] for line in listed.split("\n") if "/" in line}
        return sorted(name for name in names if name.split(".")[0] in self.tests)

    def run(self, suites, environment, limit):
        """Runs suites until one complains: whether all passed, and the seconds it took."""
        chosen = "|".join("^" + re.escape(suite).replace("`", ".") + "/" for suite in suites)
        started = time.monotonic()
        process = subprocess.Popen(
            [self.binary, "--testing-library", "swift-testing", "--filter", chosen],
            cwd=self.folder, env={**os.environ, **environment}, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, start_new_session=True)
        os.set_blocking(process.stdout.fileno(), False)
        said, passed = b"", None
        while passed is None:
            time.sleep(0.05)
            more = process.stdout.read()
            said = said[-200:] + (more or b"")
            if process.poll() is not None:
                passed = process.returncode == 0
            elif b" recorded an issue" in said or time.monotonic() - started > limit:
                passed = False
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.stdout.close()
        process.wait()
        return passed, time.monotonic() - started

    def reach(self, suites, count, jobs):
        """Which faults each suite comes by, how long it takes, and the suites that fail as it is."""
        def one(suite):
            file = self.folder / f".reached-{re.sub(r'[^A-Za-z0-9]', '-', suite)}"
            file.write_bytes(bytes(4096))
            passed, seconds = self.run([suite], {"TRANSRENDER_MUTANTS_REACHED": str(file)}, 600)
            with open(file, "rb") as handle:
                reached = {number for number, byte in enumerate(handle.read()[:count]) if byte}
            file.unlink()
            return suite, passed, seconds, reached
        with ThreadPoolExecutor(jobs) as pool:
            return list(pool.map(one, suites))
