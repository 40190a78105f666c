import Foundation
public import Scene

extension Layer {
  /// Moved by a fraction of its own size.
  public func moved(_ heading: Heading, by share: Double) -> Layer {
    moved(
      x: heading.step.x * bounds.width * share,
      y: heading.step.y * bounds.height * share
    )
  }
}
