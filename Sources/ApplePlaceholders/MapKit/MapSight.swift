import Foundation

/// What is seen of the map, as a region and as a camera that always agree.
struct MapSight {
  private(set) var region = MKCoordinateRegion()
  private(set) var camera = MKMapCamera()

  // [I] Half of what a camera sees from top to bottom, as a multiple of its distance: 15 degrees.
  private static let half = 0.267_949_192_431_122_7

  mutating func show(_ region: MKCoordinateRegion) {
    let (center, delta) = (region.center, region.span.latitudeDelta)
    let edges = [-delta / 2, delta / 2].map { CLLocation(latitude: $0, longitude: 0) }
    look(through: camera, from: edges[0].distance(from: edges[1]) / (2 * Self.half), at: center)
    self.region = region
  }

  /// A camera without a distance sees as much as before.
  mutating func look(through camera: MKMapCamera, widthToHeight aspect: Double) {
    let (distance, center) = (camera.centerCoordinateDistance, camera.centerCoordinate)
    var span = region.span
    if distance > 0 {
      let meters = distance * 2 * Self.half
      span =
        MKCoordinateRegion(
          center: center,
          latitudinalMeters: meters,
          longitudinalMeters: meters * aspect
        ).span
      look(through: camera, from: distance, at: center)
    } else {
      look(through: camera, from: self.camera.centerCoordinateDistance, at: center)
    }
    region = MKCoordinateRegion(center: center, span: span)
  }

  private mutating func look(
    through camera: MKMapCamera,
    from distance: CLLocationDistance,
    at center: CLLocationCoordinate2D
  ) {
    self.camera = MKMapCamera(
      lookingAtCenter: center,
      fromDistance: distance,
      pitch: camera.pitch,
      heading: camera.heading
    )
  }
}

extension MKMapRect {
  /// As far as Mercator's projection goes.
  init(_ region: MKCoordinateRegion) {
    let (center, span) = (region.center, region.span)
    let first = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: min(center.latitude + span.latitudeDelta / 2, 85),
        longitude: center.longitude - span.longitudeDelta / 2
      )
    )
    let last = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: max(center.latitude - span.latitudeDelta / 2, -85),
        longitude: center.longitude + span.longitudeDelta / 2
      )
    )
    self.init(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
  }
}
