import Catalogue
import Foundation
import Geometry
import Scene
import Testing

/// Where the faces of turning pictures are seen.
@Suite struct DepthPlaceTests {
  static let flips = [
    PlaceRow("from the right", Flip(from: .right), at: 0.25, old: [.center], black: sides),
    PlaceRow("from the right", Flip(from: .right), at: 0.75, new: [.center], black: sides),
    PlaceRow("from the top", Flip(from: .up), at: 0.25, old: [.center], black: ends),
    PlaceRow("from the top", Flip(from: .up), at: 0.75, new: [.center], black: ends),
    PlaceRow("tiles", FlipGrid(columns: 2), new: [.at(1, 5)], old: [.at(50, 80)]),
  ]

  private static let sides: [CGPoint] = [.at(2, 44), .at(49, 44)]
  private static let ends: [CGPoint] = [.at(26, 3), .at(26, 84)]

  static let cubes = [
    PlaceRow("cube left", Cube(.left), new: .right, old: .left),
    PlaceRow("cube right", Cube(.right), new: .left, old: .right),
    PlaceRow("cube up", Cube(.up), new: .bottom, old: .top),
    PlaceRow("cube down", Cube(.down), new: .top, old: .bottom),
  ]

  // The leaf is the old picture until it stands upright, then the new one.
  static let books = [
    PlaceRow("leaf left", Book(.left), at: 0.25, new: [.at(50, 44)], old: [.topLeft, .at(30, 44)]),
    PlaceRow("leaf left", Book(.left), at: 0.75, new: [.topRight, .at(22, 44)], old: [.at(2, 44)]),
    PlaceRow(
      "leaf right",
      Book(.right),
      at: 0.25,
      new: [.at(2, 44)],
      old: [.topRight, .at(22, 44)]
    ),
    PlaceRow(
      "leaf right",
      Book(.right),
      at: 0.75,
      new: [.topLeft, .at(30, 44)],
      old: [.at(50, 44)]
    ),
    PlaceRow("leaf up", Book(.up), at: 0.25, new: [.at(26, 86)], old: [.at(26, 5), .at(26, 50)]),
    PlaceRow("leaf up", Book(.up), at: 0.75, new: [.at(26, 80), .at(26, 38)], old: [.at(26, 3)]),
    PlaceRow(
      "leaf down",
      Book(.down),
      at: 0.25,
      new: [.at(26, 2)],
      old: [.at(26, 80), .at(26, 38)]
    ),
    PlaceRow(
      "leaf down",
      Book(.down),
      at: 0.75,
      new: [.at(26, 5), .at(26, 50)],
      old: [.at(26, 85)]
    ),
  ]

  static let folds = [
    PlaceRow("fold left", Fold(.left), new: .right, old: [.at(6, 44), .at(30, 44)]),
    PlaceRow("fold right", Fold(.right), new: .left, old: [.at(46, 44), .at(22, 44)]),
    PlaceRow("fold up", Fold(.up), new: .bottom, old: [.at(26, 3), .at(26, 55)]),
    PlaceRow("fold down", Fold(.down), new: [.at(26, 20)], old: [.at(26, 30), .at(26, 84)]),
    PlaceRow("doors", Doors(), new: [.center], old: [.at(2, 44), .at(49, 44)]),
  ]

  @Test(arguments: flips + cubes + books + folds)
  func eachPlaceShowsThePictureItShould(row: PlaceRow) throws { try row.expect() }

  /// The strip behind the seam of a cube covers all of it.
  @Test(arguments: Heading.allCases)
  func theHemOfACubeIsAsLongAsItsEdge(heading: Heading) throws {
    let bounds = CGRect(origin: .zero, size: Samples.size)
    let pages = [Samples.before, Samples.after].map { Page($0.root, in: bounds) }
    let cube = Cube(heading).layers(from: pages[0], to: pages[1], progress: 0.5)
    let hem = try #require(cube.first?.children.first).layer
    let size =
      heading.isHorizontal
      ? CGSize(width: 2, height: bounds.height) : CGSize(width: bounds.width, height: 2)
    #expect(hem.bounds.size == size)
  }

  /// The sides of a cube share an edge all the way.
  @Test(arguments: [Heading.left, .right, .up, .down], [0.1, 0.5, 0.8])
  func theSidesOfACubeMeet(heading: Heading, progress: Double) throws {
    let bounds = CGRect(origin: .zero, size: Samples.size)
    let pages = [Samples.before, Samples.after].map { Page($0.root, in: bounds) }
    let cube = Cube(heading).layers(from: pages[0], to: pages[1], progress: progress)
    let sides = try #require(cube.last).children.map(\.layer.transform)
    let way = heading.opposite.step
    let half = (x: way.x * bounds.width / 2, y: way.y * bounds.height / 2)
    func edge(_ matrix: CATransform3D, _ x: Double, _ y: Double) -> [Double] {
      [
        x * matrix.m11 + y * matrix.m21 + matrix.m41, x * matrix.m12 + y * matrix.m22 + matrix.m42,
        x * matrix.m13 + y * matrix.m23 + matrix.m43,
      ]
    }
    for (one, other) in zip(edge(sides[0], half.x, half.y), edge(sides[1], -half.x, -half.y)) {
      #expect(abs(one - other) < 1e-9)
    }
  }
}
