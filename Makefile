# The README's commands are `make demo` and `make test`.
.PHONY: marks build-times deps build demo test test-release static-command optimised-rooms record sanitize mutants bench docs dist dist-check cluster format lint fuzz

deps:
	@.ci/deps

build: deps
	swift build

test: deps
	swift build --build-tests
	.ci/suites

# Every build draws the same: all tests with optimised rooms, and the records of all demos and examples
# filmed by the statically linked command. `.ci/run` runs `make test`, then this. The two builds go on
# side by side, since each waits long for one large module. Tests are linked as the debug build left
# them, so that few are compiled twice: those that stand for apps, and the one that tries more here.
OPTIMISED = -c release -Xswiftc -enable-testing -debug-info-format none --scratch-path .build/rooms
COMPILED_TWICE = Device Readme SeedTests Starter Swift5 Swift6 ConstraintSolverTests
test-release: deps
	swift build --build-tests
	$(MAKE) -j2 static-command optimised-rooms
	.ci/films .build/release/transrender
	.ci/optimised $(OPTIMISED)
	.ci/suites $(OPTIMISED)

static-command:
	swift build -c release --static-swift-stdlib --product transrender

optimised-rooms:
	swift build $(OPTIMISED)
	for tests in $(COMPILED_TWICE); do swift build $(OPTIMISED) --target $$tests || exit 1; done

# Writes the goldens that no longer match anew; look at what `git diff` shows before committing.
record: deps
	TRANSRENDER_RECORD=all swift test --filter Goldens || true
	swift test --filter Goldens

demo: deps
	swift build -c release --static-swift-stdlib --product transrender
	.build/release/transrender demo cover-vertical --out out/cover-vertical
	.build/release/transrender demo cover-vertical --format apng --out out/cover-vertical.apng
	.build/release/transrender strip cover-vertical --out out/cover-vertical-strip.png

# What touches C memory and what runs on several threads, under the two sanitizers Swift has.
sanitize: deps
	LSAN_OPTIONS=suppressions=$(CURDIR)/.ci/leaks:print_suppressions=0 \
	  swift test --sanitize=address --scratch-path .build/address \
	  --filter 'CPixelsTests|CPNGRowsTests|CairoRendererTests|CoreImageTests|ImagingTests|FrameExportTests'
	swift test --sanitize=thread --scratch-path .build/thread \
	  --filter 'CPixelsTests|CPNGRowsTests|CairoRendererTests|CoreImageTests|ImagingTests|FrameExportTests'

# Screen files, manifests, results and pictures made and changed by chance, each in a process under
# limits of time and memory; `make fuzz SEEDS=1-20000` runs others, `KIND=interface` storyboards alone.
SEEDS ?= 1-2000
fuzz: deps
	TRANSRENDER_FUZZ=$(SEEDS) TRANSRENDER_FUZZ_KIND=$(KIND) swift test --filter FuzzTests

# Small faults put into a room on purpose, and those of them that no test notices:
# make mutants ROOM=Geometry MUTANTS='--seed 2 --count 60'
mutants: deps
	python3 .ci/mutants $(ROOM) $(MUTANTS)

# Names the suites that prove each rule on its page, and counts the tested rules in Rules.md.
marks:
	TRANSRENDER_MARKS=write swift test --filter RuleMarksTests

# The documentation as a site; `python3 -m http.server --directory out/docs` shows it.
docs:
	mkdir -p out
	docc convert Sources/Transrender.docc --output-path out/docs --warnings-as-errors \
	  --fallback-display-name transrender --fallback-bundle-identifier transrender \
	  --transform-for-static-hosting

# The stripped static command as a tarball and a Debian package, in out/dist.
dist: deps
	swift build -c release --static-swift-stdlib --product transrender
	.ci/dist .build/release/transrender

# Installs that package into a Debian system that has nothing else, and films there.
dist-check: dist
	.ci/dist-check .build/release/transrender out/dist/*.deb

# Films and goldens on a Slurm cluster of two nodes on this machine, one of which dies on the way.
cluster: deps
	swift build -c release --static-swift-stdlib --product transrender
	.ci/cluster .build/release/transrender

bench: deps
	swift run -c release --static-swift-stdlib Benchmarks

# The processor time of a cold build of a package that uses UIKit and the snapshot front.
build-times: deps
	Benchmarks/build-times

format:
	swift format -i -r Package.swift Sources Tests Benchmarks

lint:
	swift format lint --strict -r Package.swift Sources Tests Benchmarks
