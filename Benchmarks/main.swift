// One line a topic; `make bench` builds in release and runs them all.
if try !Child.run(CommandLine.arguments) {
  // First, while this process is small: its children start with its peak of memory.
  try frameBenchmarks()
  try encoderBenchmarks()
  timelineBenchmarks()
  uikitBenchmarks()
  try typographyBenchmarks()
  try rendererBenchmarks()
}
