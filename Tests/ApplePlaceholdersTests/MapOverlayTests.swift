import Foundation
import HeadlessUIKit
import Testing

@testable import ApplePlaceholders

/// Overlays and what would draw them.
@MainActor @Suite struct MapOverlayTests {
  private final class Box: NSObject, MKOverlay {
    let boundingMapRect = MKMapRect(x: 100, y: 200, width: 40, height: 80)
    var coordinate: CLLocationCoordinate2D { boundingMapRect.origin.coordinate }
  }

  private final class Arrow: MKOverlayRenderer {
    private(set) var drawn: [String] = []

    override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
      drawn.append("\(MKStringFromMapRect(mapRect)) at \(zoomScale)")
    }
  }

  private final class Area: MKPolygonRenderer {
    private(set) var drawn: [String] = []

    override func fillPath(_ path: CGPath, in context: CGContext) {
      drawn.append("fill \(Int(path.boundingBoxOfPath.width.rounded()))")
    }

    override func strokePath(_ path: CGPath, in context: CGContext) {
      drawn.append("stroke \(Int(path.boundingBoxOfPath.width.rounded()))")
    }
  }

  private func square(from: Double, to: Double, holes: [MKPolygon]? = nil) -> MKPolygon {
    let corners = [(from, from), (to, from), (to, to), (from, to)].map(MKMapPoint.init(x:y:))
    return MKPolygon(points: corners, count: 4, interiorPolygons: holes)
  }

  @Test func aRenderersOriginIsThatOfItsOverlay() {
    let renderer = MKOverlayRenderer(overlay: Box())
    #expect(renderer.point(for: MKMapPoint(x: 110, y: 220)) == CGPoint(x: 10, y: 20))
    let rect = MKMapRect(x: 90, y: 200, width: 30, height: 10)
    #expect(renderer.rect(for: rect) == CGRect(x: -10, y: 0, width: 30, height: 10))
    #expect(renderer.mapRect(for: renderer.rect(for: rect)) == rect)
    #expect(renderer.mapPoint(for: .zero) == MKMapPoint(x: 100, y: 200))
  }

  @Test func anAppsRendererDrawsItsOwnWay() {
    let arrow = Arrow(overlay: Box())
    _ = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      arrow.draw(arrow.overlay.boundingMapRect, zoomScale: 0.5, in: context.cgContext)
    }
    #expect(arrow.drawn == ["{{100.0, 200.0}, {40.0, 80.0}} at 0.5"])
  }

  private final class OwnTiles: MKTileOverlay {}

  @Test func tilesOfASubclassNeedNoTemplate() {
    #expect(OwnTiles().urlTemplate == nil && OwnTiles().maximumZ == 21)
  }

  @Test func overlaysArePlacedByTheirNamesOfSwift4() {
    let (map, low, high) = (MKMapView(), Box(), Box())
    map.add(high, level: .aboveLabels)
    map.insert(low, at: 0)
    #expect(map.overlays.first === low && map.overlays.count == 2)
    map.remove(low)
    map.add(low)
    #expect(map.overlays.first === high && map.overlays.last === low)
  }

  @Test func aPathIsMadeWhenItIsAskedFor() throws {
    // [D] Its type is `CGPath!`.
    let width: CGFloat = MKCircleRenderer(circle: MKCircle(center: .init(), radius: 1)).path
      .boundingBoxOfPath.width
    #expect(width > 0)
    let hole = square(from: 1020, to: 1030)
    let renderer = MKPolygonRenderer(polygon: square(from: 1000, to: 1100, holes: [hole]))
    let path = try #require(renderer.path)
    let box = path.boundingBoxOfPath
    #expect(abs(box.width - 100) < 1e-4 && abs(box.minX) < 1e-4)
    let (inside, inHole) = (CGPoint(x: 50, y: 50), CGPoint(x: 25, y: 25))
    #expect(path.contains(inside, using: .evenOdd) && !path.contains(inHole, using: .evenOdd))
    let own = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
    renderer.path = own
    #expect(renderer.path?.boundingBoxOfPath == own.boundingBoxOfPath)
    renderer.invalidatePath()
    #expect(renderer.path?.boundingBoxOfPath == box)
    #expect(MKOverlayPathRenderer(overlay: Box()).path == nil)
  }

  @Test func anAreaIsFilledAndThenItsEdgeDrawn() {
    let area = Area(polygon: square(from: 1000, to: 1100))
    _ = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      area.draw(area.polygon.boundingMapRect, zoomScale: 0.1, in: context.cgContext)
    }
    #expect(area.drawn == ["fill 100", "stroke 100"])
  }

  @Test func aCircleInARectangleIsAsWideAsItsShorterSide() {
    let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
    let rect = MKMapRect(x: middle.x - 2000, y: middle.y - 1000, width: 4000, height: 2000)
    let bounds = MKCircle(mapRect: rect).boundingMapRect
    #expect(abs(bounds.width - 2000) < 1 && abs(bounds.midX - middle.x) < 1)
  }

  @Test(arguments: [0.0, 45, -60])
  func aPointOfTheMapIsShorterTowardsThePoles(latitude: Double) {
    let place = CLLocationCoordinate2D(latitude: latitude, longitude: 10)
    let point = MKMapPoint(place)
    let east = MKMapPoint(x: point.x + 1000, y: point.y)
    let meters = MKMetersPerMapPointAtLatitude(latitude)
    #expect(abs(MKMetersBetweenMapPoints(point, east) / (meters * 1000) - 1) < 1e-4)
    #expect(abs(MKMapPointsPerMeterAtLatitude(latitude) * meters - 1) < 1e-12)
  }

  @Test func aTilesAddressHasItsNumbers() {
    let tiles = MKTileOverlay(urlTemplate: "https://example.org/{z}/{x}/{y}@{scale}.png")
    let path = MKTileOverlayPath(x: 1, y: 2, z: 3, contentScaleFactor: 2)
    #expect(tiles.url(forTilePath: path).absoluteString == "https://example.org/3/1/2@2.png")
    #expect(tiles.intersects(MKMapRect(x: 0, y: 0, width: 1, height: 1)))
  }

  @Test func aButtonInABarKnowsItsMap() {
    let map = MKMapView()
    let item = MKUserTrackingBarButtonItem(mapView: map)
    #expect(item.mapView === map && item.image != nil)
    let (low, high) = (square(from: 0, to: 1), square(from: 2, to: 3))
    map.addOverlays([high], level: .aboveRoads)
    map.insertOverlay(low, at: 0)
    #expect(map.overlays.first === low && map.renderer(for: low) == nil)
  }
}
