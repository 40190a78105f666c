import Foundation
public import Scene

/// A dissolve whose speed depends on how different the pictures are, component by component.
public struct UnevenFade: SceneTransition {
  /// Whether the colours that differ most change first, or last.
  public var unlikeFirst: Bool

  public init(unlikeFirst: Bool) {
    self.unlikeFirst = unlikeFirst
  }

  public func layers(from before: Page, to after: Page, progress: Double) -> [Layer] {
    let rest = 1 - progress
    return [
      .mix(before, after, asWhole: false) { unlikeness in
        // The exponents of ffmpeg's fadefast and fadeslow.
        1 - pow(rest, 1 + log(unlikeFirst ? 1 + unlikeness : 2 - unlikeness))
      }
    ]
  }
}
