import Foundation

extension UIView {
  /// The best size for a target that the constraints inside the view allow, computed on a copy.
  func fittingSize(
    _ target: CGSize,
    horizontal: UILayoutPriority,
    vertical: UILayoutPriority
  ) -> CGSize {
    let root = layoutRoot
    root.setNeedsSolution()
    guard let engine = root.makeLayoutEngine() else { return naturalSize }
    // [D] Rule layout.fitting-required-content: outside of any hierarchy, required content is not
    // limited by a frame.
    engine.isRootFree = root.superviewReference == nil && !(root is UIWindow)
    defer { engine.isRootFree = false }
    engine.update()
    let item = engine.item(for: self)
    engine.update()
    return engine.fittingSize(of: item, in: self, target, (horizontal, vertical))
  }

  private var naturalSize: CGSize {
    let size = intrinsicContentSize
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }
}
