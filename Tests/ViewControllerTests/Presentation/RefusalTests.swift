import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Rules presentation.popover and presentation.refusals: UIKit's words.
@MainActor @Suite struct RefusalTests {
  @Test(.rule("presentation.refusals", .reported))
  func aPresenterOutsideTheWindow() {
    let stage = Stage()
    var called = false
    A().present(B(), animated: true) { called = true }
    stage.advance(by: 1)
    #expect(
      stage.faults.map(\.sentence) == [
        "Attempt to present <B> on <A> (from <A>) whose view is not in the window hierarchy."
      ]
    )
    #expect(!called)
  }

  @Test(.rule("presentation.refusals", .reported))
  func aPresenterThatPresentsAlready() throws {
    let theatre = Theatre(.pageSheet)
    try theatre.present()
    try theatre.stage.record { theatre.a.present(Third(), animated: true) }
    #expect(
      theatre.stage.faults.map(\.sentence) == [
        "Attempt to present <Third> on <A> (from <A>) which is already presenting <B>."
      ]
    )
    #expect(theatre.a.presentedViewController === theatre.b)
  }

  @Test(.rule("presentation.refusals", .reported))
  func whileAPresentationIsUnderWay() throws {
    let theatre = Theatre(.pageSheet)
    theatre.stage.schedule(at: 0.2) { theatre.a.present(Third(), animated: true) }
    theatre.stage.schedule(at: 0.3) { theatre.a.dismiss(animated: true) }
    try theatre.present()
    #expect(
      theatre.stage.faults.map(\.sentence) == [
        "Attempt to present <Third> on <A> while a presentation is in progress.",
        "Attempt to dismiss from view controller <A> while a presentation or dismiss is in"
          + " progress!",
      ]
    )
    #expect(theatre.a.presentedViewController === theatre.b)
  }

  @Test(
    .rule("presentation.refusals", .reported),
    arguments: [
      "already being presented by <A>", "on itself", "has a parent view controller <P>",
      "an active controller <A>",
    ]
  )
  func whatUIKitRaises(text: String) throws {
    let theatre = Theatre(.pageSheet)
    let (a, b, p) = (theatre.a, theatre.b, P())
    try theatre.present()
    let error = #expect(throws: Stage.UIKitException.self) {
      try theatre.stage.record {
        switch text.prefix(3) {
        case "alr": b.present(b2(a, b), animated: true)
        case "on ": b.present(b, animated: true)
        case "has":
          let child = Third()
          p.addChild(child)
          b.present(child, animated: true)
        default: b.present(a, animated: true)
        }
      }
    }
    #expect(error?.description.contains(text) == true)
  }

  @Test(.rule("presentation.refusals", .reported))
  func theRootIsActiveWhileItsViewIsAwayToo() throws {
    let theatre = Theatre(.fullScreen)
    try theatre.present()
    #expect(theatre.a.view.window == nil)
    let error = #expect(throws: Stage.UIKitException.self) {
      try theatre.stage.record { theatre.b.present(theatre.a, animated: true) }
    }
    #expect(error?.description.contains("an active controller <A>") == true)
    #expect(theatre.b.presentedViewController == nil)
  }

  /// A controller that A presents: B itself, asked of another presenter.
  private func b2(_ a: A, _ b: B) -> UIViewController {
    let c = Third()
    c.modal.presenting = a
    return c
  }

  @Test(.rule("presentation.popover", .reported))
  func aPopoverNeedsASource() throws {
    let theatre = Theatre(.popover, device: .iPadPro11)
    let error = #expect(throws: Stage.UIKitException.self) { try theatre.present() }
    #expect(
      error?.description.contains(
        "should have a non-nil sourceView or barButtonItem set before the presentation occurs."
      ) == true
    )
    #expect(theatre.a.presentedViewController == nil)
  }

  @Test(.evidence(.documented))
  func aCurlIsForTheWholeScreen() throws {
    let theatre = Theatre(.pageSheet)
    theatre.b.modalTransitionStyle = .partialCurl
    #expect(throws: Stage.UIKitException.self) { try theatre.present() }
  }
}
