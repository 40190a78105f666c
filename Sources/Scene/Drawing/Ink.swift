public import Geometry

/// The paint of a fill, a stroke or a glyph run, and how it is composited.
public struct Ink: Hashable, Sendable {
  public var paint: Paint
  public var opacity: Double
  public var blendMode: CGBlendMode
  public var antialiases: Bool

  public init(
    _ paint: Paint,
    opacity: Double = 1,
    blendMode: CGBlendMode = .normal,
    antialiases: Bool = true
  ) {
    self.paint = paint
    self.opacity = opacity
    self.blendMode = blendMode
    self.antialiases = antialiases
  }

  public static func color(_ color: Color) -> Ink { Ink(.color(color)) }
}
