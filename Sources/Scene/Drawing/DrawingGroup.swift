public import Geometry

/// How a group of commands, drawn on a transparent canvas, is composited.
public struct DrawingGroup: Hashable, Sendable {
  public var opacity: Double
  public var blendMode: CGBlendMode
  /// In the layer's own space, whatever the current transform is, as in CGContext.
  public var shadow: Shadow?

  public init(opacity: Double = 1, blendMode: CGBlendMode = .normal, shadow: Shadow? = nil) {
    self.opacity = opacity
    self.blendMode = blendMode
    self.shadow = shadow
  }
}
