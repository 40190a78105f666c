import Foundation
public import Scene

/// One picture dissolves into the other behind tiles that grow and shrink again.
public struct Mosaic: SceneTransition {
  /// The side of the largest tile, as a fraction of the canvas's shorter side.
  public var coarseness: Double

  public init(coarseness: Double = 0.1) {
    self.coarseness = coarseness
  }

  public func layers(from before: Page, to after: Page, progress: Double) -> [Layer] {
    let largest = coarseness * min(before.width, before.height)
    let side = largest * (1 - abs(1 - 2 * progress))
    return [.mix(before, after, Ramp.smooth(progress), finish: .mosaic(side: side))]
  }
}
