public import Foundation
public import Geometry
import Scene

extension CGContext {
  /// Clips to the current path and forgets it.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(userPath, rule)
    basePath = Path()
  }

  /// [D] Forgets the current path too, as do several rectangles.
  public func clip(to rect: CGRect) { clip(to: [rect]) }

  public func clip(to rects: [CGRect]) {
    clip(Path(rects.flatMap { Path(rect: $0).elements }), .winding)
    basePath = Path()
  }

  /// Clips to the rectangle and to the mask's alpha, or to how light an image without alpha is.
  ///
  /// [W] The mask lies as `draw(_:in:)` would draw it: upside down where y points down.
  public func clip(to rect: CGRect, mask: CGImage) {
    let flip = CGAffineTransform(1, 0, 0, -1, 0, rect.minY + rect.maxY)
    place(.concatenate(flip))
    place(mask.clip(to: rect))
    place(.concatenate(flip))
    noteClip(rect)
  }

  /// The box around the clip, in the current space.
  public var boundingBoxOfClipPath: CGRect {
    state.clipBounds.applying(state.transform.inverted())
  }

  package func clip(_ path: Path, _ rule: CGPathFillRule) {
    place(.clip(path, rule: rule))
    noteClip(path.bounds)
  }

  private func noteClip(_ rect: CGRect) {
    let base = rect.applying(state.transform)
    let rest = base.isNull ? .zero : state.clipBounds.intersection(base)
    state.clipBounds = rest.isNull ? .zero : rest
  }
}
