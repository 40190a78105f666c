import Foundation
import Geometry
import Scene
import Testing

@testable import CairoRenderer

/// The rounded bounds of layers.
@Suite struct LayerOutlineTests {
  private func smooth(_ side: Double, radius: Double) -> Path {
    let rect = CGRect(x: 0, y: 0, width: 100, height: side)
    return Path(continuousRect: rect, radii: CornerRadii(radius))
  }

  private func ends(_ path: Path) -> [CGPoint] {
    path.elements.compactMap {
      switch $0 {
      case .move(let point), .line(let point), .cubic(_, _, let point): point
      case .quad(_, let point): point
      case .close: nil
      }
    }
  }

  /// A smooth corner begins 1.52866 radii before its tip, or in the middle of a side.
  @Test(arguments: [(60.0, 15.2866), (40, 15.2866), (30.5732, 15.2866), (24, 12), (20, 10)])
  func aSmoothCornerTakesTheRoomThatItHas(side: Double, reach: Double) throws {
    let path = smooth(side, radius: 10)
    let points = ends(path)
    try #require(points.count == 16)
    #expect(path.elements.count == 17 && path.elements.last == .close)
    let places = [
      (100 - reach, 0.0), (100, reach), (100, side - reach), (100 - reach, side), (reach, side),
      (0, side - reach), (0, reach), (reach, 0),
    ]
    let found = [0, 3, 4, 7, 8, 11, 12, 15].map { points[$0] }
    for (point, place) in zip(found, places) {
      #expect(abs(point.x - place.0) < 1e-3 && abs(point.y - place.1) < 1e-3, "\(point)")
    }
  }

  @Test func aCornerWithoutRoomIsACircle() {
    let center = CGPoint(x: 90, y: 10)
    for point in ends(smooth(20, radius: 10)).prefix(4) {
      #expect(abs(hypot(point.x - center.x, point.y - center.y) - 10) < 1e-3, "\(point)")
    }
  }

  @Test func aCornerWithoutARadiusIsATip() {
    #expect(
      ends(smooth(50, radius: 0)) == [
        CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 50), CGPoint(x: 0, y: 50), .zero,
      ]
    )
  }

  private func layer(_ radii: CornerRadii) -> Layer {
    var layer = Layer(frame: CGRect(x: 7, y: 9, width: 100, height: 60))
    layer.cornerRadii = radii
    return layer
  }

  /// Corners shrink with their sides, until they are tips.
  @Test func anInsetTakesFromTheRadii() {
    let radii = CornerRadii(topLeft: 20, topRight: 5, bottomRight: 8, bottomLeft: 9)
    let inner = CornerRadii(topLeft: 12, topRight: 0, bottomRight: 0, bottomLeft: 1)
    let rect = CGRect(x: 8, y: 8, width: 84, height: 44)
    #expect(layer(radii).outline(inset: 8) == Path(roundedRect: rect, cornerRadii: inner))
    // Radii that no side has room for are made smaller first.
    let middle = CGRect(x: 10, y: 10, width: 80, height: 40)
    #expect(
      layer(CornerRadii(80)).outline(inset: 10)
        == Path(roundedRect: middle, cornerRadii: CornerRadii(20))
    )
    #expect(layer(radii).outline(inset: 29).elements.isEmpty == false)
    #expect(layer(radii).outline(inset: 30).elements.isEmpty)
    #expect(layer(radii).outline == layer(radii).outline(inset: 0))
  }

  @Test func onlyRoundCornersAreSmooth() {
    var layer = layer(CornerRadii(10))
    let round = layer.outline
    layer.hasContinuousCorners = true
    #expect(layer.outline == Path(continuousRect: layer.bounds, radii: CornerRadii(10)))
    #expect(layer.outline != round)
    layer.cornerRadii = CornerRadii(0)
    #expect(layer.outline == Path(roundedRect: layer.bounds, cornerRadii: CornerRadii(0)))
  }
}
