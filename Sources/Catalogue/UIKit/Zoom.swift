import Foundation
import Geometry
public import Scene

/// The new screen grows out of a card in the middle, over the old one, which darkens.
public struct Zoom: SceneTransition {
  /// The initial size of the card, as a fraction of the screen.
  public static let start = 0.3  // [I]
  /// The initial radius, in points.
  public static let cornerRadius = 60.0  // [I]
  /// The opacity of black over the old screen at the end.
  public static let scrim = 0.3  // [I]
  /// The fraction of the movement during which the card appears.
  private static let fadeIn = 0.25

  public init() {}

  public func layers(from before: Page, to after: Page, progress: Double) -> [Layer] {
    let size = Self.start + (1 - Self.start) * progress
    let card = after.layer.scaled(size).faded(to: progress / Self.fadeIn).changed {
      $0.cornerRadii = CornerRadii(Self.cornerRadius * (1 - progress))
    }
    return [
      before.layer, .fill(before.bounds, Color(white: 0, alpha: Self.scrim * progress)), card,
    ]
  }
}
