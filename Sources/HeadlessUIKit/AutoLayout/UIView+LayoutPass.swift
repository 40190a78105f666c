import Foundation
import Geometry

extension UIView {
  /// Lays out the subviews, through the controller whose root view this is.
  func layOut(_ layer: CALayer) {
    guard layer === self.layer else { return }
    updateLayoutEngineIfMoved()
    layOutKeyboardGuide()
    if layoutStateIfAny?.corners != nil { showCorners() }
    guard let engine = layoutStateIfAny?.engine else { return arrangeSubviews() }
    engine.layOutRoot(arrangeSubviews)
  }

  private func arrangeSubviews() {
    CurrentTraits.perform(for: self) {
      guard let controller = owner as? UIViewController else { return layoutSubviews() }
      controller.layOutRootView(layoutSubviews)
    }
  }

  /// Solves the hierarchy's constraints, if it has any.
  func updateLayoutEngine() {
    guard let engine = layoutRoot.makeLayoutEngine() else { return }
    engine.update()
  }

  /// The hierarchy's engine, created on first use; nil if nothing needs one.
  func makeLayoutEngine() -> LayoutEngine? {
    if let engine = layoutStateIfAny?.engine { return engine }
    guard subtreeHasConstraints else { return nil }
    let engine = LayoutEngine(root: self)
    layoutState.engine = engine
    return engine
  }

  /// At the top of a hierarchy, and below it if a frame was set directly.
  func updateLayoutEngineIfMoved() {
    guard superviewReference != nil, !isLayoutBoundary else { return updateLayoutEngine() }
    guard let item = layoutStateIfAny?.item, translatesAutoresizingMaskIntoConstraints,
      item.pinned != alignmentFrame
    else { return }
    updateLayoutEngine()
  }

  private var subtreeHasConstraints: Bool {
    if let state = layoutStateIfAny, !state.installed.isEmpty || state.asksForConstraints {
      return true
    }
    if type(of: self).requiresConstraintBasedLayout { return true }
    return subviewList.contains { !$0.isLayoutBoundary && $0.subtreeHasConstraints }
  }

  /// Sets the frames of the subviews that the solver controls.
  func applyLayout() {
    lazy var scale = max(1, window?.screen.scale ?? UIScreen.main.scale)
    for view in subviewList {
      // [I] A cell's own engine knows its size, but not where it stands.
      guard let state = view.layoutStateIfAny, let item = state.item, !state.translatesMask,
        item.engine?.root !== view
      else { continue }
      view.setFrame(Self.roundedToPixels(item.frame, scale), zoom: state.zoom)
    }
  }

  private func setFrame(_ frame: CGRect, zoom: CGFloat) {
    let rect = self.frame(forAlignmentRect: frame)
    let isResized = bounds.size != rect.size
    if isResized { bounds.size = rect.size }
    // [W] Rule layout.anchor-point: independent of the view's anchor. Computed with half the size,
    // so that the frame is exactly the solved one.
    let middle = CGPoint(
      x: rect.minX + 0.5 * zoom * rect.width,
      y: rect.minY + 0.5 * zoom * rect.height
    )
    let isMoved = center != middle
    if isMoved { center = middle }
    frameChanged(isResized: isResized, isMoved: isMoved)
  }

  /// Baselines depend on the size; inherited margins also on the position.
  private func frameChanged(isResized: Bool, isMoved: Bool) {
    let state = layoutStateIfAny
    let hasNewMargins =
      (isResized || isMoved) && state?.preservesSuperviewMargins == true
      || isResized && owner is UIViewController
    // The text of most labels need not be laid out to know this.
    guard hasNewMargins || isResized, let item = state?.item,
      hasNewMargins || (item.lines.contains(where: \.isFluid) && baselineOffsets != nil)
    else { return }
    item.engine?.hasMoved = true
    setNeedsSolution()
  }

  /// [I] Edges are rounded to device pixels, as in UIKit.
  private static func roundedToPixels(_ frame: CGRect, _ scale: CGFloat) -> CGRect {
    // What is centred often begins and ends between two pixels, where the solver's last digits must
    // not decide.
    func pixels(_ position: CGFloat) -> CGFloat {
      let exact = position * scale
      return (exact + (exact < 0 ? -1e-6 : 1e-6)).rounded()
    }
    // In whole pixels: the difference of two rounded positions might not be one.
    func span(from start: CGFloat, length: CGFloat) -> (start: CGFloat, length: CGFloat) {
      let (first, last) = (pixels(start), pixels(start + max(0, length)))
      return (first / scale, max(0, last - first) / scale)
    }
    let (x, y) = (
      span(from: frame.origin.x, length: frame.size.width),
      span(from: frame.origin.y, length: frame.size.height)
    )
    return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  /// Sets how many times as large constraints see the view from outside.
  func setLayoutZoom(_ zoom: CGFloat) {
    guard zoom != (layoutStateIfAny?.zoom ?? 1) else { return }
    layoutState.zoom = zoom
    guard let item = layoutState.item else { return }
    item.engine?.zoomChanged(item)
  }

  /// The frame without its alignment insets.
  var alignmentFrame: CGRect {
    alignmentRect(forFrame: plainFrame)
  }

  /// Removes a view's constraints from its hierarchy before it leaves.
  func leaveLayout() {
    if !isLayoutBoundary { layoutRoot.layoutStateIfAny?.engine?.forget(subtree: self) }
    for ancestor in sequence(first: superviewReference, next: { $0?.superviewReference }) {
      guard let view = ancestor else { break }
      for constraint in view.constraints where constraint.reaches(into: self) {
        constraint.uninstall()
      }
    }
  }

  /// Adds them to the new hierarchy.
  func joinLayout() {
    guard !isLayoutBoundary else { return }
    if let own = layoutStateIfAny?.engine {
      own.forget(subtree: self)
      layoutStateIfAny?.engine = nil
    }
    let root = layoutRoot
    if let engine = root.layoutStateIfAny?.engine { engine.adopt(self) }
    root.setNeedsSolution()
  }
}

extension CGRect {
  func outset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX - insets.left,
      y: minY - insets.top,
      width: width + insets.left + insets.right,
      height: height + insets.top + insets.bottom
    )
  }
}

extension NSLayoutConstraint {
  func reaches(into view: UIView) -> Bool {
    [firstItem, secondItem].contains { Self.view(of: $0)?.isDescendant(of: view) ?? false }
  }
}
