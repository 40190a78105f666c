# The two commands of the README are `make demo` and `make test`.
.PHONY: deps build test format lint

deps:
	@.ci/deps

build: deps
	swift build

test: deps
	swift test

format:
	swift format -i -r Package.swift Sources Tests

lint:
	swift format lint --strict -r Package.swift Sources Tests
