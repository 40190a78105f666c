import Foundation

extension Path {
  /// Each subpath in reverse, the last one first.
  public var reversed: Path {
    var path = Path()
    for subpath in subpaths.reversed() {
      path.move(to: CGPoint(subpath.end))
      for segment in subpath.segments.reversed() { path.append(segment.reversed) }
      if subpath.isClosed { path.close() }
    }
    return path
  }

  /// Continues along `segment`, which starts at the current point.
  package mutating func append(_ segment: Segment) {
    switch segment {
    case .line(_, let end): addLine(to: CGPoint(end))
    case .cubic(_, let b, let c, let d):
      addCubic(to: CGPoint(d), control1: CGPoint(b), control2: CGPoint(c))
    }
  }
}

extension Segment {
  package var reversed: Segment {
    switch self {
    case .line(let p, let q): .line(q, p)
    case .cubic(let a, let b, let c, let d): .cubic(d, c, b, a)
    }
  }
}
