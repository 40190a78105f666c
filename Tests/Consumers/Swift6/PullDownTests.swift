import Testing
import UIKit

@MainActor @Suite struct PullDownTests {
  @Test(arguments: [true, false])
  func aPulledScreenGoesOrComesBack(finishes: Bool) throws {
    let stage = Stage(device: .iPhone15)
    let (home, detail, pull) = (UIViewController(), UIViewController(), PullDown())
    stage.show(home)
    detail.modalPresentationStyle = .fullScreen
    try stage.record { home.present(detail, animated: true) }
    detail.transitioningDelegate = pull
    pull.isPulling = true
    stage.schedule(at: 0.1) { pull.interaction.update(0.5) }
    stage.schedule(at: 0.2) { finishes ? pull.interaction.finish() : pull.interaction.cancel() }
    let film = try stage.record { detail.dismiss(animated: true) }
    #expect(abs(film.duration - 0.4) < 1e-6)
    #expect((home.presentedViewController == nil) == finishes)
    #expect((detail.view.window == nil) == finishes)
    #expect(detail.view.transform == .identity)
  }
}
