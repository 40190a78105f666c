// region golden
import Testing
import TransitionSnapshotsTesting
import UIKit

@MainActor @Suite struct CardTransitions {
  @Test func rise() throws {
    let stage = Stage(device: .iPhone15)
    let controller = CardController()
    try assertTransition(
      on: stage,
      from: controller,
      at: [.start, .milliseconds(120), .fraction(0.5), .end, .settled],
      as: .filmstrip,
      .callbackLog,
      .timingCurve(of: .frame(controller.card))
    ) {
      controller.raise()
    }
  }

  @Test func theMotionIsSound() throws {
    let stage = Stage(device: .iPhone15)
    let controller = CardController()
    stage.show(controller)
    let before = try stage.restingScene()
    let film = try stage.record { controller.raise() }
    #expect(
      try complaints(about: film, .starts(on: before), .endsWhereItSettles, .isContinuous()) == []
    )
  }
}
// endregion
