import Foundation
public import Scene

/// One picture dissolves into the other while both are blurred horizontally.
public struct Smear: SceneTransition {
  /// The deviation of the widest blur, as a fraction of the canvas's width.
  public var width: Double

  public init(width: Double = 0.15) {
    self.width = width
  }

  public func layers(from before: Page, to after: Page, progress: Double) -> [Layer] {
    let deviation = width * before.width * (1 - abs(1 - 2 * progress))
    return [.mix(before, after, Ramp.smooth(progress), finish: .smear(deviation: deviation))]
  }
}
