public import Geometry

/// How a group of commands, drawn on nothing, is laid on what lies below.
public struct DrawingGroup: Hashable, Sendable {
  public var opacity: Double
  public var blendMode: CGBlendMode
  /// In the layer's own space, whatever the current transform is, as CGContext keeps it.
  public var shadow: Shadow?

  public init(opacity: Double = 1, blendMode: CGBlendMode = .normal, shadow: Shadow? = nil) {
    self.opacity = opacity
    self.blendMode = blendMode
    self.shadow = shadow
  }
}
