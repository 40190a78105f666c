import Foundation
import Geometry
import TestSupport

/// Two paths of many kinds, with corners at random or on a grid, where sides often coincide.
struct PathSample: CustomStringConvertible {
  let seed: UInt64
  let first: CGPath
  let second: CGPath
  private let places: [CGPoint]

  var description: String { "pair \(seed)" }

  init(seed: UInt64) {
    self.seed = seed
    var shapes = RandomShapes(seed: seed, isOnGrid: seed % 2 == 0)
    (first, second) = (CGPath(shapes.next()), CGPath(shapes.next()))
    places = (0..<40).map { _ in shapes.place() }
  }

  /// Places that are in no doubt about the side of any line that they are on.
  var clearPlaces: [CGPoint] {
    let nudges = [(1e-3, 0), (-1e-3, 0), (0, 1e-3), (0, -1e-3)].map {
      CGSize(width: $0, height: $1)
    }
    return places.filter { place in
      [first, second].allSatisfy { path in
        let turns = nudges.map { nudge in
          path.value.windingNumber(
            around: SIMD2(place.x + nudge.width, place.y + nudge.height)
          )
        }
        return Set(turns).count == 1
      }
    }
  }
}

/// Shapes in a square of 100 points.
struct RandomShapes {
  private var generator: SeededGenerator
  private let isOnGrid: Bool

  init(seed: UInt64, isOnGrid: Bool) {
    generator = SeededGenerator(seed: seed &* 7919 &+ 1)
    self.isOnGrid = isOnGrid
  }

  mutating func next() -> Path {
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: Path(rect: rect())
    case 1: Path(ellipseIn: rect())
    case 2: Path(roundedRect: rect(), cornerWidth: 5, cornerHeight: 5)
    case 3: star()
    case 4: polygon()
    case 5: curves()
    default: ring()
    }
  }

  mutating func place() -> CGPoint {
    CGPoint(x: random(-5, 125), y: random(-5, 125))
  }

  private mutating func random(_ low: Double, _ high: Double) -> Double {
    Double.random(in: low...high, using: &generator)
  }

  private mutating func number(_ low: Double, _ high: Double) -> Double {
    let number = random(low, high)
    return isOnGrid ? (number / 10).rounded() * 10 : number
  }

  private mutating func corner() -> CGPoint {
    CGPoint(x: number(0, 100), y: number(0, 100))
  }

  private mutating func rect() -> CGRect {
    CGRect(x: number(0, 60), y: number(0, 60), width: number(10, 60), height: number(10, 60))
  }

  /// Its sides cross each other.
  private mutating func star() -> Path {
    let (count, center, radius) = (Int(random(2, 5)) * 2 + 1, random(30, 70), random(10, 50))
    var path = Path()
    for index in 0..<count {
      let angle = Double(index * 2) * 2 * .pi / Double(count)
      let tip = CGPoint(x: center + radius * cos(angle), y: center + radius * sin(angle))
      if index == 0 { path.move(to: tip) } else { path.addLine(to: tip) }
    }
    path.close()
    return path
  }

  /// Open, and likely to cross itself.
  private mutating func polygon() -> Path {
    var path = Path([.move(corner())])
    for _ in 0..<Int(random(2, 7)) { path.addLine(to: corner()) }
    return path
  }

  private mutating func curves() -> Path {
    var path = Path([.move(corner())])
    for _ in 0..<Int(random(1, 4)) {
      path.addCubic(to: corner(), control1: corner(), control2: corner())
    }
    path.addQuad(to: corner(), control: corner())
    return path
  }

  /// Two outlines in opposite directions, one of which may be a hole.
  private mutating func ring() -> Path {
    var path = Path(rect: rect())
    path.append(Path(ellipseIn: rect()).reversed)
    return path
  }
}

extension CGPath {
  /// The area between the outline and the origin, counted as often as the outline winds.
  var signedArea: Double {
    value.subpaths.flatMap(\.outline).reduce(0) { $0 + $1.signedArea }
  }

  /// The length of the lines and curves that the path has itself.
  var drawnLength: Double {
    value.subpaths.reduce(0) { sum, subpath in
      (subpath.isClosed ? subpath.outline : subpath.segments).reduce(sum) { $0 + $1.length }
    }
  }
}

extension Segment {
  /// By Simpson's rule, which is exact to the third degree, on 32 parts.
  fileprivate var signedArea: Double {
    (0..<32).reduce(0) { sum, index in
      let (from, to) = (Double(index) / 32, Double(index + 1) / 32)
      let weighted = [(from, 1.0), ((from + to) / 2, 4), (to, 1)].map { t, weight in
        point(at: t).cross(derivative(at: t)) * weight
      }
      return sum + weighted.reduce(0, +) / 384
    }
  }
}
