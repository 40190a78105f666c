// region parts
import Testing
import TransitionSnapshotsTesting
import UIKit

@MainActor @Suite struct SettingsGoldens {
  @Test func screen() throws {
    let stage = Stage(device: .iPhoneSE)
    let controller = SettingsController()
    let clock = UILabel(frame: CGRect(x: 20, y: 80, width: 120, height: 24))
    clock.text = "9:41"
    controller.view.addSubview(clock)
    stage.show(controller)
    controller.reveal()
    try assertScreen(on: stage, as: .picture.ignoring(.view(clock)), .voiceOver, scale: 0.5)
    #expect(complaints(about: stage, .touchTargets, .textsAreWhole, .everythingHasALabel) == [])
  }

  @Test func badge() throws {
    let badge = UILabel()
    badge.text = "12 new"
    badge.textColor = .white
    badge.backgroundColor = .systemRed
    try assertView(badge, scale: 2)
  }
}
// endregion
