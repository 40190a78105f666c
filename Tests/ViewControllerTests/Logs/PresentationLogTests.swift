import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Rules presentation.* that the tables and orders leave out.
@MainActor @Suite struct PresentationLogTests {
  let stage = Stage(device: .iPhone15)
  let log: Log
  let a: Diary
  let b: Diary

  init() {
    log = Log(stage)
    (a, b) = (Diary("A", log), Diary("B", log))
    stage.show(a)
    stage.advance(by: 0)
    _ = log.take()
  }

  /// What was asked of it, and what stood where.
  final class Giver: NSObject, UIViewControllerTransitioningDelegate {
    var heard: [String] = []
    var make: ((UIViewController, UIViewController?) -> UIPresentationController)?

    func presentationController(
      forPresented presented: UIViewController,
      presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      heard.append("\(name(presented)) by \(name(presenting)) from \(name(source))")
      return make?(presented, presenting)
    }
    private func name(_ controller: UIViewController?) -> String {
      (controller as? Diary)?.letter ?? "nil"
    }
  }

  @Test(.rule("presentation.presenter", .documented, .reported))
  func withoutAContextTheRootPresents() throws {
    let c = Diary("C", log)
    a.addChild(c)
    a.view.addSubview(c.view)
    c.didMove(toParent: a)
    b.modalPresentationStyle = .overCurrentContext
    try stage.record { c.present(b, animated: true) }
    #expect(b.presentingViewController === a)
  }

