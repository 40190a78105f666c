import Foundation
import Geometry
import TestSupport
import Testing

@Suite struct DepthOrderTests {
  @Test func onePlaneIsOnePiece() {
    let pieces = DepthOrder.pieces(of: [Room.plane(100, turned: 0.7)])
    #expect(pieces.map(\.index) == [0])
    #expect(pieces[0].cuts.isEmpty)
  }

  @Test func nothingIsOrderedIntoNothing() {
    #expect(DepthOrder.pieces(of: []).isEmpty)
  }

  @Test func nearPlanesComeLater() {
    let planes = [30.0, -300, 0, 10].map { Room.plane(100, at: SIMD3(0, 0, $0)) }
    #expect(Room.order(of: planes) == ["1", "2", "3", "0"])
  }

  @Test(arguments: [0, 0.4, 2.2, -1])
  func equalDepthKeepsTheOrder(angle: Double) {
    let planes = [100.0, 80, 120, 20].map { Room.plane($0, turned: angle) }
    #expect(Room.order(of: planes) == ["0", "1", "2", "3"])
  }

  @Test func depthsThatRoundingExplainsAreEqual() {
    func order(_ step: Double) -> [String] {
      Room.order(of: [
        Room.plane(100, at: SIMD3(0, 0, step), turned: 0.4), Room.plane(90, turned: 0.4),
      ])
    }
    #expect(order(1e-6) == ["0", "1"])
    #expect(order(0.01) == ["1", "0"])
    let almost = [Room.plane(100, turned: 3.1416), Room.plane(100)]
    #expect(Room.order(of: almost) == ["0", "1"])
  }

  @Test func planesBesideEachOtherAreNotCut() {
    let planes = [
      Room.plane(60, at: SIMD3(-50, 0, 0), turned: 1), Room.plane(60, at: SIMD3(50, 0, 0)),
    ]
    #expect(Room.order(of: planes) == ["0", "1"])
  }

  @Test func facesThatShareAnEdgeAreNotCut() {
    for step in 0..<24 {
      let cube = Room.cube(100, turned: Double(step) * 0.27, tilted: 0.4)
      #expect(Room.order(of: cube).count == 6, "at \(step)")
    }
  }

  @Test func aPageThroughAWallIsCutAndTheWallIsNot() throws {
    let wall = Room.plane(200)
    let pieces = DepthOrder.pieces(of: [Room.plane(100, turned: 0.5), wall])
    #expect(pieces.map(\.index) == [0, 1, 0])
    let (back, middle, front) = (pieces[0], pieces[1], pieces[2])
    #expect(middle.cuts.isEmpty)
    let cuts = try #require(back.cuts.first.map { ($0, front.cuts[0]) })
    #expect(cuts.0.isFarther && !cuts.1.isFarther)
    // A turn about y brings the left side to the front.
    #expect(cuts.0.distance(to: SIMD2(30, 0)) > 29 && cuts.1.distance(to: SIMD2(-30, 0)) > 29)
    #expect(abs(cuts.0.distance(to: SIMD2(0, 20))) < 1e-9)
  }

  @Test func threePlanesRoundACircleAreUntied() {
    let planes = Room.circle(of: 3)
    let pieces = DepthOrder.pieces(of: planes)
    #expect(pieces.count > 3, "no order of whole planes is right")
    #expect(Room(planes).faults(seed: 5) == [])
  }

  @Test func whatIsSeenFromItsEdgeHidesNothing() {
    let planes = [Room.plane(100), Room.plane(100, turned: .pi / 2, m34: 0), Room.plane(40)]
    #expect(Room.order(of: planes) == ["0", "1", "2"])
    let board = DepthPlane(CGRect(x: 1, y: 2, width: 30, height: 4), through: CATransform3DIdentity)
    let corners = [SIMD2(1.0, 2), SIMD2(31, 2), SIMD2(31, 6), SIMD2(1, 6)]
    #expect(board.outline == ConvexOutline(corners))
    #expect(DepthPlane(.null, through: CATransform3DIdentity).outline.isEmpty)
  }

  @Test func whatStandsBehindTheEyeHidesNothing() {
    let behind = Room.plane(100, at: SIMD3(0, 0, 900), m34: -1 / 500)
    #expect(behind.outline.isEmpty)
    let beside = Room.plane(4000, turned: 1, m34: -1 / 500)
    #expect(!beside.outline.isEmpty)
    #expect(beside.outline.corners.allSatisfy { abs($0.x) < 1e6 && abs($0.y) < 1e6 })
  }

  @Test(arguments: 1..<41)
  func theNearestPlaneIsPaintedLast(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let planes = (0..<Int.random(in: 2...12, using: &generator)).map { _ in
      Room.randomPlane(using: &generator)
    }
    #expect(Room(planes).faults(seed: UInt64(seed)) == [])
  }

  @Test(arguments: 1..<21)
  func theNearestPlaneIsPaintedLastAmongPlanesAtRoundPlaces(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let planes = (0..<14).map { _ in Room.roundPlane(using: &generator) }
    #expect(Room(planes).faults(seed: UInt64(seed)) == [])
  }

  @Test(arguments: 1..<11)
  func theOrderGivenDoesNotMatterWhereDepthsDiffer(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let planes = (0..<8).map { _ in Room.randomPlane(using: &generator) }
    let turned = Room(planes.reversed())
    let (room, places) = (Room(planes), Room.places(300, seed: UInt64(seed)))
    for place in places where room.isClear(at: place) && turned.isClear(at: place) {
      #expect(room.shown(at: place) == turned.shown(at: place).map { 7 - $0 })
    }
  }

  private func page(_ index: Int, inRowsOf count: Int) -> DepthPlane {
    let (column, row) = (index % count, index / count)
    return Room.plane(18, at: SIMD3(Double(column * 20), Double(row * 20), 0), turned: 1, m34: 0)
  }

  @Test func manyPlanesBesideEachOtherStayWhole() {
    let planes = (0..<400).map { page($0, inRowsOf: 20) }
    let names: [String] = (0..<400).map { String($0) }
    #expect(Room.order(of: planes) == names)
  }

  /// Most of them are far from each other, so that few pairs are compared.
  @Test func thousandsOfPlanesBesideEachOtherAreSorted() {
    let planes = (0..<5000).map { page($0, inRowsOf: 70) }
    let names: [String] = (0..<5000).map { String($0) }
    #expect(Room.order(of: planes) == names)
  }

  @Test func manyPagesThroughOneWallAreCutOnceEach() {
    let pages = (0..<60).map { page($0, inRowsOf: 10) }
    let pieces = DepthOrder.pieces(of: [Room.plane(900)] + pages)
    #expect(pieces.count == 121)
    let wall = pieces.filter { $0.index == 0 }
    #expect(wall.count == 1 && wall[0].cuts.isEmpty)
  }
}
