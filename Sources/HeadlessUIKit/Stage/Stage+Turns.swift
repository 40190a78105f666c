public import Foundation
import Scene
import Timeline
import VirtualTime

extension Stage {
  /// Lets `seconds` pass; everything that falls due runs at its exact time.
  public func advance(by seconds: TimeInterval) {
    precondition(seconds >= 0, "time cannot go backwards by \(-seconds) s")
    core.becomeAmbient()
    core.run(until: core.now + Instant(seconds: seconds))
  }
}

extension Stage: StageScreens {
  // Layout may invalidate layout, but only a limited number of times.
  package func layOut() {
    for _ in 0..<100 {
      for window in windows { window.reportSafeAreas(everywhere: hasAdditionalInsets) }
      let pending = core.display.roots().filter {
        !$0.flags.isDisjoint(with: [.needsLayout, .needsLayoutBelow])
      }
      if pending.isEmpty, !popoversFollow() { return }
      for layer in pending { layer.layoutSubtree() }
    }
    core.warn(
      "Stage",
      "layout was requested again a hundred times in one commit",
      remedy: "call setNeedsLayout() in layoutSubviews() only when something has changed",
      kind: .endless
    )
  }
}

extension StageCore {
  /// The stage that this core belongs to; nil until code asks for one.
  package var stage: Stage? { screens as? Stage }
}
