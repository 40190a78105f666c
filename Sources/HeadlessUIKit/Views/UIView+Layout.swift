import Foundation

extension UIView {
  /// The frame that it would have without its transform.
  var plainFrame: CGRect {
    get {
      let (size, anchor) = (bounds.size, anchorPoint)
      return CGRect(
        x: center.x - anchor.x * size.width,
        y: center.y - anchor.y * size.height,
        width: size.width,
        height: size.height
      )
    }
    set {
      bounds.size = newValue.size
      let anchor = anchorPoint
      center = CGPoint(
        x: newValue.minX + anchor.x * newValue.width,
        y: newValue.minY + anchor.y * newValue.height
      )
    }
  }

  static func makeLayer() -> CALayer {
    let type = NamedClass(type: layerClass, role: "layerClass of \(self)")
    let layer = type.kind(of: CALayer.self, .ambient).fresh()
    layer.values.isOpaque = true  // [D] views are, layers are not
    return layer
  }

  /// Lays out the view and everything below it, but not its pending superviews.
  func layOutAlone() {
    for _ in 0..<8 {
      updateLayoutEngine()
      guard !layer.flags.isDisjoint(with: [.needsLayout, .needsLayoutBelow]) else { return }
      layer.layoutSubtree()
    }
  }

  package func boundsChanged(from old: CGRect) {
    let new = bounds.size
    if old.origin != bounds.origin { boundsOriginChanged(from: old) }
    guard old.size != new else { return }
    positionChanged()
    (owner as? UIViewController)?.rootViewChanged(from: old.width)
    if layoutStateIfAny?.marginsAreReadable == true { marginsChanged() }
    defer { boundsSizeChanged() }
    if contentMode == .redraw || old.isEmpty { setNeedsDisplay() }
    guard autoresizesSubviews else { return }
    for view in subviewList where !view.followsSibling { view.resize(with: (old.size, new)) }
  }

  /// Notifies the layout engine that a view was moved by its frame.
  package func positionChanged() {
    if let owner { (owner as? UIViewController)?.contextViewFrameDidChange() }
    guard let state = layoutStateIfAny, let item = state.item, state.translatesMask,
      item.pinned != alignmentFrame
    else { return }
    setNeedsSolution()
  }

  /// [D] The change is divided among the flexible parts in proportion to their sizes.
  func resize(with parent: (old: CGSize, new: CGSize)) {
    guard !autoresizingMask.isEmpty else { return }
    let mask = autoresizingMask
    var frame = frame
    (frame.origin.x, frame.size.width) = Self.share(
      (frame.minX, frame.width),
      in: (parent.old.width, parent.new.width),
      isFlexible: (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth)),
      endIsFlexible: mask.contains(.flexibleRightMargin)
    )
    (frame.origin.y, frame.size.height) = Self.share(
      (frame.minY, frame.height),
      in: (parent.old.height, parent.new.height),
      isFlexible: (mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight)),
      endIsFlexible: mask.contains(.flexibleBottomMargin)
    )
    self.frame = frame
  }

  private static func share(
    _ old: (start: CGFloat, length: CGFloat),
    in parent: (old: CGFloat, new: CGFloat),
    isFlexible: (start: Bool, length: Bool),
    endIsFlexible: Bool
  ) -> (start: CGFloat, length: CGFloat) {
    let change = parent.new - parent.old
    let end = parent.old - old.start - old.length
    let parts = [
      isFlexible.start ? old.start : 0, isFlexible.length ? old.length : 0,
      endIsFlexible ? end : 0,
    ]
    let flexible = [isFlexible.start, isFlexible.length, endIsFlexible]
    let total = parts.reduce(0, +)
    func extra(_ index: Int) -> CGFloat {
      guard flexible[index] else { return 0 }
      if total != 0 { return change * parts[index] / total }
      return change / CGFloat(flexible.filter { $0 }.count)
    }
    return (old.start + extra(0), old.length + extra(1))
  }
}
