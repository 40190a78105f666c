import Foundation
import Geometry
public import Scene

/// The halves of the old picture swing towards the viewer, and the new one appears between them.
public struct Doors: SceneTransition {
  /// The scale of the new picture while the doors are shut.
  private static let distance = 0.8

  public init() {}

  public func layers(from before: Page, to after: Page, progress: Double) -> [Layer] {
    var halves = before.bounds.cells(columns: 2, rows: 1)
    // Shut doors overlap, so that no seam shows between them.
    halves[0].size.width += 1
    let angle = .pi / 2 * progress
    let stage = Layer.window(
      before.bounds,
      showing: [
        door(before, halves[0], hinge: 0, angle: -angle),
        door(before, halves[1], hinge: 1, angle: angle),
      ]
    )
    let size = Self.distance + (1 - Self.distance) * progress
    return [after.layer.scaled(size), stage.inPerspective(Perspective.m34(for: before.size))]
  }

  private func door(_ page: Page, _ half: CGRect, hinge: Double, angle: Double) -> Layer {
    Layer.window(half, showing: [page.layer]).anchored(x: hinge, y: 0.5)
      .transformed(CATransform3DMakeRotation(angle, 0, 1, 0))
  }
}
