public import Foundation
public import HeadlessUIKit

/// Points of the screen for each point of the map.
public typealias MKZoomScale = CGFloat

/// Draws an overlay; a placeholder map never asks it to.
// [W] The renderer's origin is that of the overlay's bounds, and its unit is a point of the map.
open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1
  open var blendMode = CGBlendMode.normal
  open var contentScaleFactor: CGFloat { 1 }

  /// Of a line without points.
  public override convenience init() { self.init(overlay: MKPolyline()) }

  public init(overlay: any MKOverlay) {
    self.overlay = overlay
    super.init()
  }

  open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
  open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ mapRect: MKMapRect) {}
  open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) {}

  // MARK: Places

  private var origin: MKMapPoint { overlay.boundingMapRect.origin }

  open func point(for mapPoint: MKMapPoint) -> CGPoint {
    CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
  }

  open func mapPoint(for point: CGPoint) -> MKMapPoint {
    MKMapPoint(x: origin.x + Double(point.x), y: origin.y + Double(point.y))
  }

  open func rect(for mapRect: MKMapRect) -> CGRect {
    CGRect(
      origin: point(for: mapRect.origin),
      size: CGSize(width: mapRect.width, height: mapRect.height)
    )
  }

  open func mapRect(for rect: CGRect) -> MKMapRect {
    MKMapRect(
      origin: mapPoint(for: rect.origin),
      size: MKMapSize(width: Double(rect.width), height: Double(rect.height))
    )
  }
}
