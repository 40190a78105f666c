// One line a topic; `make bench` builds in release and runs them all.
timelineBenchmarks()
try typographyBenchmarks()
try rendererBenchmarks()
