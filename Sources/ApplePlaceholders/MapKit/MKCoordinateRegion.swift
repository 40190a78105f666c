public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees

  public init() {
    self.init(latitudeDelta: 0, longitudeDelta: 0)
  }

  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan

  public init() {
    self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan())
  }

  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    (self.center, self.span) = (center, span)
  }

  /// A degree of latitude is 111 km on the sphere, one of longitude less towards the poles.
  public init(
    center: CLLocationCoordinate2D,
    latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let origin = CLLocation(latitude: 0, longitude: 0)
    let degree = origin.distance(from: CLLocation(latitude: 1, longitude: 0))
    let here = CLLocation(latitude: center.latitude, longitude: 0)
    let across = here.distance(from: CLLocation(latitude: center.latitude, longitude: 1))
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / degree,
        longitudeDelta: across > 0 ? longitudinalMeters / across : 0
      )
    )
  }
}

public func MKCoordinateRegionMake(
  _ centerCoordinate: CLLocationCoordinate2D,
  _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: centerCoordinate, span: span) }

public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees,
  _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

public func MKCoordinateRegionMakeWithDistance(
  _ centerCoordinate: CLLocationCoordinate2D,
  _ latitudinalMeters: CLLocationDistance,
  _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: centerCoordinate,
    latitudinalMeters: latitudinalMeters,
    longitudinalMeters: longitudinalMeters
  )
}
