public import Foundation
public import HeadlessUIKit

public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
}

/// Points on a map.
open class MKMultiPoint: MKShape {
  private let places: [CLLocationCoordinate2D]

  public init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    places = Array(UnsafeBufferPointer(start: coordinates, count: count))
    super.init()
  }

  public init(points: UnsafePointer<MKMapPoint>, count: Int) {
    places = UnsafeBufferPointer(start: points, count: count).map(\.coordinate)
    super.init()
  }

  open var pointCount: Int { places.count }
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
open class MKPolygon: MKMultiPoint, MKOverlay {}

open class MKCircle: MKShape, MKOverlay {
  public let coordinate: CLLocationCoordinate2D
  public let radius: CLLocationDistance

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (coordinate, self.radius) = (center, radius)
    super.init()
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

open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1

  public init(overlay: any MKOverlay) {
    self.overlay = overlay
    super.init()
  }
}

open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  open var lineWidth: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
}

open class MKPolylineRenderer: MKOverlayPathRenderer {
  public init(polyline: MKPolyline) { super.init(overlay: polyline) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}

open class MKPolygonRenderer: MKOverlayPathRenderer {
  public init(polygon: MKPolygon) { super.init(overlay: polygon) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}

open class MKCircleRenderer: MKOverlayPathRenderer {
  public init(circle: MKCircle) { super.init(overlay: circle) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}
