public import Foundation

extension Path {
  /// The dashes as separate subpaths; lengths alternate between dashes and gaps.
  ///
  /// An odd number of lengths is repeated twice, as in PostScript. If lengths are negative or all
  /// zero, the path is returned unchanged.
  public func dashed(phase: CGFloat, lengths: [CGFloat]) -> Path {
    let pattern = (lengths.count % 2 == 0 ? lengths : lengths + lengths).map { Double($0) }
    guard let rhythm = Rhythm(pattern, phase: Double(phase)) else { return self }
    return subpaths.reduce(into: Path()) { path, subpath in
      let segments = subpath.isClosed ? subpath.outline : subpath.segments
      path.append(Dasher(rhythm).dash(segments, isClosed: subpath.isClosed))
    }
  }
}

/// The current position in the pattern.
private struct Rhythm {
  let pattern: [Double]
  var index = 0
  var left: Double

  init?(_ pattern: [Double], phase: Double) {
    let whole = pattern.reduce(0, +)
    guard pattern.allSatisfy({ $0 >= 0 && $0.isFinite }), whole > 0, phase.isFinite else {
      return nil
    }
    self.pattern = pattern
    var rest = phase.truncatingRemainder(dividingBy: whole)
    if rest < 0 { rest += whole }
    while rest >= pattern[index], rest > 0 {
      rest -= pattern[index]
      index = (index + 1) % pattern.count
    }
    self.left = pattern[index] - rest
  }

  var draws: Bool { index % 2 == 0 }

  mutating func next() {
    index = (index + 1) % pattern.count
    left = pattern[index]
  }
}

private struct Dasher {
  var rhythm: Rhythm
  var strokes: [[Segment]] = []
  var current: [Segment] = []

  init(_ rhythm: Rhythm) {
    self.rhythm = rhythm
  }

  func dash(_ segments: [Segment], isClosed: Bool) -> Path {
    var dasher = self
    let startsDrawn = rhythm.draws
    for segment in segments { dasher.walk(segment) }
    let endsDrawn = !dasher.current.isEmpty
    dasher.finish()
    // A dash that crosses the seam of a closed subpath is one.
    if isClosed, startsDrawn, endsDrawn, dasher.strokes.count > 1 {
      let last = dasher.strokes.removeLast()
      dasher.strokes[0] = last + dasher.strokes[0]
    }
    return dasher.strokes.reduce(into: Path()) { path, stroke in
      path.move(to: CGPoint(stroke[0].start))
      for segment in stroke { path.append(segment) }
    }
  }

  private mutating func walk(_ segment: Segment) {
    let whole = segment.length
    var (gone, t) = (0.0, 0.0)
    while whole - gone > rhythm.left {
      let end = segment.parameter(atLength: rhythm.left, after: t)
      draw(segment, from: t, to: end)
      finish()
      (gone, t) = (gone + rhythm.left, end)
      rhythm.next()
    }
    if whole > 0 { draw(segment, from: t, to: 1) }
    rhythm.left -= whole - gone
  }

  private mutating func draw(_ segment: Segment, from: Double, to: Double) {
    guard rhythm.draws else { return }
    current.append(segment.part(from, to))
  }

  private mutating func finish() {
    if !current.isEmpty { strokes.append(current) }
    current = []
  }
}
