public import Foundation

extension Path {
  /// The area covered by a straight pen that moves along the path perpendicular to it, as
  /// overlapping polygons.
  ///
  /// All of them have the same orientation, so that a winding fill joins them. In bends tighter
  /// than half the width the inner end of the pen moves backwards and covers its side of the bend,
  /// too; an outline of two offset curves omits that. `tolerance` is the largest error of a
  /// polygon.
  public func swept(
    width: CGFloat,
    cap: CGLineCap = .butt,
    join: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    tolerance: CGFloat = 0.05
  ) -> Path {
    guard width > 0, width.isFinite, tolerance > 0 else { return Path() }
    var sweep = Sweep(
      radius: Double(width) / 2,
      cap: cap,
      join: join,
      miterLimit: Double(miterLimit),
      tolerance: Double(tolerance)
    )
    for subpath in subpaths { sweep.lead(along: subpath) }
    return sweep.path
  }

  /// Whether an end of a pen of this width moves backwards anywhere.
  public func bendsTighter(than width: CGFloat) -> Bool {
    let radius = Double(width) / 2
    return elements.contains(where: \.isCurve)
      && subpaths.contains { $0.segments.contains { $0.bendsTighter(than: radius) } }
  }

  /// Whether two of its pieces meet at an angle.
  public var hasCorners: Bool {
    subpaths.contains { subpath in
      let pieces = subpath.isClosed ? subpath.outline : subpath.segments
      let following = pieces.dropFirst() + (subpath.isClosed ? pieces.prefix(1) : [])
      return zip(pieces, following).contains { angle($0.endTangent, $1.startTangent) > 1e-3 }
    }
  }

  /// Whether some of it is not straight.
  public var hasCurves: Bool { elements.contains(where: \.isCurve) }
}

extension Path.Element {
  fileprivate var isCurve: Bool {
    switch self {
    case .move, .line, .close: false
    case .quad, .cubic: true
    }
  }
}

extension Segment {
  /// Whether a sixteenth of the curve turns by more than its length allows at this radius.
  fileprivate func bendsTighter(than radius: Double) -> Bool {
    guard case .cubic(let a, let b, let c, let d) = self else { return false }
    // A control polygon that hardly turns has a curve that hardly turns.
    let turn = angle(b - a, c - b) + angle(c - b, d - c)
    let length = (b - a).length + (c - b).length + (d - c).length
    guard turn * radius * 16 > length else { return false }
    var (current, ahead) = (start, startTangent)
    for step in 1...16 {
      let t = Double(step) / 16
      let next = step == 16 ? end : point(at: t)
      let tangent = step == 16 ? endTangent : direction(at: t) ?? ahead
      if angle(ahead, tangent) * radius > (next - current).length { return true }
      (current, ahead) = (next, tangent)
    }
    return false
  }

  /// The unit tangent, if defined.
  fileprivate func direction(at t: Double) -> SIMD2<Double>? {
    let along = derivative(at: t)
    return along.length > 1e-12 ? along / along.length : nil
  }
}

/// The angle between two directions, 0 to π.
private func angle(_ one: SIMD2<Double>, _ other: SIMD2<Double>) -> Double {
  guard one != .zero, other != .zero else { return 0 }
  return abs(atan2(one.cross(other), one.dot(other)))
}

/// The state of a moving pen, and the area covered so far.
private struct Sweep {
  let radius: Double
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: Double
  let tolerance: Double
  private(set) var path = Path()

  init(
    radius: Double,
    cap: CGLineCap,
    join: CGLineJoin,
    miterLimit: Double,
    tolerance: Double
  ) {
    self.radius = radius
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.tolerance = tolerance
  }

  /// The widest turn whose arc is no farther from its chord than the tolerance.
  private var widestTurn: Double {
    2 * acos(max(1 - tolerance / radius, 0.5))
  }

  mutating func lead(along subpath: Subpath) {
    let drawn = (subpath.isClosed ? subpath.outline : subpath.segments).filter { !$0.isPoint }
    guard let first = drawn.first, let last = drawn.last else {
      return dot(at: subpath.start, touches: subpath.isClosed || !subpath.segments.isEmpty)
    }
    for (index, segment) in drawn.enumerated() {
      cover(segment)
      if index > 0 { addJoin(drawn[index - 1].endTangent, segment.startTangent, at: segment.start) }
    }
    if subpath.isClosed {
      addJoin(last.endTangent, first.startTangent, at: first.start)
    } else {
      addCap(at: last.end, ahead: last.endTangent)
      addCap(at: first.start, ahead: -first.startTangent)
    }
  }

  // MARK: Segments

  private mutating func cover(_ segment: Segment) {
    guard case .cubic = segment else {
      let ahead = segment.startTangent
      return cover(PenPosition(segment.start, ahead), PenPosition(segment.end, ahead))
    }
    // Eighths first: a loop ends in the direction in which it began.
    var from = PenPosition(segment.start, segment.startTangent)
    for step in 1...8 {
      let t = Double(step) / 8
      let to =
        step == 8 ? PenPosition(segment.end, segment.endTangent) : position(on: segment, t, from)
      cover(segment, after: t - 0.125, from: from, until: t, to: to, depth: 0)
      from = to
    }
  }

