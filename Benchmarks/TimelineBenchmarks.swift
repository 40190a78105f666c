import Timeline

/// Wanted: a Bézier value in 100 ns, a spring value in 60 ns, 1.2 million track samples in 0.25 s.
func timelineBenchmarks() {
  print("Timeline")
  curves()
  tracks()
}

private func curves() {
  let count = 1_000_000
  let bezier = Curve.easeInEaseOut
  measure("Bézier value", count: count) {
    (0..<count).reduce(0) { $0 + bezier.value(at: Double($1) / Double(count)) }
  }
  let steep = UnitBezier(0.9, 0.05, 0.1, 0.95)
  measure("Bézier value, steep", count: count) {
    (0..<count).reduce(0) { $0 + steep.value(at: Double($1) / Double(count)) }
  }
  for (name, ratio) in [("under", 0.7), ("critically ", 1), ("over", 1.4)] {
    let spring = Spring(stiffness: 200, damping: 2 * ratio * 200.0.squareRoot())
    measure("spring value, \(name)damped", count: count) {
      (0..<count).reduce(0) { $0 + spring.progress(at: Double($1) / Double(count)).value }
    }
  }
}

private func tracks() {
  let instants = FrameSampler(fps: 120, last: .open).instants(for: Instant(seconds: 1))
  for (name, curve) in [("Bézier", Curve.easeInEaseOut), ("system spring", .system)] {
    let tracks = (0..<10_000).map { index in
      var track = Track(base: 0.0)
      let timing = Timing(duration: Instant(seconds: 1), fill: .both, curve: curve)
      track.animateAdditively(to: Double(index + 1), at: .zero, timing)
      return track
    }
    measure("10 000 tracks × 120 frames, \(name)", count: 1_200_000, runs: 3) {
      var sum = 0.0
      for track in tracks {
        for instant in instants { sum += track.value(at: instant) }
      }
      return sum
    }
  }
}
