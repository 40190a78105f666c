import Foundation
import Geometry
import Testing

@testable import Physics

/// Where two outlines touch, against plane geometry where y grows downwards.
@Suite struct ContactTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let first: Shape
    let second: Shape
    var margin = 10.0
    let normal: SIMD2<Double>
    let separation: Double
    let points: [SIMD2<Double>]
  }

  enum Shape: Sendable {
    case ball(Double, SIMD2<Double>)
    case box(Double, SIMD2<Double>, angle: Double = 0)
    case wall(SIMD2<Double>, SIMD2<Double>)

    var body: RigidBody {
      switch self {
      case .ball(let radius, let place): RigidBody(at: place, outline: .circle(radius: radius))
      case .box(let side, let place, let angle):
        RigidBody(
          at: place,
          angle: angle,
          outline: .rectangle(CGSize(width: side, height: side))
        )
      case .wall(let start, let end): .fixed([start, end])
      }
    }
  }

  private static let box = Shape.box(100, .zero)
  private static let wall = Shape.wall(SIMD2(-500, 0), SIMD2(500, 0))
  private static let half = 0.5.squareRoot()

  static let rows = [
    Row(
      testDescription: "balls apart",
      first: .ball(10, .zero),
      second: .ball(20, SIMD2(40, 0)),
      normal: SIMD2(1, 0),
      separation: 10,
      points: [SIMD2(15, 0)]
    ),
    Row(
      testDescription: "overlapping balls",
      first: .ball(10, SIMD2(0, 20)),
      second: .ball(20, .zero),
      normal: SIMD2(0, -1),
      separation: -10,
      points: [SIMD2(0, 15)]
    ),
    Row(
      testDescription: "balls at one place",
      first: .ball(10, .zero),
      second: .ball(20, .zero),
      normal: SIMD2(0, 1),
      separation: -30,
      points: [SIMD2(0, -5)]
    ),
    Row(
      testDescription: "a ball over a box",
      first: .ball(10, SIMD2(5, -65)),
      second: box,
      normal: SIMD2(0, 1),
      separation: 5,
      points: [SIMD2(5, -50)]
    ),
    Row(
      testDescription: "a ball at a corner",
      first: .ball(10, SIMD2(53, -54)),
      second: box,
      normal: SIMD2(-0.6, 0.8),
      separation: -5,
      points: [SIMD2(50, -50)]
    ),
    Row(
      testDescription: "a ball inside a box leaves by the nearest side",
      first: .ball(10, SIMD2(5, -45)),
      second: box,
      normal: SIMD2(0, 1),
      separation: -15,
      points: [SIMD2(5, -50)]
    ),
    Row(
      testDescription: "a ball below a wall",
      first: .ball(10, SIMD2(7, 3)),
      second: wall,
      normal: SIMD2(0, -1),
      separation: -7,
      points: [SIMD2(7, 0)]
    ),
    Row(
      testDescription: "a ball past the end of a wall",
      first: .ball(10, SIMD2(505, 0)),
      second: wall,
      normal: SIMD2(-1, 0),
      separation: -5,
      points: [SIMD2(500, 0)]
    ),
    Row(
      testDescription: "boxes share a part of their sides",
      first: box,
      second: .box(100, SIMD2(20, 103)),
      normal: SIMD2(0, 1),
      separation: 3,
      points: [SIMD2(-30, 53), SIMD2(50, 53)]
    ),
    Row(
      testDescription: "a small box is held at its own corners",
      first: box,
      second: .box(20, SIMD2(58, 10)),
      normal: SIMD2(1, 0),
      separation: -2,
      points: [SIMD2(48, 0), SIMD2(48, 20)]
    ),
    Row(
      testDescription: "a box on its corner",
      first: .box(20, SIMD2(0, -70), angle: .pi / 4),
      second: box,
      normal: SIMD2(0, 1),
      separation: 20 - 20 * half,
      points: [SIMD2(0, -70 + 20 * half)]
    ),
  ]

  @Test(arguments: rows)
  func outlinesTouchWherePlaneGeometrySays(row: Row) {
    let found = row.first.body.contacts(with: row.second.body, margin: row.margin)
    expect(found, row, normal: row.normal)
  }

  /// The same points, whichever of the two is asked.
  @Test(arguments: rows.filter { $0.testDescription != "balls at one place" })
  func contactsAreMutual(row: Row) {
    let (first, second) = (row.first.body, row.second.body)
    let found = second.contacts(with: first, margin: row.margin)
    for contact in found { #expect(contact.first === second && contact.second === first) }
    // Of two parallel sides, the points may lie on either.
    expect(found, row, normal: -row.normal, slack: abs(row.separation) + 1e-9)
  }

  private func expect(
    _ found: [Contact],
    _ row: Row,
    normal: SIMD2<Double>,
    slack: Double = 1e-9
  ) {
    #expect(found.count == row.points.count)
    for contact in found {
      #expect((contact.normal - normal).length < 1e-9)
      #expect(abs(contact.separation - row.separation) < 1e-9)
    }
    let (places, wanted) = (found.map(\.point), row.points)
    for point in wanted {
      #expect(places.contains { ($0 - point).length <= slack }, "\(point) is not in \(places)")
    }
  }

  @Test(arguments: rows)
  func whatIsFurtherApartThanTheMarginDoesNotTouch(row: Row) {
    let (first, second) = (row.first.body, row.second.body)
    #expect(first.contacts(with: second, margin: row.separation - 0.001).isEmpty)
    #expect(!first.contacts(with: second, margin: row.separation + 0.001).isEmpty)
  }

  @Test func cornersThatPassEachOtherDoNotTouch() {
    let box = Self.box.body
    for place in [SIMD2(100.5, 103), SIMD2(-100.5, 103), SIMD2(103, -100.5)] {
      #expect(box.contacts(with: Shape.box(100, place).body, margin: 10).isEmpty)
    }
  }
}
