import Foundation
import Geometry
import TestSupport

/// Planes in space, and what an eye that looks along z should see of them.
struct Room {
  let planes: [DepthPlane]
  let pieces: [DepthPiece]

  init(_ planes: [DepthPlane]) {
    self.planes = planes
    pieces = DepthOrder.pieces(of: planes)
  }

  /// The plane whose piece is painted last over a place.
  func shown(at place: SIMD2<Double>) -> Int? {
    let seen = Set(found(at: place))
    return pieces.last { piece in
      seen.contains(piece.index) && piece.cuts.allSatisfy { $0.distance(to: place) > 0 }
    }?.index
  }

  /// Whether the nearest plane is nearer than the others by more than errors and edges explain.
  func isClear(at place: SIMD2<Double>) -> Bool {
    let depths = found(at: place).map { planes[$0].depth(at: place) }.sorted(by: >)
    guard depths.count > 1 else { return !depths.isEmpty }
    return depths[0] - depths[1] > 0.01
  }

  /// The places where something else is shown than a depth buffer shows.
  func faults(seed: UInt64) -> [String] {
    Self.places(500, seed: seed).filter { isClear(at: $0) }.compactMap { place in
      let nearest = found(at: place).max {
        planes[$0].depth(at: place) < planes[$1].depth(at: place)
      }
      let shown = shown(at: place)
      return shown == nearest
        ? nil : "\(place) shows \(shown ?? -1) instead of \(nearest ?? -1)"
    }
  }

  /// The planes that a ray meets.
  private func found(at place: SIMD2<Double>) -> [Int] {
    planes.indices.filter { planes[$0].outline.holds(place) }
  }
}

extension ConvexOutline {
  /// By the angles to the corners, which is not how the outline itself is cut.
  fileprivate func holds(_ place: SIMD2<Double>) -> Bool {
    let ways = corners.map { $0 - place }
    let turns = ways.indices.reduce(0.0) { sum, index in
      let (here, next) = (ways[index], ways[(index + 1) % ways.count])
      return sum + atan2(here.x * next.y - here.y * next.x, (here * next).sum())
    }
    return turns > 6
  }
}

extension Room {
  static func places(_ count: Int, seed: UInt64) -> [SIMD2<Double>] {
    var generator = SeededGenerator(seed: seed &* 7919)
    return (0..<count).map { _ in
      SIMD2(
        Double.random(in: -150...150, using: &generator),
        Double.random(in: -150...150, using: &generator)
      )
    }
  }

  /// The indices back to front, a prime behind each piece of a plane that was cut.
  static func order(of planes: [DepthPlane]) -> [String] {
    DepthOrder.pieces(of: planes).map { "\($0.index)" + ($0.cuts.isEmpty ? "" : "'") }
  }

  /// A square about zero that is turned about y, tilted about x, moved, and seen in perspective.
  static func plane(
    _ side: Double,
    at place: SIMD3<Double> = .zero,
    turned angle: Double = 0,
    tilted tilt: Double = 0,
    m34: Double = -1 / 700
  ) -> DepthPlane {
    let turn = CATransform3DConcat(
      CATransform3DMakeRotation(angle, 0, 1, 0),
      CATransform3DMakeRotation(tilt, 1, 0, 0)
    )
    let moved = CATransform3DConcat(
      turn,
      CATransform3DMakeTranslation(place.x, place.y, place.z)
    )
    return DepthPlane(square(side), through: CATransform3DConcat(moved, eye(m34)))
  }

  static func cube(_ side: Double, turned angle: Double, tilted tilt: Double) -> [DepthPlane] {
    let out = CATransform3DMakeTranslation(0, 0, side / 2)
    let sides = (0..<4).map { CATransform3DMakeRotation(Double($0) * .pi / 2, 0, 1, 0) }
    let lids = [1, -1].map { (way: Double) in CATransform3DMakeRotation(way * .pi / 2, 1, 0, 0) }
    let faces = sides + lids
    let turn = CATransform3DConcat(
      CATransform3DMakeRotation(angle, 0, 1, 0),
      CATransform3DMakeRotation(tilt, 1, 0, 0)
    )
    return faces.map { face in
      let placed = CATransform3DConcat(CATransform3DConcat(out, face), turn)
      return DepthPlane(square(side), through: CATransform3DConcat(placed, eye(-1 / 700)))
    }
  }

  /// Boards each of which lies over the next, the last one over the first.
  static func circle(of count: Int) -> [DepthPlane] {
    (0..<count).map { index in
      let lean = CATransform3DMakeRotation(0.2, 0, 1, 0)
      let out = CATransform3DConcat(lean, CATransform3DMakeTranslation(0, 40, 0))
      let turn = CATransform3DMakeRotation(Double(index) * 2 * .pi / Double(count), 0, 0, 1)
      let board = CGRect(x: -90, y: -15, width: 180, height: 30)
      return DepthPlane(board, through: CATransform3DConcat(out, turn))
    }
  }

  static func randomPlane(using generator: inout SeededGenerator) -> DepthPlane {
    func random(_ reach: Double) -> Double {
      Double.random(in: -reach...reach, using: &generator)
    }
    return plane(
      120 + random(80),
      at: SIMD3(random(80), random(80), random(120)),
      turned: random(.pi),
      tilted: random(.pi)
    )
  }

  /// At places where planes often touch, share an edge or lie in one plane.
  static func roundPlane(using generator: inout SeededGenerator) -> DepthPlane {
    func random(_ choices: [Double]) -> Double { choices.randomElement(using: &generator) ?? 0 }
    let turns: [Double] = [0, 0, 0, .pi / 4, -.pi / 4, .pi / 2, .pi]
    return plane(
      random([50, 100, 200]),
      at: SIMD3(random([-50, 0, 50]), random([-50, 0, 50]), random([-100, -50, 0, 0, 50])),
      turned: random(turns),
      tilted: random([0, 0, .pi / 4, .pi / 2])
    )
  }

  private static func square(_ side: Double) -> CGRect {
    CGRect(x: -side / 2, y: -side / 2, width: side, height: side)
  }

  private static func eye(_ m34: Double) -> CATransform3D {
    var eye = CATransform3DIdentity
    eye.m34 = m34
    return eye
  }
}
