import Testing
import UIKit

@MainActor
@Suite struct ModalCardTests {
  @Test func aCardComesUpOverADimmedScreenAndGoes() throws {
    let stage = Stage(device: .iPhone15)
    let home = UIViewController()
    let card = UIViewController()
    let delegate = ModalCardDelegate()
    stage.show(home)
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = delegate
    var completed = 0
    let film = try stage.record { home.present(card, animated: true) { completed += 1 } }
    #expect(film.duration == 0.3)
    #expect(card.view.frame == CGRect(x: 0, y: 284, width: 393, height: 568))
    #expect(card.presentationController?.containerView?.subviews.first?.alpha == 1)
    try stage.record { home.dismiss(animated: true) { completed += 1 } }
    #expect(completed == 2)
    #expect(card.view.window == nil)
    #expect(home.presentedViewController == nil)
    #expect(stage.faults.isEmpty)
  }
}
