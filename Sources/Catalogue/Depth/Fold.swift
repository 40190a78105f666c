import Foundation
import Geometry
public import Scene

/// The old picture folds up like a screen against one side and uncovers the new one.
public struct Fold: SceneTransition {
  /// The side it folds up against.
  public var heading: Heading
  public var panels: Int
  /// How dark the panels that turn from the light get.
  private static let shade = 0.5

  public init(_ heading: Heading, panels: Int = 6) {
    self.heading = heading
    self.panels = panels
  }

  public func layers(from before: Page, to after: Page, progress: Double) -> [Layer] {
    // Seen without perspective, panels that stand at one angle shrink as one picture.
    let rest = 1 - progress
    let folded = Layer.group(before.bounds, [before.layer, shades(over: before, rest: rest)])
      .anchored(x: (heading.step.x + 1) / 2, y: (heading.step.y + 1) / 2)
    let isHorizontal = heading.isHorizontal
    return [
      after.layer, folded.scaled(x: isHorizontal ? rest : 1, y: isHorizontal ? 1 : rest),
    ]
  }

  /// Every other panel, darker the steeper it stands: cos of its angle is the width that is left.
  private func shades(over page: Page, rest: Double) -> Layer {
    let parts = page.bounds.cells(
      columns: heading.isHorizontal ? panels : 1,
      rows: heading.isHorizontal ? 1 : panels
    )
    let turned = parts.enumerated().filter { !$0.offset.isMultiple(of: 2) }
    let steepness = (1 - rest * rest).squareRoot()
    let ink = Ink.color(Color(white: 0, alpha: Self.shade * steepness))
    let outline = Path(turned.flatMap { Path(rect: $0.element).elements })
    return Layer(frame: page.bounds).changed {
      $0.content = .drawing(Drawing([.fill(outline, rule: .winding, ink: ink)]))
    }
  }
}