  private func position(on segment: Segment, _ t: Double, _ before: PenPosition) -> PenPosition {
    PenPosition(segment.point(at: t), segment.direction(at: t) ?? before.ahead)
  }

  private mutating func cover(
    _ segment: Segment,
    after t: Double,
    from: PenPosition,
    until u: Double,
    to: PenPosition,
    depth: Int
  ) {
    let half = (t + u) / 2
    let middle = position(on: segment, half, from)
    let sag = (middle.point - (from.point + to.point) / 2).length
    let turn = angle(from.ahead, middle.ahead) + angle(middle.ahead, to.ahead)
    if sag <= tolerance, turn <= widestTurn { return cover(from, to) }
    guard depth < 12 else {
      // [W] Skia: the pen turns around once at a cusp of the curve.
      disc(around: middle.point)
      return cover(from, to)
    }
    cover(segment, after: t, from: from, until: half, to: middle, depth: depth + 1)
    cover(segment, after: half, from: middle, until: u, to: to, depth: depth + 1)
  }

  /// Moves the pen straight from one position to another, turning on the way.
  private mutating func cover(_ from: PenPosition, _ to: PenPosition) {
    let (a, b) = (from.left * radius, to.left * radius)
    let (p, q) = (from.point, to.point)
    guard let (s, t) = crossing(of: p, along: a, with: q, along: b), abs(s) < 1, abs(t) < 1 else {
      return add([p + a, q + b, q - b, p - a])
    }
    let pivot = p + a * s
    add([p + a, q + b, pivot])
    add([p - a, q - b, pivot])
  }

  /// The intersection of two lines, in lengths of their directions.
  private func crossing(
    of p: SIMD2<Double>,
    along a: SIMD2<Double>,
    with q: SIMD2<Double>,
    along b: SIMD2<Double>
  ) -> (Double, Double)? {
    let size = a.cross(b)
    guard abs(size) > 1e-12 else { return nil }
    return ((q - p).cross(b) / size, (q - p).cross(a) / size)
  }

  // MARK: Joins and caps

  private mutating func addJoin(
    _ from: SIMD2<Double>,
    _ to: SIMD2<Double>,
    at corner: SIMD2<Double>
  ) {
    let (turn, along) = (from.cross(to), from.dot(to))
    guard abs(turn) > 1e-9 || along < 0 else { return }
    let outer = turn < 0 ? 1.0 : -1.0
    let (one, other) = (from.left * outer * radius, to.left * outer * radius)
    switch join {
    case .bevel: add([corner, corner + one, corner + other])
    case .round: fan(around: corner, from: one, by: atan2(turn, along))
    case .miter:
      let ratio = (2 / (1 + along)).squareRoot()
      let tip = ratio.isFinite && ratio <= miterLimit ? [corner + (one + other) / (1 + along)] : []
      add([corner, corner + one] + tip + [corner + other])
    }
  }

  private mutating func addCap(at end: SIMD2<Double>, ahead: SIMD2<Double>) {
    let side = ahead.left * radius
    switch cap {
    case .butt: break
    case .round: fan(around: end, from: side, by: -.pi)
    case .square:
      let far = end + ahead * radius
      add([end + side, far + side, far - side, end - side])
    }
  }

  /// The mark of a subpath without length.
  private mutating func dot(at center: SIMD2<Double>, touches: Bool) {
    guard touches else { return }
    let (x, y) = (SIMD2(radius, 0), SIMD2(0, radius))
    switch cap {
    case .butt: break
    case .round: disc(around: center)
    case .square: add([center - x - y, center + x - y, center + x + y, center - x + y])
    }
  }

  // MARK: Polygons

  private mutating func disc(around center: SIMD2<Double>) {
    fan(around: center, from: SIMD2(radius, 0), by: 2 * .pi)
  }

  private mutating func fan(
    around center: SIMD2<Double>,
    from first: SIMD2<Double>,
    by turn: Double
  ) {
    let count = max(1, Int((abs(turn) / widestTurn).rounded(.up)))
    let rim = (0...count).map { step in
      center + first.turned(by: turn * Double(step) / Double(count))
    }
    add([center] + rim)
  }

  private mutating func add(_ corners: [SIMD2<Double>]) {
    let rest = corners.dropFirst() + corners.prefix(1)
    let area = zip(corners, rest).reduce(0) { $0 + $1.0.cross($1.1) }
    guard area != 0 else { return }
    let turned = area > 0 ? corners : corners.reversed()
    path.move(to: CGPoint(turned[0]))
    for corner in turned.dropFirst() { path.addLine(to: CGPoint(corner)) }
    path.close()
  }
}

/// The position and direction of the pen.
private struct PenPosition {
  let point: SIMD2<Double>
  let ahead: SIMD2<Double>

  init(_ point: SIMD2<Double>, _ ahead: SIMD2<Double>) {
    self.point = point
    self.ahead = ahead
  }

  var left: SIMD2<Double> { ahead.left }
}

extension SIMD2<Double> {
  fileprivate var left: SIMD2<Double> { SIMD2(-y, x) }

  fileprivate func turned(by angle: Double) -> SIMD2<Double> {
    self * cos(angle) + left * sin(angle)
  }
}
