public import HeadlessUIKit

open class MKPolylineRenderer: MKOverlayPathRenderer {
  public init(polyline: MKPolyline) { super.init(overlay: polyline) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

  open var polyline: MKPolyline {
    overlay as? MKPolyline ?? MKPolyline(coordinates: [], count: 0)
  }
  // [D] The part of the line that is drawn.
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1

  open override func createPath() { path = outline(polyline.places, isClosed: false) }

  /// [D] A line has no inside.
  open override func fillPath(_ path: CGPath, in context: CGContext) {}
}

open class MKPolygonRenderer: MKOverlayPathRenderer {
  public init(polygon: MKPolygon) { super.init(overlay: polygon) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

  open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon(coordinates: [], count: 0) }

  open override func createPath() {
    let outer = outline(polygon.places, isClosed: true)
    for hole in polygon.interiorPolygons ?? [] {
      outer.addPath(outline(hole.places, isClosed: true))
    }
    path = outer
  }
}

open class MKCircleRenderer: MKOverlayPathRenderer {
  public init(circle: MKCircle) { super.init(overlay: circle) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

  open var circle: MKCircle {
    overlay as? MKCircle ?? MKCircle(center: overlay.coordinate, radius: 0)
  }
  // [D] The part of the circle that is drawn.
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1

  open override func createPath() {
    path = CGPath(ellipseIn: rect(for: circle.boundingMapRect), transform: nil)
  }
}
