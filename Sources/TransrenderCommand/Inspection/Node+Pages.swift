import Foundation
import Geometry
import Scene

/// The two pictures of a transition, wherever they are in the tree.
enum PageLabel: String, CaseIterable {
  case before, after
}

extension Node {
  /// The position, scale and opacity of pages on the canvas.
  func readPages(_ take: (String, Double) -> Void) {
    readPages(through: .identity, opacity: 1, take)
  }

  private func readPages(
    through outer: CGAffineTransform,
    opacity: Double,
    _ take: (String, Double) -> Void
  ) {
    let inner = layer.toParent.concatenating(outer)
    let opacity = opacity * layer.opacity
    if let page = PageLabel(rawValue: label) {
      let middle = CGPoint(x: layer.bounds.midX, y: layer.bounds.midY).applying(inner)
      take("\(page).x", middle.x)
      take("\(page).y", middle.y)
      take("\(page).scaleX", hypot(inner.a, inner.b))
      take("\(page).scaleY", hypot(inner.c, inner.d))
      take("\(page).opacity", opacity)
    } else {
      for child in layer.children { child.readPages(through: inner, opacity: opacity, take) }
    }
  }
}

extension Layer {
  /// From this layer's space to its parent's, ignoring perspective.
  fileprivate var toParent: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width,
      y: bounds.minY + anchorPoint.y * bounds.height
    )
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(
        CGAffineTransform(
          a: transform.m11,
          b: transform.m12,
          c: transform.m21,
          d: transform.m22,
          tx: transform.m41,
          ty: transform.m42
        )
      )
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}
