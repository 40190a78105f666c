import VirtualTime
import Foundation
package import Timeline

extension CALayer {
  /// The superlayer's time.
  package var parentTime: Instant {
    let now = core.now
    return parent.map { Instant(seconds: $0.localTime(now.seconds)) } ?? now
  }

  /// Lays out, displays and commits this subtree without waiting for the turn's end.
  package func commitNow() {
    layoutFromTopmost()
    displaySubtree()
    commit(at: parentTime, core, isFlippedAround: parent?.isFlippedInside ?? false)
  }
}
