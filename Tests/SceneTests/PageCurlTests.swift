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
}
