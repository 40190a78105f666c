import Foundation

// One line a topic; `make bench` builds in release and runs them all.
let topics = ProcessInfo.processInfo.environment["BENCH_TOPICS"]?.split(separator: ",")
func wants(_ topic: Substring) -> Bool { topics?.contains(topic) ?? true }

if try !Child.run(CommandLine.arguments), try !drewScene(CommandLine.arguments) {
  // First, while this process is small: its children start with its peak of memory.
  if wants("frames") { try frameBenchmarks() }
  if wants("animations") { try animationBenchmarks() }
  if wants("encoder") { try encoderBenchmarks() }
  if wants("timeline") { timelineBenchmarks() }
  if wants("uikit") { uikitBenchmarks() }
  if wants("layout") { layoutBenchmarks() }
  if wants("interface") { try interfaceBenchmarks() }
  if wants("porting") { portingBenchmarks() }
  if wants("typography") { try typographyBenchmarks() }
  if wants("renderer") { try rendererBenchmarks() }
  if wants("comparison") { comparisonBenchmarks() }
}
