public import Foundation

extension Path {
  /// An outline whose winding fill covers what a stroke of this path would.
  public func stroked(
    width: CGFloat,
    cap: CGLineCap = .butt,
    join: CGLineJoin = .miter,
    miterLimit: CGFloat = 10
  ) -> Path {
    guard width > 0, width.isFinite else { return Path() }
    let pen = Pen(
      radius: Double(width) / 2,
      cap: cap,
      join: join,
      miterLimit: Double(miterLimit)
    )
    return subpaths.reduce(into: Path()) { $0.append(pen.outline(of: $1)) }
  }
}

/// Follows the left side of segments at a fixed distance; in reverse for the right side.
private struct Pen {
  let radius: Double
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: Double

  func outline(of subpath: Subpath) -> Path {
    let drawn = subpath.isClosed ? subpath.outline : subpath.segments
    let forward = drawn.filter { !$0.isPoint }
    guard !forward.isEmpty else {
      let touches = subpath.isClosed || !subpath.segments.isEmpty
      return touches ? dot(at: subpath.start) : Path()
    }
    let backward: [Segment] = forward.reversed().map(\.reversed)
    var path = Path()
    walk(forward, closing: subpath.isClosed, in: &path)
    if !subpath.isClosed { addCap(after: forward, in: &path) }
    walk(backward, closing: subpath.isClosed, in: &path)
    if !subpath.isClosed {
      addCap(after: backward, in: &path)
      path.close()
    }
    return path
  }

  private func walk(_ segments: [Segment], closing: Bool, in path: inout Path) {
    for (index, segment) in segments.enumerated() {
      let isLast = index + 1 == segments.count
      let before = index > 0 ? segments[index - 1] : closing ? segments.last : nil
      let next = !isLast ? segments[index + 1] : closing ? segments.first : nil
      let pieces = side(of: segment, after: before, before: next)
      if index == 0, closing || path.isEmpty, let first = pieces.first {
        path.move(to: CGPoint(first.start))
      }
      for piece in pieces { path.append(piece) }
      if let next, cut(segment, next) == nil { addJoin(segment, next, in: &path) }
    }
    if closing { path.close() }
  }

  /// The segment's left side, shortened where it meets a neighbour's.
  private func side(of segment: Segment, after: Segment?, before: Segment?) -> [Segment] {
    guard case .line(let p, let q) = segment else { return segment.offset(by: radius) }
    let ahead = segment.startTangent
    let shift = ahead.normal * radius
    let start = after.flatMap { cut($0, segment) } ?? 0
    let end = before.flatMap { cut(segment, $0) } ?? 0
    return [.line(p + shift + ahead * start, q + shift - ahead * end)]
  }

  /// How much the inner sides of two lines are shortened to meet in one point.
  ///
  /// Nil for curves, outer sides, and lines too short to be shortened at both ends.
  private func cut(_ one: Segment, _ next: Segment) -> Double? {
    guard case .line(let a, let b) = one, case .line(let c, let d) = next else { return nil }
    let (from, to) = (one.endTangent, next.startTangent)
    let (turn, along) = (from.cross(to), from.dot(to))
    guard turn > 1e-9, along > -1 else { return nil }
    let loss = radius * turn / (1 + along)
    return loss <= min((b - a).length, (d - c).length) / 2 ? loss : nil
  }

  private func addJoin(_ one: Segment, _ next: Segment, in path: inout Path) {
    let (from, to) = (one.endTangent, next.startTangent)
    let (turn, along) = (from.cross(to), from.dot(to))
    let target = one.end + to.normal * radius
    if turn > 0 || (along > 0 && turn > -1e-9) {
      // The inner side passes through the corner, so that the fill has no hole.
      if turn > 1e-9 { path.addLine(to: CGPoint(one.end)) }
      path.addLine(to: CGPoint(target))
      return
    }
    switch join {
    case .bevel: break
    case .round:
      let angle = turn < 0 ? atan2(turn, along) : -.pi
      addArc(around: one.end, from: from.normal, by: angle, in: &path)
    case .miter:
      let ratio = (2 / (1 + along)).squareRoot()
      guard ratio.isFinite, ratio <= miterLimit else { break }
      let tip = one.end + (from.normal + to.normal) * (radius / (1 + along))
      path.addLine(to: CGPoint(tip))
    }
    path.addLine(to: CGPoint(target))
  }

  private func addCap(after segments: [Segment], in path: inout Path) {
    guard let last = segments.last else { return }
    let (end, ahead) = (last.end, last.endTangent)
    switch cap {
    case .butt: break
    case .round: addArc(around: end, from: ahead.normal, by: -.pi, in: &path)
    case .square:
      path.addLine(to: CGPoint(end + (ahead + ahead.normal) * radius))
      path.addLine(to: CGPoint(end + (ahead - ahead.normal) * radius))
    }
    path.addLine(to: CGPoint(end - ahead.normal * radius))
  }

  /// The mark of a subpath without length.
  private func dot(at center: SIMD2<Double>) -> Path {
    let corner = CGPoint(center - SIMD2(radius, radius))
    let frame = CGRect(origin: corner, size: CGSize(width: radius * 2, height: radius * 2))
    return switch cap {
    case .butt: Path()
    case .round: Path(ellipseIn: frame)
    case .square: Path(rect: frame)
    }
  }

  private func addArc(
    around center: SIMD2<Double>,
    from normal: SIMD2<Double>,
    by delta: Double,
    in path: inout Path
  ) {
    path.addArc(
      center: CGPoint(center),
      radius: CGFloat(radius),
      startAngle: CGFloat(atan2(normal.y, normal.x)),
      delta: CGFloat(delta)
    )
  }
}

extension SIMD2<Double> {
  /// A quarter turn towards greater angles.
  fileprivate var normal: SIMD2<Double> { SIMD2(-y, x) }
}
