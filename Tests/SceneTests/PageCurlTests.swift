import Foundation
import Geometry
import Scene
import Testing

@Suite struct PageCurlTests {
  private let surface = PageCurl.Surface(travel: 100, radius: 10)

  @Test func aPageThatHasNotMovedIsFlat() {
    let flat = PageCurl.Surface(travel: 0, radius: 10)
    #expect(flat.points(at: 5).map(\.distance) == [5])
    #expect(flat.points(at: 5).map(\.side) == [.front])
  }

  @Test(arguments: Array(stride(from: -40.0, through: 200, by: 3.7)))
  func placesAreWhereTheySayTheyAre(along: Double) {
    for point in surface.points(at: along) {
      #expect(abs(surface.position(of: point.distance) - along) < 1e-9)
    }
  }

  @Test func nothingLiesBehindTheRoll() {
    #expect(surface.points(at: 89.9).isEmpty)
    #expect(surface.points(at: 90.1).count == 2)
  }

  @Test func theBackLiesOnTop() {
    #expect(surface.points(at: 95).map(\.side) == [.back, .front])
    #expect(surface.points(at: 120).map(\.side) == [.back, .front])
  }

  @Test func theBackIsMirrored() {
    let (near, far) = (surface.points(at: 110)[0], surface.points(at: 120)[0])
    #expect(near.distance - far.distance == 10)
  }

  @Test(arguments: [0.0, .pi / 2, 100, 131.4])
  func theSurfaceHasNoGap(distance: Double) {
    let step = surface.position(of: distance + 1e-6) - surface.position(of: distance)
    #expect(abs(step) < 2e-6)
  }

  @Test func pageIsGoneAfterItsExtentAndARadius() {
    let bounds = CGRect(x: 10, y: 20, width: 200, height: 430)
    let angle = -2.0
    let extent = PageCurl.extent(of: bounds, angle: angle)
    let gone = PageCurl.Surface(travel: extent + 10, radius: 10)
    for distance in stride(from: 0, through: extent, by: extent / 50) {
      #expect(gone.position(of: distance) >= extent - 1e-9)
    }
  }

  @Test func distancesRunFromCornerToCorner() {
    let bounds = CGRect(x: 10, y: 20, width: 200, height: 430)
    let curl = PageCurl(front: Node(Layer()), angle: -2.5, travel: 0, radius: 1)
    #expect(curl.distance(of: CGPoint(x: 210, y: 450), in: bounds) == 0)
    let far = curl.distance(of: CGPoint(x: 10, y: 20), in: bounds)
    #expect(abs(far - PageCurl.extent(of: bounds, angle: -2.5)) < 1e-9)
  }

  @Test func lightIsSteadyAndTheShadowEnds() {
    let curl = PageCurl(front: Node(Layer()), angle: 0, travel: 50, radius: 10)
    #expect(curl.brightness(at: 0) == 1)
    #expect(abs(curl.brightness(at: .pi) - 1) < 1e-12)
    #expect(curl.brightness(at: .pi / 2) == 1 - curl.shading)
    #expect(curl.darkness(at: 0) == curl.shadow)
    #expect(curl.darkness(at: curl.shadowReach) == 0)
  }

  /// On a roll of 10 points: the flap lies π·10 points of paper behind the fold.
  @Test(arguments: [
    (50.0, 118.584_07), (68.584_07, 100), (84.292_04, 90), (94.764_01, 95), (100, 100), (120, 120),
  ])
  func placesOfThePageAreSeenWhereItLies(distance: Double, place: Double) {
    #expect(abs(surface.position(of: distance) - place) < 1e-4)
  }

  @Test(
    arguments: [
      (95.0, [73.820_06, 94.764_01], [2.617_99, 0.523_60]),
      (100, [68.584_07, 100], [3.141_59, 0]),
      (120, [48.584_07, 120], [3.141_59, 0]), (90, [], []), (50, [], []),
    ] as [(Double, [Double], [Double])]
  )
  func theTopmostPlaceComesFirst(along: Double, distances: [Double], slopes: [Double]) {
    let points = surface.points(at: along)
    #expect(points.count == distances.count)
    #expect(zip(points, distances).allSatisfy { abs($0.distance - $1) < 1e-4 })
    #expect(zip(points, slopes).allSatisfy { abs($0.slope - $1) < 1e-4 })
  }

  @Test func shadowsFallWithTheSquareOfTheDistance() {
    let curl = PageCurl(front: Node(Layer()), angle: 0, travel: 50, radius: 8, shadow: 0.5)
    let distances: [Double] = [0, 2, -2, 4, 8, 9, -9]
    let found = distances.map { curl.darkness(at: $0) }
    #expect(found == [0.5, 0.281_25, 0.281_25, 0.125, 0, 0, 0])
    #expect(curl.shadowReach == 8 && curl.direction == CGVector(dx: 1, dy: 0))
    let bounds = CGRect(x: 0, y: 0, width: 30, height: 40)
    #expect(PageCurl.extent(of: bounds, angle: 0) == 30)
    #expect(abs(PageCurl.extent(of: bounds, angle: .pi / 2) - 40) < 1e-9)
    #expect(abs(PageCurl.extent(of: bounds, angle: atan2(-4, -3)) - 50) < 1e-9)
  }
}
