import Foundation
public import Geometry
public import Scene

/// Layers that combine both pages without a seam through which the background would show.
extension Layer {
  /// The exact mix of both pages everywhere.
  public static func mix(_ before: Page, _ after: Page, _ progress: Double) -> Layer {
    mix(before.layer, after.layer, by: .uniform(progress))
  }

  /// The same, with an effect on the mixed picture.
  public static func mix(
    _ before: Page,
    _ after: Page,
    _ progress: Double,
    finish: Mix.Finish
  ) -> Layer {
    mix(before.layer, after.layer, by: .uniform(progress), finish: finish)
  }

  /// A weight for each of 256 degrees of difference, of components or of colours as a whole.
  public static func mix(
    _ before: Page,
    _ after: Page,
    asWhole: Bool,
    share: (_ unlikeness: Double) -> Double
  ) -> Layer {
    let shares = (0...255).map { share(Double($0) / 255) }
    return mix(before.layer, after.layer, by: .unlikeness(shares: shares, asWhole: asWhole))
  }

  /// `after` inside an outline, `before` outside.
  public static func mix(_ before: Page, _ after: Page, inside outline: Path) -> Layer {
    mix(before.layer, after.layer, inside: outline)
  }

  /// `before` inside an outline, `after` outside.
  public static func mix(_ before: Page, _ after: Page, outside outline: Path) -> Layer {
    mix(after, before, inside: outline)
  }

  /// Weights `after` by the alpha of a content that covers the canvas.
  public static func mix(_ before: Page, _ after: Page, alpha: Content) -> Layer {
    mix(before.layer, after.layer, alpha: alpha)
  }

  /// The same for two layers that cover the canvas with more than a page.
  public static func mix(_ before: Layer, _ after: Layer, inside outline: Path) -> Layer {
    let drawing = Drawing([.fill(outline, rule: .winding, ink: .color(.black))])
    return mix(before, after, alpha: .drawing(drawing))
  }

  private static func mix(_ before: Layer, _ after: Layer, alpha: Content) -> Layer {
    let amount = Layer(frame: before.frame).changed { $0.content = alpha }
    return mix(before, after, by: .alpha(of: Node(amount)))
  }

  private static func mix(
    _ before: Layer,
    _ after: Layer,
    by amount: Mix.Amount,
    finish: Mix.Finish? = nil
  ) -> Layer {
    Layer(frame: before.frame).changed {
      $0.content = .mix(
        Mix(from: Node(before), to: Node(after), amount: amount, finish: finish)
      )
    }
  }
}
