import Foundation

extension CALayer {
  func markNeedsLayout() {
    raise(.needsLayout, trail: .needsLayoutBelow)
  }

  /// Asks for layout because a sublayer came or went, except while this layer arranges them itself.
  ///
  /// [I] Apps that replace their subviews in each layout run on devices.
  package func sublayersChanged() {
    if !flags.contains(.inLayout) { markNeedsLayout() }
  }

  /// [D] Starts at the topmost ancestor in an unbroken chain of layers that need layout.
  func layoutFromTopmost() {
    var top = self
    while let parent = top.parent, parent.needsLayout() { top = parent }
    top.layoutSubtree()
  }

  package func layoutSubtree() {
    if flags.contains(.needsLayout) {
      flags.remove(.needsLayout)
      flags.insert(.inLayout)
      layoutSublayers()
      flags.remove(.inLayout)
    }
    guard flags.contains(.needsLayoutBelow) else { return }
    flags.remove(.needsLayoutBelow)
    let pending: LayerFlags = [.needsLayout, .needsLayoutBelow]
    for child in children where !child.flags.isDisjoint(with: pending) { child.layoutSubtree() }
    if let maskLayer, !maskLayer.flags.isDisjoint(with: pending) { maskLayer.layoutSubtree() }
  }

  func markNeedsDisplay() {
    raise(.needsDisplay, trail: .needsDisplayBelow)
  }

  func displayIfMarked() {
    guard flags.contains(.needsDisplay) else { return }
    flags.remove(.needsDisplay)
    drawnValues = animatedOwnValues
    defer { drawnValues = nil }
    display()
  }

  func displayThroughDelegate() {
    if let delegate, delegateDisplays {
      delegate.display(self)
      if delegateDisplays { return }
    }
    drawContents()
  }

  package func displaySubtree() {
    displayIfMarked()
    guard flags.contains(.needsDisplayBelow) else { return }
    flags.remove(.needsDisplayBelow)
    for child in children { child.displaySubtree() }
    maskLayer?.displaySubtree()
  }
}
