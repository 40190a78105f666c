import Foundation
public import Scene

/// The pictures move aside, one behind the other, and swap.
public struct Swap: SceneTransition {
  /// The scale of the picture behind.
  private static let distance = 0.7
  /// How far each moves aside, in widths: enough to pass without touching.
  private static let aside = 0.6

  public init() {}

  public func layers(from before: Page, to after: Page, progress: Double) -> [Layer] {
    let reach = Self.aside * sin(.pi * progress)
    let old = size(before.layer, depth: progress).moved(.left, by: reach)
    let new = size(after.layer, depth: 1 - progress).moved(.right, by: reach)
    return [.window(before.bounds, showing: progress < 0.5 ? [new, old] : [old, new])]
  }

  private func size(_ page: Layer, depth: Double) -> Layer {
    page.scaled(1 - (1 - Self.distance) * depth)
  }
}
