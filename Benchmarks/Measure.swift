import Glibc

/// Runs `work` a few times and prints the best time for one of its `count` pieces.
///
/// Time is this process's share of the processors, so that neighbours on a busy machine count
/// little; work on several threads adds up. `wall` is the time that passed in the best run.
@discardableResult
func measure(_ name: String, count: Int, runs: Int = 5, _ work: () -> Double) -> Duration {
  let clock = ContinuousClock()
  var best = (cpu: Double.infinity, wall: Duration.zero)
  for _ in 0..<runs {
    let start = processorNanoseconds()
    let wall = clock.measure { keep(work()) }
    let cpu = processorNanoseconds() - start
    if cpu < best.cpu { best = (cpu, wall) }
  }
  print(
    pad(name, to: 44),
    pad("\(tenths(best.cpu / Double(count))) ns each", to: 20),
    pad("\(tenths(best.cpu / 1e6)) ms", to: 14),
    "wall \(tenths(best.wall / .milliseconds(1))) ms"
  )
  return best.wall
}

/// Uses a result in a way that the optimiser cannot see through.
@inline(never)
func keep(_ result: Double) {
  if result == .pi { print("π") }
}

private func processorNanoseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

private func tenths(_ number: Double) -> Double { (number * 10).rounded() / 10 }

private func pad(_ text: String, to width: Int) -> String {
  text + String(repeating: " ", count: max(1, width - text.count))
}
