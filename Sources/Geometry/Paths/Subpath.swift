import Foundation

/// A sequence of connected segments.
package struct Subpath: Hashable, Sendable {
  package var start: SIMD2<Double>
  package var segments: [Segment] = []
  package var isClosed = false

  package var end: SIMD2<Double> { segments.last?.end ?? start }

  /// The segments, including the closing line if it is missing.
  package var outline: [Segment] {
    end == start ? segments : segments + [.line(end, start)]
  }
}

extension Path {
  /// The path split into subpaths; a segment without a start point starts where it ends.
  package var subpaths: [Subpath] {
    var finished: [Subpath] = []
    var open: Subpath?
    for element in elements {
      switch element {
      case .move(let point):
        if let open { finished.append(open) }
        open = Subpath(start: SIMD2(point))
      case .close:
        guard var closing = open else { continue }
        closing.isClosed = true
        finished.append(closing)
        open = nil
      case .line, .quad, .cubic:
        var current = open ?? Subpath(start: continuation(after: finished, of: element))
        current.segments += [element.segment(from: current.end)].compactMap(\.self)
        open = current
      }
    }
    if let open { finished.append(open) }
    return finished
  }

  private func continuation(after finished: [Subpath], of element: Element) -> SIMD2<Double> {
    finished.last?.start ?? element.points.last.map { SIMD2($0) } ?? .zero
  }
}

extension Path.Element {
  fileprivate func segment(from start: SIMD2<Double>) -> Segment? {
    switch self {
    case .move, .close: nil
    case .line(let end): .line(start, SIMD2(end))
    case .quad(let control, let end): .quad(start, SIMD2(control), SIMD2(end))
    case .cubic(let one, let two, let end): .cubic(start, SIMD2(one), SIMD2(two), SIMD2(end))
    }
  }
}
