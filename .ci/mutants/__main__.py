"""Puts small faults into a room of the package and names those that no test notices.

    make mutants ROOM=Geometry [MUTANTS='--seed 2 --count 60']
    python3 .ci/mutants Geometry Imaging HeadlessUIKit/Lists --tests ControlTests --list

The faults (a flipped comparison, a dropped statement, two statements in the wrong order, a constant
one off …) are drawn by a seed, so that a draw can be repeated. All of them are put into one copy of
the package, each behind a switch (an environment variable that is read once), so that one build
serves all. The working tree is never written to. Each suite of the room is run once to see which
faults it comes by; then, for each fault, the suites that come by it, until one of them complains.
What cannot be noticed because it changes nothing is listed in `equivalent.txt`, with the reason.
"""

import argparse
import os
import random
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from faults import Finder
from scratch import HERE, Scratch

ROOT = HERE.parent.parent
UIKIT = ["HeadlessUIKitTests", "ViewControllerTests", "ControlTests", "ContainerTests", "SeedTests",
         "Swift5", "Swift6", "Readme"]
# The tests of rooms that have none of their own name, or more than those.
TESTS = {"CPNGRows": ["CPNGRowsTests", "ImagingTests"], "CLZW": ["ImagingTests"], "CQuantizer": ["ImagingTests"],
         "CVP8L": ["ImagingTests"],
         "CLight": ["CoreImageTests"],
         "HeadlessUIKit": UIKIT,
         "TransitionSnapshotsTesting": ["TransitionSnapshotsTests"], "Catalogue": [
             "CatalogueTests", "CairoRendererTests"], "CoreGraphics": ["HeadlessUIKitTests"],
         "QuartzCore": ["QuartzCoreTests", "HeadlessUIKitTests"],
         "VirtualTime": ["VirtualTimeTests", "HeadlessUIKitTests"]}
LIMIT = 4096


def folder_of(room):
    for place in [f"Sources/{room}", f"Sources/CLibraries/{room}", f"Sources/AppleNames/{room}"]:
        if (ROOT / place).is_dir():
            return Path(place)
    sys.exit(f"mutants: there is no room {room}; name a folder of Sources, such as Geometry")


def target_of(path):
    """The folder of the target that a file or a room belongs to."""
    parts = Path(path).parts
    return Path(*parts[:3 if parts[1] in ("CLibraries", "AppleNames") else 2])


def found_in(folder):
    faults = []
    for file in sorted((ROOT / folder).rglob("*")):
        if file.suffix in (".swift", ".c", ".h") and "include" not in file.parts:
            name = str(file.relative_to(ROOT))
            faults += Finder(name, file.read_text()).all()
    return faults


def drawn(room, count, seed):
    """As many faults of each kind as of any other, no two of them in one place."""
    chance, equivalent = random.Random(seed), known()
    kinds = {}
    for fault in found_in(folder_of(room)):
        if fault.key not in equivalent:
            kinds.setdefault(fault.kind, []).append(fault)
    for each in kinds.values():
        chance.shuffle(each)
    chosen = []
    while len(chosen) < count and any(kinds.values()):
        for each in [kinds[kind] for kind in sorted(kinds)]:
            while each and len(chosen) < count:
                fault = each.pop()
                if all(apart(fault, other) for other in chosen):
                    chosen.append(fault)
                    break
    return sorted(chosen, key=lambda fault: (fault.path, fault.start))


def apart(fault, other):
    return fault.path != other.path or fault.end < other.start or other.end < fault.start


def mutated(faults):
    """The files that hold the faults, as they stand in the copy."""
    files = {}
    for path in {fault.path for fault in faults}:
        text = (ROOT / path).read_text()
        for fault in sorted(faults, key=lambda fault: -fault.start):
            if fault.path == path:
                text = text[:fault.start] + fault.guarded() + text[fault.end:]
        files[path] = (text if path.endswith(".swift") else "int mutant(int);\n#line 1\n" + text).encode()
    return files


def switches(faults):
    """Each target has a switch of its own."""
    files = {}
    for target in {target_of(fault.path) for fault in faults}:
        inside = [fault for fault in faults if target_of(fault.path) == target]
        kind = "swift" if inside[0].path.endswith(".swift") else "c"
        files[f"{target}/Mutants.{kind}"] = (HERE / f"switch.{kind}.txt").read_bytes()
    return files


