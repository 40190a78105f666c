import Foundation
import Geometry
import Scene
import Testing

@testable import HeadlessUIKit

/// Rule presentation.order-with-controller, its end: dismissal by a finger.
@MainActor @Suite struct SheetDragTests {
  final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
    var lines: [String] = []
    var allows = true

    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      lines.append("should")
      return allows
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      lines.append("will")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      lines.append("did")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      lines.append("attempt")
    }
  }

  let theatre = Theatre(.pageSheet)
  let delegate = Delegate()

  init() throws {
    theatre.b.presentationController?.delegate = delegate
    try theatre.present()
  }

  private func drag(by distance: CGFloat, in seconds: TimeInterval = 1) throws -> Film {
    try theatre.stage.record {
      theatre.stage.drag(
        from: CGPoint(x: 200, y: 100),
        to: CGPoint(x: 200, y: 100 + distance),
        duration: seconds
      )
    }
  }

  @Test func O6_aLongDragDismisses() throws {  // [D]
    let film = try drag(by: 600)
    #expect(delegate.lines == ["should", "will", "did"])
    #expect(theatre.a.presentedViewController == nil)
    #expect(
      film.appearances.map { $0.prefix(24) } == [
        "B.viewWillDisappear(true", "B.viewDidDisappear(true)",
      ]
    )
  }

  @Test func O6_aShortDragIsTakenBack() throws {  // [W]
    let before = theatre.stage.scene()
    let film = try drag(by: 200)
    #expect(delegate.lines == ["should", "will"])
    #expect(theatre.a.presentedViewController === theatre.b)
    #expect(
      film.appearances.map { $0.prefix { $0 != " " } } == [
        "B.viewWillDisappear(true)", "B.viewWillAppear(true)", "B.viewDidAppear(true)",
      ]
    )
    #expect(theatre.stage.scene() == before)
  }

  @Test func O6_aFastDragDismisses() throws {  // [M] at least 1000 points a second
    _ = try drag(by: 250, in: 0.1)
    #expect(theatre.a.presentedViewController == nil)
  }

  @Test(arguments: [true, false])
  func O6_whoMayNotLeaveIsToldOfTheAttempt(isModal: Bool) throws {  // [D]
    theatre.b.isModalInPresentation = isModal
    delegate.allows = false
    _ = try drag(by: 600)
    #expect(delegate.lines == (isModal ? ["attempt"] : ["should", "attempt"]))
    #expect(theatre.a.presentedViewController === theatre.b)
  }

  @Test func O6_programsDismissWithoutAsking() throws {  // [D]
    try theatre.dismiss()
    #expect(delegate.lines.isEmpty)
  }

  @Test func aTapBesideTheSheetDismisses() throws {  // [W]
    try theatre.stage.record { theatre.stage.tap(at: CGPoint(x: 200, y: 30)) }
    #expect(delegate.lines == ["should", "will", "did"])
    #expect(theatre.a.presentedViewController == nil)
  }
}
