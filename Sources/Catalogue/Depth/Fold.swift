import Foundation
import Geometry
public import Scene

/// The old picture folds up like a screen against one side and uncovers the new one.
public struct Fold: SceneTransition {
  /// The side it folds up against.
  public var heading: Heading
  public var panels: Int
  /// How dark the panels that face away from the light become.
  private static let shade = 0.5

  public init(_ heading: Heading, panels: Int = 6) {
    self.heading = heading
    self.panels = panels
  }

  public func layers(from before: Page, to after: Page, progress: Double) -> [Layer] {
    // Without perspective, panels at one angle shrink as one picture.
    let angle = .pi / 2 * progress
    let folded = Layer.group(before.bounds, [before.layer, shades(over: before, angle: angle)])
      .anchored(x: (heading.step.x + 1) / 2, y: (heading.step.y + 1) / 2)
    return [
      after.layer,
      heading.isHorizontal
        ? folded.scaled(x: cos(angle), y: 1) : folded.scaled(x: 1, y: cos(angle)),
    ]
  }

  /// Darkens every other panel, more at steeper angles.
  private func shades(over page: Page, angle: Double) -> Layer {
    let parts = page.bounds.cells(
      columns: heading.isHorizontal ? panels : 1,
      rows: heading.isHorizontal ? 1 : panels
    )
    let turned = parts.enumerated().filter { !$0.offset.isMultiple(of: 2) }
    let ink = Ink.color(Color(white: 0, alpha: Self.shade * sin(angle)))
    let outline = Path(turned.flatMap { Path(rect: $0.element).elements })
    return Layer(frame: page.bounds).changed {
      $0.content = .drawing(Drawing([.fill(outline, rule: .winding, ink: ink)]))
    }
  }
}
