import Foundation
import HeadlessUIKit
import Testing

@testable import ApplePlaceholders

@MainActor @Suite struct MapTests {
  private let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  @Test(arguments: [(0.0, 0.0), (0.5, 0.25), (1, 1)])
  func aPointAndItsCoordinateAreInverse(across: Double, down: Double) {
    map.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 48, longitude: 11),
      span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 4)
    )
    let point = CGPoint(x: 300 * across, y: 200 * down)
    let place = map.convert(point, toCoordinateFrom: map)
    #expect(abs(place.latitude - (49 - 2 * down)) < 1e-9)
    #expect(abs(place.longitude - (9 + 4 * across)) < 1e-9)
    let back = map.convert(place, toPointTo: map)
    #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
  }

  @Test(arguments: [(0.0, 0.0), (52.5, 13.4), (-33.9, 151.2), (84, -179)])
  func aPlaceOnTheSquareIsTheSamePlace(latitude: Double, longitude: Double) {
    let place = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    let back = MKMapPoint(place).coordinate
    #expect(abs(back.latitude - latitude) < 1e-9 && abs(back.longitude - longitude) < 1e-9)
    #expect(MKMapRect.world.contains(MKMapPoint(place)))
  }

  @Test func theEquatorIsTheMiddleOfTheSquare() {
    let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
    #expect(middle == MKMapPoint(x: 134_217_728, y: 134_217_728))
  }

  @Test func rectanglesMeetAndJoin() {
    let a = MKMapRect(x: 0, y: 0, width: 10, height: 10)
    let b = MKMapRect(x: 6, y: 4, width: 10, height: 2)
    #expect(a.intersection(b) == MKMapRect(x: 6, y: 4, width: 4, height: 2))
    #expect(a.union(b) == MKMapRect(x: 0, y: 0, width: 16, height: 10))
    #expect(a.union(.null) == a && MKMapRect.null.union(a) == a)
    #expect(a.intersection(a.offsetBy(dx: 20, dy: 0)).isNull)
    #expect(a.contains(a.insetBy(dx: 1, dy: 2)) && !a.contains(b))
  }

  @Test func whatAMapShowsIsItsRegion() {
    map.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 48, longitude: 11),
      span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 4)
    )
    let shown = map.visibleMapRect
    map.setVisibleMapRect(shown, animated: false)
    #expect(abs(map.region.span.latitudeDelta - 2) < 1e-9)
    #expect(abs(map.region.center.longitude - 11) < 1e-9)
  }

  @Test func aMapsCameraAndRegionAgree() {
    let center = CLLocationCoordinate2D(latitude: 48, longitude: 11)
    let span = MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 4)
    map.region = MKCoordinateRegion(center: center, span: span)
    let camera = map.camera
    #expect(camera.centerCoordinate.latitude == 48 && camera.centerCoordinateDistance > 0)
    map.centerCoordinate.latitude = 50
    #expect(map.camera.centerCoordinate.latitude == 50)
    map.camera = camera
    #expect(map.centerCoordinate.latitude == 48)
    #expect(abs(map.region.span.latitudeDelta - 2) < 1e-6)
    camera.centerCoordinateDistance /= 2
    map.setCamera(camera, animated: false)
    #expect(abs(map.region.span.latitudeDelta - 1) < 1e-6)
    let options = MKMapSnapshotter.Options()
    options.camera = camera
    #expect(abs(options.region.span.latitudeDelta - 1) < 1e-6)
    #expect(abs(MKCoordinateRegion(options.mapRect).center.longitude - 11) < 1e-9)
  }

  @Test func anAreaCoversItsPoints() {
    let corners = [(48.0, 10.0), (50, 12), (49, 14)].map(CLLocationCoordinate2D.init)
    let area = MKPolygon(coordinates: corners, count: 3)
    for corner in corners {
      let point = MKMapPoint(corner)
      let rect = area.boundingMapRect
      #expect(rect.minX <= point.x && point.x <= rect.maxX)
      #expect(rect.minY <= point.y && point.y <= rect.maxY)
    }
    #expect(area.pointCount == 3 && MKPolygonRenderer(polygon: area).overlay === area)
  }

  @Test func aDegreeOfLatitudeIs111KilometresAndOneOfLongitudeLessTowardsThePoles() {
    let origin = CLLocation(latitude: 0, longitude: 0)
    #expect(abs(origin.distance(from: CLLocation(latitude: 1, longitude: 0)) - 111_195) < 1)
    let north = CLLocation(latitude: 60, longitude: 0)
    let east = north.distance(from: CLLocation(latitude: 60, longitude: 1))
    #expect(abs(east - 55_597) < 10)
    #expect(north.distance(from: north) == 0)
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 60, longitude: 0),
      latitudinalMeters: 111_195,
      longitudinalMeters: 111_195
    )
    #expect(abs(region.span.latitudeDelta - 1) < 1e-3)
    #expect(abs(region.span.longitudeDelta - 2) < 1e-3)
  }

  @Test func aFlatMapHasOnePlace() {
    for size in [CGSize(width: 0, height: 10), CGSize(width: 10, height: 0)] {
      let flat = MKMapView(frame: CGRect(origin: .zero, size: size))
      flat.region.center = CLLocationCoordinate2D(latitude: 5, longitude: 6)
      flat.region.span = MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)
      let place = flat.convert(CGPoint(x: 3, y: 3), toCoordinateFrom: flat)
      #expect(place.latitude == 5 && place.longitude == 6)
    }
  }

  @Test(arguments: [
    (90.0, 180.0, true), (-90, -180, true), (90.1, 0, false), (0, 180.1, false), (-91, -181, false),
  ])
  func aCoordinateIsOnTheGlobe(latitude: Double, longitude: Double, isValid: Bool) {
    let place = CLLocationCoordinate2DMake(latitude, longitude)
    #expect(CLLocationCoordinate2DIsValid(place) == isValid)
  }

  @Test func aLineIsWhereItsMiddleIs() {
    let points = (0..<3).map { CLLocationCoordinate2D(latitude: Double($0), longitude: 0) }
    #expect(MKPolyline(coordinates: points, count: 3).coordinate.latitude == 1)
    #expect(!CLLocationCoordinate2DIsValid(MKPolyline(coordinates: [], count: 0).coordinate))
  }

  @Test func aPlacemarkOfAnotherIsWhereThatIs() {
    let place = MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 3, longitude: 4))
    #expect(MKPlacemark(placemark: place).coordinate.longitude == 4)
    #expect(!CLLocationCoordinate2DIsValid(MKPlacemark(placemark: CLPlacemark()).coordinate))
  }

  @Test func aNewRegionIsToldBeforeAndAfter() {
    let listener = RegionListener()
    map.delegate = listener
    map.setCenter(CLLocationCoordinate2D(latitude: 3, longitude: 4), animated: true)
    #expect(listener.told == ["will 0.0 true", "did 3.0 true"])
  }

  @Test func annotationsAreKeptUntilTheyAreRemoved() {
    let pins = (0..<3).map { _ in MKPointAnnotation() }
    map.addAnnotations(pins)
    map.showAnnotations(pins, animated: false)
    map.removeAnnotation(pins[1])
    let kept = map.annotations.map(ObjectIdentifier.init)
    #expect(kept == [pins[0], pins[2]].map(ObjectIdentifier.init))
  }

  @Test func aCircularRegionHoldsWhatIsNear() {
    let home = CLLocationCoordinate2D(latitude: 10, longitude: 10)
    let region = CLCircularRegion(center: home, radius: 1000, identifier: "home")
    #expect(region.contains(home))
    #expect(region.contains(CLLocationCoordinate2D(latitude: 10.008, longitude: 10)))
    #expect(!region.contains(CLLocationCoordinate2D(latitude: 10.01, longitude: 10)))
  }
}

private final class RegionListener: NSObject, MKMapViewDelegate {
  private(set) var told: [String] = []

  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {
    told.append("will \(mapView.region.center.latitude) \(animated)")
  }

  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
    told.append("did \(mapView.region.center.latitude) \(animated)")
  }
}
