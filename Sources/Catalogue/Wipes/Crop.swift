public import Geometry
public import Scene

/// The old picture closes to nothing inside a figure, then the new one opens from it.
public struct Crop: SceneTransition {
  public var outline: Outline
  public var color: Color

  public init(_ outline: Outline, through color: Color = .black) {
    self.outline = outline
    self.color = color
  }

  public func layers(from before: Page, to after: Page, progress: Double) -> [Layer] {
    let shown = progress < 0.5 ? before : after
    let figure = outline.path(in: shown.bounds, share: abs(1 - 2 * progress))
    return [.mix(.plain(color, size: shown.size), shown, inside: figure)]
  }
}
