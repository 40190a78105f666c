import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// On which stage a controller is, and who speaks for it.
@MainActor @Suite struct ControllerStageTests {
  private let first = Stage(device: .iPhone15)
  private let second = Stage(device: .iPadPro11)
  private let a = A()
  private let b = B()
  private let c = Third()

  @Test func aControllerIsWhereItsViewIsWhicheverStageWasLast() {
    first.show(a)
    second.show(b)
    #expect(a.stage === first && b.stage === second)
    let child = C()
    a.addChild(child)
    #expect(child.stage === first)
    #expect(c.stage === Stage.current)
  }

  /// A covered screen is on the stage of the first one above it that is on any.
  @Test func aCoveredScreenIsWhereItsSuccessorsAre() throws {
    first.show(a)
    b.modalPresentationStyle = .fullScreen
    c.modalPresentationStyle = .fullScreen
    try first.record { a.present(b, animated: false) }
    try first.record { b.present(c, animated: false) }
    second.show(P())
    #expect(a.viewIfLoaded?.window == nil && a.stage === first && b.stage === first)
  }

  @Test func whoIsAboutToBePresentedIsWhereItsPresenterIs() {
    first.show(a)
    second.show(P())
    b.modal.presenting = a
    #expect(b.stage === first)
    b.modal.presenting = nil
    #expect(b.stage === second)
  }

  @Test(.rule("presentation.status-bar", .documented))
  func theStatusBarAsksWhoCoversFullScreenOrWantsTo() throws {
    first.show(a)
    #expect(a.statusBarSuccessor === a && a.orientationSuccessor === a)
    try first.record { a.present(b, animated: false) }  // A sheet.
    #expect(a.statusBarSuccessor === a && a.orientationSuccessor === a)
    b.modalPresentationCapturesStatusBarAppearance = true
    #expect(a.statusBarSuccessor === b)
    c.modalPresentationStyle = .fullScreen
    try first.record { b.present(c, animated: false) }
    #expect(a.statusBarSuccessor === c && a.orientationSuccessor === c)
  }

  @Test func whoCoversWithoutHidingDecidesOnTheOrientationAlone() throws {
    first.show(a)
    b.modalPresentationStyle = .overFullScreen
    try first.record { a.present(b, animated: false) }
    #expect(a.statusBarSuccessor === a && a.orientationSuccessor === b)
    var leaving: [Bool] = []
    first.schedule(at: 0.2) { [a] in
      leaving = [a.orientationSuccessor === a]
    }
    try first.record { a.dismiss(animated: true) }
    #expect(leaving == [true], "a screen that leaves decides no more")
  }

  /// Since iOS 16: the interface turns as soon as its orientation is no longer supported.
  @Test(.evidence(.documented))
  func orientationsAreAskedForAgain() throws {
    final class Turning: UIViewController {
      var mask = UIInterfaceOrientationMask.all
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    }
    let turning = Turning()
    first.show(turning)
    try first.record { first.rotate(to: .landscapeLeft) }
    turning.mask = .portrait
    #expect(first.orientation == .landscapeLeft)
    try first.record { turning.setNeedsUpdateOfSupportedInterfaceOrientations() }
    #expect(first.orientation == .portrait)
  }

  @Test func aCallbackIsLoggedWhateverItsOverrideDoes() {
    first.show(a)
    a.tell(.callback(.updateViewConstraints)) { first.core.note("inner", "note") }
    let last = first.log.suffix(2)
    #expect(last.map(\.subject) == ["A", "inner"])
    #expect(last.map(\.depth) == [0, 1])
    #expect(first.core.journal.depth == 0)
  }
}