def built(scratch, faults):
    """Builds the copy; faults that do not compile are left out."""
    left, switch = list(faults), switches(faults)
    while True:
        scratch.synchronise({**mutated(left), **switch})
        complaints = scratch.build()
        if not complaints:
            return left
        wrong = set()
        for path, line in complaints:
            near = [fault for fault in left if fault.path == path]
            if not near:
                sys.exit(f"mutants: {path}:{line} does not compile, and holds no fault")
            wrong.add(min(near, key=lambda fault: abs(fault.line - line)).number)
        left = [fault for fault in left if fault.number not in wrong]


def known():
    """The faults that change nothing: file, line and change, without the reason."""
    lines = (HERE / "equivalent.txt").read_text().split("\n")
    return {line.rsplit(" | ", 1)[0] for line in lines if not line.startswith("#")}


def tests_of(rooms):
    names = [target_of(folder_of(room)).name for room in rooms]
    return sorted({test for name in names for test in TESTS.get(name, [f"{name}Tests"])})


def main():
    reader = argparse.ArgumentParser(prog="mutants", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("rooms", nargs="+", metavar="room",
                        help="folders in Sources: Geometry, CPNGRows, HeadlessUIKit/Lists")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--count", type=int, default=40, help="how many faults are drawn of each room")
    reader.add_argument("--tests", help="test targets, with commas; else those of the rooms")
    reader.add_argument("--copy", type=Path, default=ROOT / ".build/mutants",
                        help="where the mutated copy lives; it is kept, so that builds stay short")
    reader.add_argument("--jobs", type=int, default=os.cpu_count())
    reader.add_argument("--list", action="store_true", help="only print what would be drawn")
    asked = reader.parse_args()
    tests = asked.tests.split(",") if asked.tests else tests_of(asked.rooms)
    draws = {room: drawn(room, asked.count, f"{asked.seed} {room}") for room in asked.rooms}
    chosen = [fault for draw in draws.values() for fault in draw]
    if len(chosen) > LIMIT:
        sys.exit(f"mutants: {len(chosen)} faults are more than the {LIMIT} that fit; ask for fewer")
    for number, fault in enumerate(chosen):
        fault.number = number
    if asked.list:
        for fault in chosen:
            print(f"{fault.path}:{fault.line}: {fault.change} | {fault.source}")
        return
    scratch = Scratch(ROOT, asked.copy, tests)
    left = built(scratch, chosen)
    verdicts = judged(scratch, left, asked.jobs)
    for room, draw in draws.items():
        report(f"{room}, seed {asked.seed}", draw, verdicts)


def judged(scratch, faults, jobs):
    """Whether each fault is seen; None where no test comes by it. By number."""
    passes = scratch.reach(scratch.suites(), len(faults) and faults[-1].number + 1, jobs)
    for suite, passed, _, _ in passes:
        if not passed:
            print(f"mutants: {suite} fails without a fault and is left out", file=sys.stderr)

    def noticed(fault):
        reaching = [(suite, seconds) for suite, passed, seconds, met in passes
                    if passed and fault.number in met]
        if not reaching:
            return None
        limit = 20 + 5 * sum(seconds for _, seconds in reaching)
        names = [suite for suite, _ in reaching]
        return not scratch.run(names, {"TRANSRENDER_MUTANT": str(fault.number)}, limit)[0]

    with ThreadPoolExecutor(jobs) as pool:
        return dict(zip([fault.number for fault in faults], pool.map(noticed, faults)))


def report(title, draw, verdicts):
    tried = [fault for fault in draw if fault.number in verdicts]
    for fault in tried:
        if not verdicts[fault.number]:
            reason = "no test comes by" if verdicts[fault.number] is None else "no test complains"
            print(f"{fault.path}:{fault.line}: {reason}: {fault.change} | {fault.source}")
    seen = sum(bool(verdicts[fault.number]) for fault in tried)
    print(f"{title}: {seen} of {len(tried)} faults seen"
          f" ({len(draw) - len(tried)} more did not compile)", flush=True)


main()
