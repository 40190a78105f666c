import Foundation

extension UIView {
  /// [D] Skips hidden, transparent and disabled views with their subviews.
  func deepestView(at point: CGPoint, _ event: UIEvent?) -> UIView? {
    // [D] Below 0.01, for opacities that are stored as floats.
    guard isUserInteractionEnabled, !isHidden, layer.opacity >= 0.01, touchBlocks == 0 else {
      return nil
    }
    guard self.point(inside: point, with: event) else { return nil }
    for view in subviewList.reversed() {
      if let hit = view.hitTest(view.layer.convert(point, from: layer), with: event) { return hit }
    }
    return self
  }
}
