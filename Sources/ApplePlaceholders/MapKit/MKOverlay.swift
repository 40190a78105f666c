public import Foundation
public import HeadlessUIKit

public protocol MKOverlay: MKAnnotation {}

open class MKPolyline: MKShape, MKOverlay {
  private let points: [CLLocationCoordinate2D]

  public init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    points = Array(UnsafeBufferPointer(start: coordinates, count: count))
    super.init()
  }

  open var pointCount: Int { points.count }
  open var coordinate: CLLocationCoordinate2D {
    points.isEmpty ? kCLLocationCoordinate2DInvalid : points[points.count / 2]
  }
}

open class MKCircle: MKShape, MKOverlay {
  public let coordinate: CLLocationCoordinate2D
  public let radius: CLLocationDistance

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (coordinate, self.radius) = (center, radius)
    super.init()
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

open class MKCircleRenderer: MKOverlayPathRenderer {
  public init(circle: MKCircle) { super.init(overlay: circle) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}
