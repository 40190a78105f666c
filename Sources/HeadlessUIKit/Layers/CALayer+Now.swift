import Foundation
import Timeline

extension CALayer {
  /// The superlayer's clock.
  var parentTime: Instant {
    let now = core.now
    return parent.map { Instant(seconds: $0.localTime(now.seconds)) } ?? now
  }

  /// Lays out, displays and commits this subtree without waiting for the turn's end.
  func commitNow() {
    layoutFromTopmost()
    displaySubtree()
    commit(at: parentTime, core)
  }
}
