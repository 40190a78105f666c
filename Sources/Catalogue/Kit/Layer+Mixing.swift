import Foundation
public import Geometry
public import Scene

/// Layers that show one page here and the other there, without a seam and without what is behind.
extension Layer {
  /// The exact mix of both pages everywhere.
  public static func mix(_ before: Page, _ after: Page, _ progress: Double) -> Layer {
    mix(before, after, .uniform(progress))
  }

  /// `after` inside an outline, `before` outside.
  public static func mix(_ before: Page, _ after: Page, inside outline: Path) -> Layer {
    let drawing = Drawing([.fill(outline, rule: .winding, ink: .color(.black))])
    return mix(before, after, alpha: .drawing(drawing))
  }

  /// `before` inside an outline, `after` outside.
  public static func mix(_ before: Page, _ after: Page, outside outline: Path) -> Layer {
    mix(after, before, inside: outline)
  }

  /// As much of `after` as a content over the whole canvas has alpha.
  public static func mix(_ before: Page, _ after: Page, alpha: Content) -> Layer {
    mix(before, after, .alpha(of: Node(Layer(frame: before.bounds).changed { $0.content = alpha })))
  }

  private static func mix(_ before: Page, _ after: Page, _ amount: Mix.Amount) -> Layer {
    Layer(frame: before.bounds).changed {
      $0.content = .mix(Mix(from: before.node, to: after.node, amount: amount))
    }
  }
}
