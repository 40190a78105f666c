public import Foundation
public import Geometry

/// One resolved layer: its geometry and appearance at one instant.
///
/// The origin is at the top left, y points down, lengths are points. Drawn in this order: shadow,
/// background, content, children by depth, border; then the corner clip, the mask, the effects, the
/// opacity and the blend mode are applied.
public struct Layer: Hashable, Sendable {
  // Placement: how the picture is put into the parent.

  public var position = CGPoint.zero
  /// In unit space of `bounds`; the point that `position` places and `transform` turns about.
  public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  public var anchorPointZ = 0.0
  public var zPosition = 0.0
  public var transform = CATransform3DIdentity
  public var isDoubleSided = true
  /// Applies to the layer and its children as one group.
  public var opacity = 1.0
  public var blendMode = CGBlendMode.normal
  /// Drawn once and then only moved: its origin is rounded to whole device pixels.
  public var isRasterGroup = false
  public var antialiasesEdges = true

  // Picture: what the layer looks like by itself.

  public var bounds = CGRect.zero
  /// Applied to children about the anchor point; its `m34` gives them perspective.
  public var sublayerTransform = CATransform3DIdentity
  /// Children keep their depth and share one 3-D space with this layer's siblings.
  public var preservesDepth = false
  /// Clips content and children, including their shadows, to the rounded bounds.
  public var clipsToBounds = false
  /// A radius of 0 is a square corner.
  public var cornerRadii = CornerRadii.zero
  /// Whether the corners have the smooth curve of `CALayerCornerCurve.continuous`.
  public var hasContinuousCorners = false
  /// In this layer's space; the picture is multiplied by the mask's alpha.
  public var mask: Node?
  public var background: Color?
  public var border: Border?
  public var shadow: Shadow?
  public var content = Content.none
  public var effects: [Effect] = []
  /// From back to front, if depth and `zPosition` are equal.
  public var children: [Node] = []

  public init() {}

  /// A layer that covers `frame`, with its own space starting at zero.
  public init(frame: CGRect, children: [Node] = []) {
    bounds = CGRect(origin: .zero, size: frame.size)
    position = CGPoint(x: frame.midX, y: frame.midY)
    self.children = children
  }
}

extension Layer {
  /// The frame of the untransformed layer in its parent.
  public var frame: CGRect {
    CGRect(
      x: position.x - anchorPoint.x * bounds.width,
      y: position.y - anchorPoint.y * bounds.height,
      width: bounds.width,
      height: bounds.height
    )
  }

  /// What `Node.readsBackdrop` caches.
  var readsBackdrop: Bool {
    blendMode != .normal || effects.contains(where: \.readsBackdrop)
      || children.contains(where: \.readsBackdrop)
  }
}
