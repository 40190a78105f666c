import Foundation
import Geometry
public import Scene

/// The new screen slides in over the old one, which moves a shorter distance and darkens.
public struct NavigationPush: SceneTransition {
  /// The distance that the lower screen moves, in widths.
  public static let parallax = 0.3  // [W] Numbers.md
  /// The opacity of black over the lower screen at the end.
  public static let scrim = 0.1  // [I] Numbers.md
  /// In points, next to the upper screen's leading edge.
  public static let shadowWidth = 9.0  // [I] OpenUIKit's tuned σ of 4.5, twice
  public static let shadowOpacity = 0.2  // [I]
  /// The fraction of the movement during which the shadow appears.
  private static let shadowFadeIn = 0.25

  /// The direction of movement; right for right-to-left layouts.
  public var heading: Heading

  public init(heading: Heading = .left) {
    self.heading = heading
  }

  public func layers(from before: Page, to after: Page, progress: Double) -> [Layer] {
    let upper = after.layer.moved(heading.opposite, by: 1 - progress)
    return [
      before.layer.moved(heading, by: Self.parallax * progress),
      .fill(before.bounds, Color(white: 0, alpha: Self.scrim * progress)),
      shadow(beside: upper.frame, strength: min(1, progress / Self.shadowFadeIn)),
      upper,
    ]
  }

  private func shadow(beside edge: CGRect, strength: Double) -> Layer {
    let isLeft = heading == .left
    let width = Self.shadowWidth
    let strip = CGRect(
      x: isLeft ? edge.minX - width : edge.maxX,
      y: edge.minY,
      width: width,
      height: edge.height
    )
    let dark = Color(white: 0, alpha: Self.shadowOpacity * strength)
    return Layer(frame: strip).changed {
      $0.isRasterGroup = true
      $0.content = .gradient(
        Gradient(
          stops: Gradient.evenStops([.clear, dark]),
          start: CGPoint(x: isLeft ? 0 : 1, y: 0.5),
          end: CGPoint(x: isLeft ? 1 : 0, y: 0.5)
        )
      )
    }
  }
}
