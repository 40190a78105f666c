public import Foundation
public import HeadlessUIKit

/// Draws an overlay as a path.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  open var lineWidth: CGFloat = 0
  // [D] The defaults.
  open var lineJoin = CGLineJoin.round
  open var lineCap = CGLineCap.round
  open var miterLimit: CGFloat = 10
  open var lineDashPhase: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
  open var shouldRasterize = false
  private var ownPath: CGPath?

  /// [D] Made when it is first asked for.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var path: CGPath! {
    get {
      if ownPath == nil { createPath() }
      return ownPath
    }
    set { ownPath = newValue }
  }

  /// For subclasses, which set `path`.
  open func createPath() {}

  open func invalidatePath() { ownPath = nil }

  // MARK: Drawing

  open override func draw(
    _ mapRect: MKMapRect,
    zoomScale: MKZoomScale,
    in context: CGContext
  ) {
    guard let path else { return }
    applyFillProperties(to: context, atZoomScale: zoomScale)
    fillPath(path, in: context)
    applyStrokeProperties(to: context, atZoomScale: zoomScale)
    strokePath(path, in: context)
  }

  /// A width is one of the screen, whose points are larger on the map.
  open func applyStrokeProperties(
    to context: CGContext,
    atZoomScale zoomScale: MKZoomScale
  ) {
    if let strokeColor { context.setStrokeColor(strokeColor.cgColor) }
    context.setLineWidth(lineWidth / zoomScale)
    context.setLineJoin(lineJoin)
    context.setLineCap(lineCap)
    context.setMiterLimit(miterLimit)
    if let lineDashPattern {
      let lengths = lineDashPattern.map { CGFloat($0.doubleValue) / zoomScale }
      context.setLineDash(phase: lineDashPhase / zoomScale, lengths: lengths)
    }
  }

  open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    if let fillColor { context.setFillColor(fillColor.cgColor) }
  }

  open func strokePath(_ path: CGPath, in context: CGContext) {
    guard strokeColor != nil else { return }
    context.addPath(path)
    context.strokePath()
  }

  open func fillPath(_ path: CGPath, in context: CGContext) {
    guard fillColor != nil else { return }
    context.addPath(path)
    // Holes are paths of their own.
    context.fillPath(using: .evenOdd)
  }

  /// A path along places, in the renderer's coordinates.
  func outline(_ places: [CLLocationCoordinate2D], isClosed: Bool) -> CGMutablePath {
    let path = CGMutablePath()
    path.addLines(between: places.map { point(for: MKMapPoint($0)) })
    if isClosed, !places.isEmpty { path.closeSubpath() }
    return path
  }
}
