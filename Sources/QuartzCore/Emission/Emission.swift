import Catalogue
import Foundation
import Geometry

/// What an emitter has emitted: its values, each from when they were committed.
///
/// Particles keep the values that they were born with, so that a change does not move those that
/// are under way.
struct Emission {
  private struct Span {
    let start: Double
    let values: EmitterValues
    /// How many particles each cell had emitted before.
    let earlier: [Int]
  }

  private var spans: [Span] = []

  /// [I] What is not shown at once is not shown at all.
  static let mostParticles = 20_000

  /// Takes the values that count from the layer's time `time` on.
  mutating func take(_ values: EmitterValues, at time: Double) {
    guard spans.last?.values != values else { return }
    let earlier = values.cells.indices.map { index in
      guard let last = spans.last, last.values.cells.indices.contains(index) else { return 0 }
      return last.earlier[index]
        + Births(of: last.values.cells[index], last.values, from: last.start, to: time).count
    }
    spans.removeAll { $0.start >= time }
    spans.append(Span(start: time, values: values, earlier: earlier))
    forget(before: time)
  }

  /// Lets go of values whose last particles have died.
  private mutating func forget(before time: Double) {
    while spans.count > 1, spans[1].start + spans[0].values.longestLife < time {
      spans.removeFirst()
    }
  }

  var isEmpty: Bool { spans.allSatisfy { $0.values.cells.isEmpty } }

  /// The particles alive at the layer's time, the oldest first.
  func particles(at time: Double) -> [Particle] {
    var found: [Particle] = []
    for (index, span) in spans.enumerated() where span.start <= time {
      let end = index + 1 < spans.count ? min(spans[index + 1].start, time) : time
      for (number, cell) in span.values.cells.enumerated() {
        let births = Births(of: cell, span.values, from: span.start, to: end)
        for birth in births.alive(at: time, longest: cell.longestLife(span.values)) {
          let dice = Dice(
            seed: Int(span.values.seed),
            cell: number,
            birth: span.earlier[number] + birth.number
          )
          let source = span.values.source(dice)
          Particle(cell, span.values, born: birth.time, at: source, dice)
            .collect(at: time, into: &found)
          guard found.count < Self.mostParticles else { return found }
        }
      }
    }
    return found.sorted { $0.birth < $1.birth }
  }
}

/// When a cell emits: evenly, from the middle of the first interval on.
struct Births {
  struct Birth {
    let number: Int
    let time: Double
  }

  private let start: Double
  private let interval: Double
  let count: Int

  init(of cell: CellValues, _ values: EmitterValues, from start: Double, to end: Double) {
    self.init(of: cell, rate: Double(cell.birthRate * values.birthRate), from: start, to: end)
  }

  init(of cell: CellValues, rate: Double, from start: Double, to end: Double) {
    let first = max(start, cell.beginTime)
    let last = cell.duration > 0 ? min(end, cell.beginTime + cell.duration) : end
    self.start = first
    guard cell.isEnabled, rate > 0, rate.isFinite, last > first else {
      (interval, count) = (1, 0)
      return
    }
    interval = 1 / rate
    count = Int(min((last - first) * rate + 0.5, 1e9))
  }

  /// The births that are at most `longest` seconds ago.
  func alive(at time: Double, longest: Double) -> [Birth] {
    guard count > 0 else { return [] }
    let first = ((time - longest - start) / interval - 0.5).rounded(.down)
    // In this order, so that a `first` that is not a number counts as 0.
    let lower = Int(min(max(0, first), Double(count)))
    let upper = min(count, lower + Emission.mostParticles)
    return (lower..<upper).map { Birth(number: $0, time: start + (Double($0) + 0.5) * interval) }
      .filter { $0.time <= time }
  }
}

/// The random numbers of one particle.
struct Dice {
  private let index: Int

  init(seed: Int, cell: Int, birth: Int) {
    index = ((seed &* 1_000_003 &+ cell) &* 1_000_003 &+ birth) &* 64
  }

  /// In [0, 1), one for every purpose.
  subscript(_ purpose: Purpose) -> Double { Chance.share(of: index &+ purpose.rawValue) }

  enum Purpose: Int {
    case lifetime, angle, velocity, scale, spin, red, green, blue, alpha, x, y, side
  }

  /// The dice of a particle that this one emits.
  func child(cell: Int, birth: Int) -> Dice { Dice(seed: index, cell: cell, birth: birth) }
}

extension EmitterValues {
  var longestLife: Double { cells.map { $0.longestLife(self) }.max() ?? 0 }

  /// Where a particle is born.
  fileprivate func source(_ dice: Dice) -> CGPoint {
    let (x, y) = (dice[.x] * 2 - 1, dice[.y] * 2 - 1)
    let (halfWidth, halfHeight) = (Double(size.width) / 2, Double(size.height) / 2)
    func point(_ x: Double, _ y: Double) -> CGPoint {
      CGPoint(x: Double(position.x) + x, y: Double(position.y) + y)
    }
    switch shape {
    case .line: return point(halfWidth * (mode == .points ? (x < 0 ? -1 : 1) : x), 0)
    case .rectangle, .cuboid:
      switch mode {
      case .points: return point(halfWidth * (x < 0 ? -1 : 1), halfHeight * (y < 0 ? -1 : 1))
      case .outline:
        let isAcross = dice[.side] * (halfWidth + halfHeight) < halfWidth
        return isAcross
          ? point(halfWidth * x, halfHeight * (y < 0 ? -1 : 1))
          : point(halfWidth * (x < 0 ? -1 : 1), halfHeight * y)
      default: return point(halfWidth * x, halfHeight * y)
      }
    case .circle, .sphere:
      // [D] The radius is the size's width.
      let angle = dice[.x] * 2 * .pi
      let isFilled = mode != .outline && mode != .points
      let radius = Double(size.width) * (isFilled ? dice[.y].squareRoot() : 1)
      return point(radius * cos(angle), radius * sin(angle))
    default: return point(0, 0)
    }
  }
}

extension CellValues {
  /// Including that of the particles that its particles emit.
  fileprivate func longestLife(_ values: EmitterValues) -> Double {
    let own =
      max(Double(lifetime.mean) + Double(abs(lifetime.range)) / 2, 0)
      * Double(values.lifetime)
    return own + (cells.map { $0.longestLife(values) }.max() ?? 0)
  }
}
