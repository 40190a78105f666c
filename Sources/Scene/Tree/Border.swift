public import Geometry

/// A line along the inside of a layer's rounded bounds, drawn above its children.
public struct Border: Hashable, Sendable {
  /// In points.
  public var width: Double
  public var color: Color

  public init(width: Double, color: Color) {
    self.width = width
    self.color = color
  }
}
