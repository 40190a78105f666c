public import Foundation

/// A frozen subtree shown like a picture, as `snapshotView` and its resizable form do.
public struct FrozenContent: Hashable, Sendable {
  public var node: Node
  /// The visible part, in the space that `node` is placed in; it fills the layer's bounds.
  public var source: CGRect
  /// The part of `source` that stretches, in unit space; the rest keeps its size as caps.
  public var center: CGRect

  public init(_ node: Node, source: CGRect, center: CGRect = ImageContent.unit) {
    self.node = node
    self.source = source
    self.center = center
  }
}
