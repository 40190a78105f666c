import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Rules presentation.order-*: who hears what, when; times in milliseconds.
@MainActor @Suite struct CallbackOrderTests {
  @Test(.rule("presentation.order-full-screen", .measured))
  func fullScreenPresent() throws {
    let theatre = Theatre(.fullScreen)
    let film = try theatre.present()
    #expect(
      film.story == [
        "B.viewDidLoad() 0", "animator.transitionDuration(using:) 0",
        "UIPresentationController.presentationTransitionWillBegin() 0",
        "A.viewWillDisappear(true) 0", "B.viewWillAppear(true) 0",
        "animator.animateTransition(using:) 0",
        "transitionContext.completeTransition(true) 500",
        "UIPresentationController.presentationTransitionDidEnd(true) 500",
        "B.viewDidAppear(true) 500", "A.viewDidDisappear(true) 500",
        "animator.animationEnded(true) 500", "test.completion 500",
      ]
    )
    #expect(film.duration == 0.5)
    #expect(theatre.a.view.window == nil)
    #expect(theatre.b.view.window != nil)
  }

  @Test(.rule("presentation.order-full-screen-dismissal", .measured))
  func fullScreenDismiss() throws {
    let theatre = Theatre(.fullScreen)
    try theatre.present()
    let film = try theatre.dismiss()
    #expect(
      film.story == [
        "animator.transitionDuration(using:) 0",
        "UIPresentationController.dismissalTransitionWillBegin() 0",
        "B.viewWillDisappear(true) 0", "A.viewWillAppear(true) 0",
        "animator.animateTransition(using:) 0",
        "transitionContext.completeTransition(true) 500",
        "UIPresentationController.dismissalTransitionDidEnd(true) 500",
        "A.viewDidAppear(true) 500", "B.viewDidDisappear(true) 500",
        "animator.animationEnded(true) 500", "test.completion 500",
      ]
    )
    #expect(theatre.a.view.superview === theatre.stage.window)
    #expect(theatre.b.view.window == nil)
    #expect(theatre.stage.window.subviews.count == 1)
  }

  @Test(
    .rule("presentation.order-over", .reported),
    arguments: [
      UIModalPresentationStyle.overFullScreen, .overCurrentContext, .pageSheet, .formSheet, .custom,
    ]
  )
  func aKeptPresenterHearsNothing(style: UIModalPresentationStyle) throws {
    let theatre = Theatre(style)
    #expect(
      try theatre.present().appearances
        == ["B.viewWillAppear(true) 0", "B.viewDidAppear(true) 500"]
    )
    #expect(theatre.a.view.window != nil)
    #expect(
      try theatre.dismiss().appearances
        == ["B.viewWillDisappear(true) 0", "B.viewDidDisappear(true) 500"]
    )
  }

  @Test(.rule("presentation.order-over", .reported, .inferred))
  func popover() throws {
    let theatre = Theatre(.popover, device: .iPadPro11)
    theatre.b.popoverPresentationController?.sourceView = theatre.a.view
    theatre.b.popoverPresentationController?.sourceRect = CGRect(
      x: 10,
      y: 10,
      width: 40,
      height: 40
    )
    #expect(
      try theatre.present().appearances
        == ["B.viewWillAppear(true) 0", "B.viewDidAppear(true) 350"]
    )
    #expect(
      try theatre.dismiss().appearances
        == ["B.viewWillDisappear(true) 0", "B.viewDidDisappear(true) 350"]
    )
  }

  @Test(.rule("presentation.order-current-context", .documented))
  func currentContext() throws {
    let stage = Stage()
    let root = A()
    let context = P()
    let inner = Q()
    context.definesPresentationContext = true
    root.addChild(context)
    root.view.addSubview(context.view)
    context.view.frame = CGRect(x: 0, y: 100, width: 393, height: 300)
    context.addChild(inner)
    context.view.addSubview(inner.view)
    stage.show(root)
    let b = B()
    b.modalPresentationStyle = .currentContext
    let film = try stage.record { inner.present(b, animated: true) }
    #expect(
      film.appearances == [
        "P.viewWillDisappear(true) 0", "Q.viewWillDisappear(true) 0", "B.viewWillAppear(true) 0",
        "B.viewDidAppear(true) 500", "P.viewDidDisappear(true) 500",
        "Q.viewDidDisappear(true) 500",
      ]
    )
    #expect(b.presentingViewController === context)
    #expect(b.view.convert(b.view.bounds, to: nil) == CGRect(x: 0, y: 100, width: 393, height: 300))
    #expect(
      try stage.record { b.dismiss(animated: true) }.appearances == [
        "B.viewWillDisappear(true) 0", "P.viewWillAppear(true) 0", "Q.viewWillAppear(true) 0",
        "P.viewDidAppear(true) 500", "Q.viewDidAppear(true) 500", "B.viewDidDisappear(true) 500",
      ]
    )
    #expect(context.view.superview === root.view)
    #expect(context.view.frame == CGRect(x: 0, y: 100, width: 393, height: 300))
  }

  @Test(.rule("presentation.order-not-animated", .inferred))
  func notAnimated() throws {
    let theatre = Theatre(.fullScreen)
    var heard: [String] = []
    let film = try theatre.stage.record {
      let mark = theatre.stage.log.count
      theatre.a.present(theatre.b, animated: false, completion: theatre.log("completion"))
      heard = theatre.stage.callbacks(since: mark).filter { $0.contains("ppear(") }
    }
    #expect(heard == ["A.viewWillDisappear(false)", "B.viewWillAppear(false)"])
    #expect(
      film.story == [
        "B.viewDidLoad() 0",
        "UIPresentationController.presentationTransitionWillBegin() 0",
        "A.viewWillDisappear(false) 0", "B.viewWillAppear(false) 0",
        "UIPresentationController.presentationTransitionDidEnd(true) 0",
        "B.viewDidAppear(false) 0", "A.viewDidDisappear(false) 0", "test.completion 0",
      ]
    )
    #expect(film.duration == 0)
    #expect(film.frames.count == 1)
    let back = try theatre.dismiss(animated: false)
    #expect(
      back.appearances == [
        "B.viewWillDisappear(false) 0", "A.viewWillAppear(false) 0",
        "A.viewDidAppear(false) 0", "B.viewDidDisappear(false) 0",
      ]
    )
  }

  @Test(.rule("presentation.order-nested", .documented, .reported))
  func dismissOnTheMiddleDismissesTheTopOnly() throws {
    let theatre = Theatre(.fullScreen)
    let c = Third()
    c.modalPresentationStyle = .fullScreen
    try theatre.present()
    try theatre.stage.record { theatre.b.present(c, animated: false) }
    let film = try theatre.stage.record { theatre.b.dismiss(animated: true) }
    #expect(
      film.appearances == [
        "Third.viewWillDisappear(true) 0", "B.viewWillAppear(true) 0",
        "B.viewDidAppear(true) 500", "Third.viewDidDisappear(true) 500",
      ]
    )
    #expect(theatre.a.presentedViewController === theatre.b)
    #expect(theatre.b.presentedViewController == nil)
  }

  @Test(.rule("presentation.order-nested", .inferred))
  func dismissAtTheBottomDismissesAll() throws {
    let theatre = Theatre(.fullScreen)
    let c = Third()
    c.modalPresentationStyle = .overFullScreen
    try theatre.present()
    try theatre.stage.record { theatre.b.present(c, animated: false) }
    let film = try theatre.dismiss()
    #expect(
      film.appearances == [
        "Third.viewWillDisappear(true) 0", "B.viewWillDisappear(true) 0",
        "A.viewWillAppear(true) 0",
        "A.viewDidAppear(true) 500", "Third.viewDidDisappear(true) 500",
        "B.viewDidDisappear(true) 500",
      ]
    )
    #expect(theatre.a.presentedViewController == nil)
    #expect(c.presentingViewController == nil)
    #expect(theatre.b.presentedViewController == nil)
    #expect(theatre.stage.window.subviews.map { $0 === theatre.a.view } == [true])
  }

  @Test(.rule("presentation.order-nested", .inferred))
  func aControllerCoveredInTheMiddleHasDisappearedBefore() throws {
    let theatre = Theatre(.fullScreen)
    let c = Third()
    c.modalPresentationStyle = .fullScreen
    try theatre.present()
    try theatre.stage.record { theatre.b.present(c, animated: false) }
    let film = try theatre.dismiss()
    #expect(
      film.appearances == [
        "Third.viewWillDisappear(true) 0", "A.viewWillAppear(true) 0",
        "A.viewDidAppear(true) 500", "Third.viewDidDisappear(true) 500",
      ]
    )
  }

  @Test(.rule("presentation.order-full-screen-dismissal", .measured))
  func linksInTheCallbacksOfADismissal() throws {
    final class Shown: UIViewController {
      var seen: [Bool] = []
      override func viewDidDisappear(_ animated: Bool) {
        seen = [presentingViewController == nil, isBeingDismissed]
      }
    }
    final class Showing: UIViewController {
      weak var seen: UIViewController?
      override func viewWillAppear(_ animated: Bool) { seen = presentedViewController }
    }
    let (stage, a, b) = (Stage(), Showing(), Shown())
    stage.show(a)
    b.modalPresentationStyle = .fullScreen
    try stage.record { a.present(b, animated: true) }
    try stage.record { b.dismiss(animated: true) }
    #expect(a.seen === b)
    #expect(b.seen == [true, true])
    #expect(!b.isBeingDismissed)
  }

  @Test(.rule("appearance.being-flags", .measured))
  func beingPresentedIsTrueInItsCallbacksAndOverWithTheCompletion() throws {
    final class Shown: UIViewController {
      var seen: [Bool] = []
      override func viewWillAppear(_ animated: Bool) { seen.append(isBeingPresented) }
      override func viewDidAppear(_ animated: Bool) { seen.append(isBeingPresented) }
      override func viewWillDisappear(_ animated: Bool) { seen.append(isBeingPresented) }
    }
    let (stage, a, b) = (Stage(), A(), Shown())
    stage.show(a)
    b.modalPresentationStyle = .fullScreen
    var inCompletion = true
    try stage.record { a.present(b, animated: true) { inCompletion = b.isBeingPresented } }
    #expect(b.seen == [true, true])
    #expect(!inCompletion)
    let c = Third()
    c.modalPresentationStyle = .fullScreen
    try stage.record { b.present(c, animated: true) }
    try stage.record { b.dismiss(animated: true) }
    #expect(b.seen == [true, true, false, false, false])
  }
}
