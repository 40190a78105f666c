import Foundation
import HeadlessUIKit
import Testing
import TransitionSnapshotsTesting

/// A transition whose code waits for virtual time before it moves anything.
@MainActor
@Suite struct LiveGoldens {
  @Test func codeThatWaits() async throws {
    let scenery = MovingBox()
    try await assertLiveTransition(
      on: scenery.stage,
      from: scenery.root,
      at: [.start, .milliseconds(100), .milliseconds(200), .end, .settled],
      as: .filmstrip,
      .timingCurve(of: .frame(scenery.box))
    ) {
      try await Task.sleep(for: .milliseconds(100))
      UIView.animate(withDuration: 0.2) { scenery.box.center.y = 150 }
    }
  }
}
