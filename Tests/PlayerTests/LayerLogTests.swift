import Foundation
import Geometry
import Scene
import Testing

@testable import Player

@Suite struct LayerLogTests {
  private func layers(_ roots: [Node]) throws -> [Shown] {
    var log = LayerLog()
    for root in roots { log.add(Scene(size: CGSize(width: 100, height: 100), root: root)) }
    return try JSONDecoder().decode([Shown].self, from: JSONEncoder().encode(log.layers))
  }

  private struct Shown: Decodable {
    let parent: Int?
    let title: String
    let runs: [[Int]]
    let tracks: [String: Track]
  }

  private enum Track: Decodable, Equatable {
    case still(Double?)
    case moving([Double?])

    init(from decoder: any Decoder) throws {
      let place = try decoder.singleValueContainer()
      if let values = try? place.decode([Double?].self) {
        self = .moving(values)
      } else {
        self = .still(try place.decode(Double?.self))
      }
    }
  }

  private func box(
    at x: Double,
    id: Int = 0,
    _ label: String = "box",
    children: [Node] = [],
    change: (inout Layer) -> Void = { _ in }
  ) -> Node {
    var layer = Layer(frame: CGRect(x: x, y: 0, width: 10, height: 10), children: children)
    change(&layer)
    return Node(layer, id: id, label: label)
  }

  @Test func whatStandsStillIsOneNumber() throws {
    let shown = try layers([1, 2, 2].map { box(at: $0) })
    #expect(shown.count == 1)
    #expect(shown[0].tracks["position.x"] == .moving([6, 7, 7]))
    #expect(shown[0].tracks["position.y"] == .still(5))
    #expect(shown[0].runs == [[0, 3]])
  }

  @Test func noiseBelowTenthsOfThousandthsIsNoMotion() throws {
    let shown = try layers([box(at: 1), box(at: 1.000_01)])
    #expect(shown[0].tracks["position.x"] == .still(6))
  }

  @Test func aLayerThatGoesAndComesBackIsTheSame() throws {
    let card = box(at: 3, id: 7, "card")
    let shown = try layers([[card], [], [card]].map { box(at: 0, "page", children: $0) })
    #expect(shown.map(\.title) == ["page", "card"])
    #expect(shown[1].runs == [[0, 1], [2, 1]])
    #expect(shown[1].parent == 0)
  }

  @Test func aLayerWithANumberIsTheSameBelowAnotherParent() throws {
    let card = box(at: 3, id: 7, "card")
    let one = box(at: 0, "page", children: [card])
    let other = box(at: 0, "page", children: [box(at: 5, id: 8, "holder", children: [card])])
    let shown = try layers([one, other])
    #expect(shown.map(\.title) == ["page", "card", "holder"])
    #expect(shown[1].tracks["screen.x"] == .moving([3, 8]))
  }

  @Test func twinsAreToldApartByTheirRank() throws {
    let twins = [box(at: 1), box(at: 2)]
    let shown = try layers([box(at: 0, "page", children: twins)])
    #expect(shown.map { $0.tracks["position.x"] } == [.still(5), .still(6), .still(7)])
  }

  @Test func theScreenBoxFollowsTurnsAndScrolling() throws {
    let child = box(at: 4, "child")
    let turned = box(at: 20, "page", children: [child]) {
      $0.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    }
    let scrolled = box(at: 20, "page", children: [child]) { $0.bounds.origin.x = 3 }
    #expect(try layers([turned])[1].tracks["screen.y"] == .still(4))
    #expect(try layers([turned])[0].tracks["transform.rotation.z"] == .still(90))
    #expect(try layers([scrolled])[1].tracks["screen.x"] == .still(21))
  }

  @Test func whatAMatrixCannotSayIsLeftOut() throws {
    let flat = box(at: 0) { $0.transform.m44 = 0 }
    #expect(try layers([flat])[0].tracks["screen.x"] == .still(nil))
  }
}
