import Foundation
import Geometry
public import Scene

/// Two edges move apart from the middle line, or meet there.
public struct Split: SceneTransition {
  public enum Axis: String, CaseIterable, Hashable, Sendable {
    /// Vertical edges that move horizontally.
    case horizontal
    /// Horizontal edges that move vertically.
    case vertical
  }

  public var axis: Axis
  /// Whether the new picture opens from the middle, or the old one closes towards it.
  public var opens: Bool

  public init(_ axis: Axis, opens: Bool) {
    self.axis = axis
    self.opens = opens
  }

  public func layers(from before: Page, to after: Page, progress: Double) -> [Layer] {
    let share = opens ? progress : 1 - progress
    let band = before.bounds.scaled(
      x: axis == .horizontal ? share : 1,
      y: axis == .vertical ? share : 1
    )
    let outline = Path(rect: band)
    return [
      opens ? .mix(before, after, inside: outline) : .mix(before, after, outside: outline)
    ]
  }
}
