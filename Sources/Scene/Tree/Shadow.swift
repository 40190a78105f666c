public import Foundation
public import Geometry

/// A blurred silhouette below a layer or a drawing.
public struct Shadow: Hashable, Sendable {
  public var color: Color
  public var opacity: Double
  /// The standard deviation of the blur in points.
  // [W] CALayer.shadowRadius is the deviation itself; CGContext's blur is twice it.
  public var radius: Double
  public var offset: CGSize
  /// The outline that casts the shadow, in the layer's space; if nil, the picture's alpha does.
  public var path: Path?

  public init(
    color: Color = .black,
    opacity: Double = 1,
    radius: Double,
    offset: CGSize = .zero,
    path: Path? = nil
  ) {
    self.color = color
    self.opacity = opacity
    self.radius = radius
    self.offset = offset
    self.path = path
  }
}
