# The two commands of the README are `make demo` and `make test`.
.PHONY: deps build test bench format lint

deps:
	@.ci/deps

build: deps
	swift build

test: deps
	swift test

bench: deps
	swift run -c release Benchmarks

format:
	swift format -i -r Package.swift Sources Tests Benchmarks

lint:
	swift format lint --strict -r Package.swift Sources Tests Benchmarks
