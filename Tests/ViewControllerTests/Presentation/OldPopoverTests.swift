import Foundation
import Geometry
import Scene
import Testing

@testable import HeadlessUIKit

/// `UIPopoverController`, which presents what it contains in the popover style.
@MainActor
@Suite struct OldPopoverTests {
  private final class Listener: NSObject, UIPopoverControllerDelegate {
    var mayLeave = true
    var dismissals = 0

    func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool {
      mayLeave
    }
    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {
      dismissals += 1
    }
  }

  private let stage = Stage(device: .iPadPro11)
  private let screen = P()
  private let content = Q()
  private let listener = Listener()
  private let popover: UIPopoverController

  init() {
    stage.show(screen)
    popover = UIPopoverController(contentViewController: content)
    popover.delegate = listener
    popover.contentSize = CGSize(width: 200, height: 300)
  }

  private func present(at x: CGFloat = 100) {
    popover.present(
      from: CGRect(x: x, y: 100, width: 40, height: 40),
      in: screen.view,
      permittedArrowDirections: .up,
      animated: false
    )
    stage.advance(by: 1)
  }

  private var frame: CGRect { content.view.convert(content.view.bounds, to: nil as UIView?) }

  @Test func theContentIsPresentedInItsSize() {
    #expect(!popover.isPopoverVisible)
    present()
    #expect(popover.isPopoverVisible && screen.presentedViewController === content)
    #expect(content.view.bounds.size == CGSize(width: 200, height: 300))
    #expect(popover.popoverArrowDirection == .up)
    popover.dismiss(animated: false)
    stage.advance(by: 1)
    #expect(!popover.isPopoverVisible && listener.dismissals == 0)
  }

  @Test func theDelegateDecidesAboutTapsOutside() throws {
    present()
    listener.mayLeave = false
    let presentation = try #require(content.popoverPresentationController)
    presentation.userWantsToDismiss()
    stage.advance(by: 1)
    #expect(popover.isPopoverVisible)
    listener.mayLeave = true
    presentation.userWantsToDismiss()
    stage.advance(by: 1)
    #expect(!popover.isPopoverVisible && listener.dismissals == 1)
  }

  @Test func presentingItAgainMovesIt() {
    present()
    let before = frame
    present(at: 400)
    #expect(frame.midX == before.midX + 300 && popover.isPopoverVisible)
  }

  @Test func anotherContentTakesTheSamePlace() {
    present()
    let other = C()
    popover.contentViewController = other
    stage.advance(by: 1)
    #expect(screen.presentedViewController === other && content.presentingViewController == nil)
    let anchor = other.popoverPresentationController?.sourceRect
    #expect(anchor == CGRect(x: 100, y: 100, width: 40, height: 40))
  }

  @Test func phonesHaveNone() {
    let phone = Stage(device: .iPhone15)
    #expect(throws: Stage.UIKitException.self) {
      try phone.record { _ = UIPopoverController(contentViewController: content) }
    }
  }
}
