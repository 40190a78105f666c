import Foundation
import Geometry
import Physics

/// The walls that items collide with.
struct CollisionBoundary {
  /// Nil for the edges of the reference view.
  let identifier: (any NSCopying)?
  let path: UIBezierPath
  let walls: [RigidBody]

  init(_ identifier: (any NSCopying)?, _ path: UIBezierPath) {
    self.identifier = identifier
    self.path = path
    walls = path.cgPath.value.subpaths.flatMap(\.lines).map { RigidBody.fixed([$0.0, $0.1]) }
  }

  func isNamed(_ other: any NSCopying) -> Bool {
    guard let mine = identifier as? NSObject, let theirs = other as? NSObject else { return false }
    return mine.isEqual(theirs)
  }
}

extension Subpath {
  /// Its segments, with eight lines for each curve.
  fileprivate var lines: [(SIMD2<Double>, SIMD2<Double>)] {
    (isClosed ? outline : segments).flatMap { segment in
      var steps = 8
      if case .line = segment { steps = 1 }
      let stops = (0...steps).map { segment.point(at: Double($0) / Double(steps)) }
      return Array(zip(stops, stops.dropFirst()))
    }
  }
}
