public import Foundation

public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
  func intersects(_ mapRect: MKMapRect) -> Bool
  var canReplaceMapContent: Bool { get }
}

extension MKOverlay {
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  public var canReplaceMapContent: Bool { false }
}

/// Points on a map.
open class MKMultiPoint: MKShape {
  let places: [CLLocationCoordinate2D]

  public override init() {
    places = []
    super.init()
  }

  public init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    places = Array(UnsafeBufferPointer(start: coordinates, count: count))
    super.init()
  }

  public init(points: UnsafePointer<MKMapPoint>, count: Int) {
    places = UnsafeBufferPointer(start: points, count: count).map(\.coordinate)
    super.init()
  }

  open var pointCount: Int { places.count }

  open func getCoordinates(
    _ coords: UnsafeMutablePointer<CLLocationCoordinate2D>,
    range: NSRange
  ) {
    for (index, place) in places[range.location..<range.upperBound].enumerated() {
      coords[index] = place
    }
  }

  open var coordinate: CLLocationCoordinate2D {
    places.isEmpty ? kCLLocationCoordinate2DInvalid : places[places.count / 2]
  }
  open var boundingMapRect: MKMapRect {
    places.map(MKMapPoint.init).reduce(MKMapRect.null) {
      $0.union(MKMapRect(origin: $1, size: MKMapSize()))
    }
  }
}

open class MKPolyline: MKMultiPoint, MKOverlay {}

/// An area, perhaps with holes.
open class MKPolygon: MKMultiPoint, MKOverlay {
  public let interiorPolygons: [MKPolygon]?

  public override init() {
    interiorPolygons = nil
    super.init()
  }

  public init(
    coordinates: UnsafePointer<CLLocationCoordinate2D>,
    count: Int,
    interiorPolygons: [MKPolygon]?
  ) {
    self.interiorPolygons = interiorPolygons
    super.init(coordinates: coordinates, count: count)
  }

  public init(
    points: UnsafePointer<MKMapPoint>,
    count: Int,
    interiorPolygons: [MKPolygon]?
  ) {
    self.interiorPolygons = interiorPolygons
    super.init(points: points, count: count)
  }

  public override convenience init(
    coordinates: UnsafePointer<CLLocationCoordinate2D>,
    count: Int
  ) { self.init(coordinates: coordinates, count: count, interiorPolygons: nil) }

  public override convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(points: points, count: count, interiorPolygons: nil)
  }
}

open class MKCircle: MKShape, MKOverlay {
  public let coordinate: CLLocationCoordinate2D
  public let radius: CLLocationDistance

  public override convenience init() {
    self.init(center: CLLocationCoordinate2D(), radius: 0)
  }

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (coordinate, self.radius) = (center, radius)
    super.init()
  }

  /// The largest circle in a rectangle.
  public convenience init(mapRect: MKMapRect) {
    let center = MKMapPoint(x: mapRect.midX, y: mapRect.midY)
    let isWide = mapRect.width > mapRect.height
    let edge = MKMapPoint(
      x: isWide ? center.x : mapRect.maxX,
      y: isWide ? mapRect.maxY : center.y
    )
    self.init(center: center.coordinate, radius: center.distance(to: edge))
  }

  open var boundingMapRect: MKMapRect {
    let region = MKCoordinateRegion(
      center: coordinate,
      latitudinalMeters: 2 * radius,
      longitudinalMeters: 2 * radius
    )
    let (latitude, longitude) = (region.span.latitudeDelta / 2, region.span.longitudeDelta / 2)
    let corners = [(latitude, -longitude), (-latitude, longitude)].map {
      MKMapPoint(
        CLLocationCoordinate2D(
          latitude: coordinate.latitude + $0.0,
          longitude: coordinate.longitude + $0.1
        )
      )
    }
    return corners.reduce(MKMapRect.null) {
      $0.union(MKMapRect(origin: $1, size: MKMapSize()))
    }
  }
}
