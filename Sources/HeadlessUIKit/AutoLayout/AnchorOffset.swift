import Foundation

extension NSLayoutXAxisAnchor {
  /// The distance from this anchor to another, as a dimension for constraints.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    // Directed anchors are not related to left and right edges.
    let isDirected = attribute.isDirected || otherAnchor.attribute.isDirected
    let edges: AnchorOffset.Edges = isDirected ? (.leading, .trailing) : (.left, .right)
    return AnchorOffset.dimension(from: self, to: otherAnchor, edges, .width)
  }
}

extension NSLayoutYAxisAnchor {
  /// The distance from this anchor to another, as a dimension for constraints.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    AnchorOffset.dimension(from: self, to: otherAnchor, (.top, .bottom), .height)
  }
}

/// A guide from one anchor to another, whose size is their distance.
@MainActor
private enum AnchorOffset {
  typealias Edges = (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute)

  static func dimension<Anchor>(
    from start: NSLayoutAnchor<Anchor>,
    to end: NSLayoutAnchor<Anchor>,
    _ edges: Edges,
    _ length: NSLayoutConstraint.Attribute
  ) -> NSLayoutDimension {
    let guide = UILayoutGuide()
    guide.identifier = "anchorWithOffset"
    (home(start, end) ?? NSLayoutConstraint.view(of: start.item))?.addLayoutGuide(guide)
    for (edge, anchor) in [(edges.start, start), (edges.end, end)] {
      NSLayoutConstraint(
        item: guide,
        attribute: edge,
        relatedBy: .equal,
        toItem: anchor.item,
        attribute: anchor.attribute,
        multiplier: 1,
        constant: 0
      ).isActive = true
    }
    return NSLayoutDimension(guide, length)
  }

  private static func home<Anchor>(
    _ start: NSLayoutAnchor<Anchor>,
    _ end: NSLayoutAnchor<Anchor>
  ) -> UIView? {
    guard let first = NSLayoutConstraint.view(of: start.item),
      let second = NSLayoutConstraint.view(of: end.item)
    else { return nil }
    return NSLayoutConstraint.commonAncestor(first, second)
  }
}
