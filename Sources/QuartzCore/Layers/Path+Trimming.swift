import Foundation
import Geometry

extension Path {
  /// Each subpath as a polyline; curves are divided into `pieces` equal steps.
  func flattened(pieces: Int = 32) -> [[CGPoint]] {
    var lines: [[CGPoint]] = []
    var line: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let point):
        if line.count > 1 { lines.append(line) }
        line = [point]
      case .line(let point): line.append(point)
      case .quad(let control, let end):
        let start = line.last ?? end
        line += steps(pieces) { start.mixed(control, $0).mixed(control.mixed(end, $0), $0) }
      case .cubic(let first, let second, let end):
        let start = line.last ?? end
        line += steps(pieces) { p in
          let (a, b, c) = (
            start.mixed(first, p), first.mixed(second, p), second.mixed(end, p)
          )
          return a.mixed(b, p).mixed(b.mixed(c, p), p)
        }
      case .close:
        if let first = line.first {
          lines.append(line + [first])
          line = [first]
        }
      }
    }
    if line.count > 1 { lines.append(line) }
    return lines
  }

  private func steps(_ count: Int, _ point: (CGFloat) -> CGPoint) -> [CGPoint] {
    (1...count).map { point(CGFloat($0) / CGFloat(count)) }
  }

  /// The part between two fractions of the whole length, for strokeStart and strokeEnd.
  func trimmed(from start: CGFloat, to end: CGFloat) -> Path {
    let (start, end) = (max(start, 0), min(end, 1))
    if start == 0, end == 1 { return self }
    let lines = flattened()
    let whole = lines.reduce(0) { $0 + $1.length }
    var (trimmed, passed) = (Path(), CGFloat.zero)
    for line in lines {
      trimmed.append(line.cut(from: start * whole - passed, to: end * whole - passed))
      passed += line.length
    }
    return trimmed
  }

  private mutating func append(_ line: [CGPoint]) {
    guard line.count > 1 else { return }
    elements.append(.move(line[0]))
    elements += line.dropFirst().map { .line($0) }
  }
}

extension CGPoint {
  fileprivate func mixed(_ other: CGPoint, _ p: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * p, y: y + (other.y - y) * p)
  }

  package func distance(to other: CGPoint) -> CGFloat {
    ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
  }
}

extension [CGPoint] {
  fileprivate var length: CGFloat {
    zip(self, dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }

  /// The points between two lengths along the line.
  fileprivate func cut(from start: CGFloat, to end: CGFloat) -> [CGPoint] {
    var (points, passed): ([CGPoint], CGFloat) = ([], 0)
    for (a, b) in zip(self, dropFirst()) {
      let step = a.distance(to: b)
      defer { passed += step }
      guard step > 0, passed + step > start, passed < end else { continue }
      if points.isEmpty { points.append(a.mixed(b, Swift.max((start - passed) / step, 0))) }
      points.append(a.mixed(b, Swift.min((end - passed) / step, 1)))
    }
    return points
  }
}
