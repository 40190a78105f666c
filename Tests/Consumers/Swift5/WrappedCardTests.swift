import Testing
import UIKit

/// What a presentation controller makes as it begins is what moves.
@MainActor
@Suite(.serialized) struct WrappedCardTests {
  private let stage = Stage(device: .iPhone15)
  private let home = LoggingViewController("home")
  private let card = LoggingViewController("card")

  init() {
    stage.show(home)
    card.preferredContentSize = CGSize(width: 393, height: 300)
    _ = LoggingViewController.take()
  }

  private func present(sliding: Bool) throws -> Film {
    let controller: WrappedCardController & UIViewControllerTransitioningDelegate =
      sliding
      ? SlidingCardController(presentedViewController: card, presenting: home)
      : PlainCardController(presentedViewController: card, presenting: home)
    card.transitioningDelegate = controller
    return try stage.record {
      withExtendedLifetime(controller) { home.present(card, animated: true) }
    }
  }

  @Test(arguments: [(true, 0.35), (false, 0.5)])
  func theWrapperMovesWithTheCardInIt(isSliding: Bool, seconds: TimeInterval) throws {
    var halfway: CGFloat = 0
    stage.schedule(at: 0.1) { [card] in
      let wrapper = card.presentationController?.presentedView
      halfway = wrapper?.layer.presentation()?.frame.minY ?? 0
    }
    let film = try present(sliding: isSliding)
    #expect(film.duration == seconds)
    #expect(halfway > 552 && halfway < 852)
    let controller = try #require(card.presentationController as? WrappedCardController)
    let wrapper = try #require(controller.wrapper)
    #expect(wrapper.superview === controller.containerView)
    #expect(wrapper.frame == CGRect(x: 0, y: 552, width: 393, height: 300))
    #expect(card.view.superview === wrapper)
    #expect(controller.dimmingView?.alpha == 0.5)
    try stage.record { card.preferredContentSize.height = 400 }
    #expect(wrapper.frame == CGRect(x: 0, y: 452, width: 393, height: 400))
    try stage.record { stage.tap(at: CGPoint(x: 100, y: 100)) }
    #expect(home.presentedViewController == nil)
    #expect(controller.wrapper == nil)
    #expect(stage.window.subviews == [home.view])
    #expect(
      LoggingViewController.take() == [
        "card viewDidLoad", "card viewWillAppear animated", "card viewDidAppear animated",
        "card viewWillDisappear animated", "card viewDidDisappear animated",
      ]
    )
    #expect(stage.faults.isEmpty)
  }

  @Test func afterwardsNobodyKeepsTheController() throws {
    _ = try present(sliding: true)
    weak let controller = card.presentationController
    #expect(controller != nil)
    try stage.record { home.dismiss(animated: true) }
    #expect(controller == nil)
  }

  /// A delegate's methods are optional in UIKit, and called with a question mark.
  @Test func whoDismissesByProgramTellsTheDelegateItself() throws {
    final class Listening: NSObject, UIAdaptivePresentationControllerDelegate {
      var heard: [String] = []
      func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
        heard.append("should")
        return false
      }
      func presentationControllerDidDismiss(_ controller: UIPresentationController) {
        heard.append("did")
      }
    }
    let (sheet, listening) = (UIViewController(), Listening())
    sheet.presentationController?.delegate = listening
    try stage.record { home.present(sheet, animated: true) }
    let controller = try #require(sheet.presentationController)
    #expect(controller.delegate?.presentationControllerShouldDismiss?(controller) == false)
    try stage.record {
      sheet.dismiss(animated: true) {
        controller.delegate?.presentationControllerDidDismiss?(controller)
      }
    }
    #expect(listening.heard == ["should", "did"])
  }
}
