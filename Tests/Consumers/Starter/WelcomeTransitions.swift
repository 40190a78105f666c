import Testing
import TransitionSnapshotsTesting
import UIKit

@MainActor @Suite struct WelcomeTransitions {
  /// Compares pictures, callbacks and timing with the golden below `Goldens/`.
  @Test func theCardRises() throws {
    let controller = WelcomeController()
    try assertTransition(
      on: Stage(device: .iPhone15),
      from: controller,
      as: .filmstrip,
      .callbackLog,
      .timingCurve(of: .frame(controller.card))
    ) {
      controller.raise()
    }
  }
}