  @Test(.rule("presentation.styles", .reported))
  func noneIsNoStyleToPresentIn() throws {
    b.modalPresentationStyle = .none
    #expect(throws: Stage.UIKitException.self) {
      try stage.record { a.present(b, animated: true) }
    }
    #expect(a.presentedViewController == nil)
  }

  @Test(.rule("presentation.context-transition-style", .documented))
  func aStyleIsImposedOnlyInAContext() throws {
    a.definesPresentationContext = true
    a.providesPresentationContextTransitionStyle = true
    a.modalTransitionStyle = .crossDissolve
    b.modalPresentationStyle = .fullScreen
    #expect(try stage.record { a.present(b, animated: true) }.duration == 0.5)
  }

  @Test(.rule("presentation.adaptation-table", .reported))
  func aFormSheetStandsInTheMiddleOfAPad() throws {
    let stage = Stage(device: .iPadPro11)
    let root = C()
    stage.show(root)
    let form = D()
    form.modalPresentationStyle = .formSheet
    try stage.record { root.present(form, animated: true) }
    #expect(
      form.view.convert(form.view.bounds, to: nil)
        == CGRect(x: 147, y: 287, width: 540, height: 620)
    )
  }

  @Test(.rule("presentation.controller-is-cached", .reported))
  func theDelegateIsGivenThePresenterAndTheSource() throws {
    let (c, giver) = (Diary("C", log), Giver())
    a.addChild(c)
    a.view.addSubview(c.view)
    c.didMove(toParent: a)
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = giver
    try stage.record { c.present(b, animated: true) }
    #expect(giver.heard == ["B by A from C"])
    try stage.record { b.dismiss(animated: false) }
    // Read too early, it is asked for a presenter that nobody knows yet.
    _ = b.presentationController
    #expect(giver.heard.last?.hasPrefix("B by nil") == true)
  }

  @Test(.rule("presentation.controller-is-cached", .reported))
  func readBeforeTheDelegateIsSetItIsTheWrongOne() throws {
    final class Own: UIPresentationController {}
    let giver = Giver()
    giver.make = { Own(presentedViewController: $0, presenting: $1) }
    b.modalPresentationStyle = .custom
    _ = b.presentationController
    b.transitioningDelegate = giver
    try stage.record { a.present(b, animated: true) }
    #expect(giver.heard == [])
    #expect(!(b.presentationController is Own))
    try stage.record { b.dismiss(animated: true) }
    try stage.record { a.present(b, animated: true) }
    #expect(b.presentationController is Own)
  }

  @Test(.rule("presentation.refusals", .reported))
  func whatIsDroppedIsNotCompleted() throws {
    b.modalPresentationStyle = .fullScreen
    try stage.record {
      a.present(b, animated: true, completion: log("presented"))
      a.present(Diary("C", log), animated: true, completion: log("never"))
      a.dismiss(animated: true, completion: log("never"))
    }
    #expect(log.take().filter { !$0.contains(".") } == ["500 presented"])
    #expect(
      stage.faults.map(\.sentence) == [
        "Attempt to present <Diary> on <Diary> while a presentation is in progress.",
        "Attempt to dismiss from view controller <Diary> while a presentation or dismiss is in"
          + " progress!",
      ]
    )
  }

  @Test(.rule("presentation.link-at-once", .reported), arguments: [true, false])
  func theLinkIsThereBeforeAnyCallback(isAnimated: Bool) throws {
    b.modalPresentationStyle = .fullScreen  // [W]
    var seen: [Bool] = []
    b.deeds["didLoad"] = { [a, b] in seen.append(a.presentedViewController === b) }
    a.deeds["willDisappear"] = { [a, b] in seen.append(a.presentedViewController === b) }
    try stage.record {
      a.present(b, animated: isAnimated)
      seen.append(a.presentedViewController === b && b.presentingViewController === a)
    }
    #expect(seen == [true, true, true])
  }

  @Test(.rule("presentation.order-full-screen-dismissal", .measured))
  func theLinksInEachCallback() throws {
    b.modalPresentationStyle = .fullScreen
    try stage.record { a.present(b, animated: true) }
    _ = log.take()
    for (diary, call) in [
      (b, "willDisappear"), (a, "willAppear"), (a, "didAppear"), (b, "didDisappear"),
    ] {
      diary.deeds[call] = { [a, b, log] in
        let links = [a.presentedViewController === b, b.presentingViewController === a]
        log.write("\(links[0]) \(links[1])")
      }
    }
    try stage.record { a.dismiss(animated: true, completion: log("completion")) }
    #expect(
      log.take() == [
        "0 B.willDisappear(t)", "0 true true", "0 A.willAppear(t)", "0 true true",
        "500 A.didAppear(t)", "500 false false", "500 B.didDisappear(t)", "500 false false",
        "500 completion",
      ]
    )
  }

  /// Writes down what it hears, with what stands in its container then.
  final class Speaking: UIPresentationController {
    var log: Log?
    var removes = true

    override var shouldRemovePresentersView: Bool { removes }
    private func say(_ call: String) {
      let container = containerView
      let views = container?.subviews.count ?? -1
      log?.write("pc.\(call) \(container?.window != nil) \(views)")
    }
    override func presentationTransitionWillBegin() {
      say("willBegin")
      presentedViewController.transitionCoordinator?.animate { [self] _ in say("alongside") }
    }
    override func containerViewWillLayoutSubviews() { say("willLayout") }
    override func containerViewDidLayoutSubviews() { say("didLayout") }
    override func presentationTransitionDidEnd(_ completed: Bool) { say("didEnd(\(completed))") }
    override func dismissalTransitionWillBegin() { say("dismissalWillBegin") }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      say("dismissalDidEnd(\(completed))")
    }
  }

  @Test(.rule("presentation.order-with-controller", .documented, .reported))
  func theContainerIsThereFirstAndLaysOut() throws {
    let (giver, director) = (Giver(), Director())
    giver.make = { [log] in
      let made = Speaking(presentedViewController: $0, presenting: $1)
      made.log = log
      return made
    }
    director.makesController = giver.make
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = director
    director.animator?.look = { [log] _ in log.write("animateTransition") }
    try stage.record { a.present(b, animated: true, completion: log("completion")) }
    let lines = log.take()
    let once = lines.enumerated().filter { !lines[..<$0.offset].contains($0.element) }
    #expect(
      once.prefix(12).map(\.element) == [
        "0 B.didLoad", "0 pc.willBegin true 1", "0 A.willDisappear(t)", "0 B.willAppear(t)",
        "0 animateTransition", "0 pc.alongside true 2", "0 pc.willLayout true 2",
        "0 pc.didLayout true 2", "1000 pc.didEnd(true) true 1", "1000 B.didAppear(t)",
        "1000 A.didDisappear(t)", "1000 completion",
      ]
    )
    try stage.record { b.dismiss(animated: true, completion: log("completion")) }
    let back = log.take().filter { !$0.contains("Layout") }
    #expect(
      back == [
        "0 pc.dismissalWillBegin true 1", "0 B.willDisappear(t)", "0 A.willAppear(t)",
        "0 animateTransition", "1000 pc.dismissalDidEnd(true) false 0", "1000 A.didAppear(t)",
        "1000 B.didDisappear(t)", "1000 completion",
      ]
    )
  }

  @Test(.rule("presentation.order-with-controller", .documented))
  func aFingerDismissesASheetInOneLog() throws {
    final class Answering: NSObject, UIAdaptivePresentationControllerDelegate {
      let log: Log
      init(_ log: Log) { self.log = log }
      func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
        log.write("should")
        return true
      }
      func presentationControllerWillDismiss(_ controller: UIPresentationController) {
        log.write("will")
      }
      func presentationControllerDidDismiss(_ controller: UIPresentationController) {
        log.write("did")
      }
    }
    let delegate = Answering(log)
    b.presentationController?.delegate = delegate
    try stage.record { a.present(b, animated: true) }
    _ = log.take()
    try stage.record {
      stage.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 700), duration: 1)
    }
    #expect(
      log.take().map { String($0.drop { $0 != " " }.dropFirst()) } == [
        "should", "will", "B.willDisappear(t)", "B.didDisappear(t)", "did",
      ]
    )
  }

  /// A presenter inside a popover hears nothing when what it presented has gone.
  @Test(
    .rule("presentation.order-nested", .documented),
    arguments: [UIModalPresentationStyle.fullScreen, .currentContext]
  )
  func aPresenterInAPopoverIsNotTold(style: UIModalPresentationStyle) throws {
    let stage = Stage(device: .iPadPro11)
    let log = Log(stage)
    let (root, inner, top) = (Diary("A", log), Diary("B", log), Diary("C", log))
    stage.show(root)
    inner.modalPresentationStyle = .popover
    inner.popoverPresentationController?.sourceView = root.view
    inner.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 300, width: 9, height: 9)
    inner.definesPresentationContext = true
    top.modalPresentationStyle = style
    try stage.record { root.present(inner, animated: true) }
    let before = stage.scene()
    try stage.record { inner.present(top, animated: true) }
    _ = log.take()
    try stage.record { top.dismiss(animated: true) }
    #expect(log.take() == ["0 C.willDisappear(t)", "500 C.didDisappear(t)"])
    #expect(inner.view.window != nil)
    #expect(stage.scene() == before)
    #expect(stage.faults.isEmpty)
  }
}
