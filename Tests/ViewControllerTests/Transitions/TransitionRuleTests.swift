import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What other people's transitions lean on.
///
/// Rules appearance.being-flags, presentation.invalid-adaptive-style,
/// presentation.popover-anchor-late and transition-context.cancelled-dismissal-frame.
@MainActor @Suite struct TransitionRuleTests {
  let theatre = Theatre(.custom)
  let director = Director()

  init() {
    theatre.b.transitioningDelegate = director
  }

  /// Asks for the flags wherever a transition lets code run.
  private final class Asking: UIPresentationController {
    static let note = Note()

    @MainActor final class Note {
      var lines: [String] = []
    }

    private func ask(_ place: String) {
      Self.note.lines.append("\(place) \(presentedViewController.flags)")
    }

    override func presentationTransitionWillBegin() {
      ask("willBegin")
      presentedViewController.transitionCoordinator?.animate(
        alongsideTransition: { [self] _ in ask("alongside") },
        completion: { [self] _ in ask("completion") }
      )
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { ask("didEnd") }
    override func dismissalTransitionWillBegin() { ask("willBegin") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { ask("didEnd") }
  }

  private func ask(_ body: () throws -> Void) throws -> [String] {
    Asking.note.lines = []
    director.makesController = { Asking(presentedViewController: $0, presenting: $1) }
    director.animator?.look = { [b = theatre.b] _ in Asking.note.lines.append("animate \(b.flags)")
    }
    theatre.stage.schedule(at: 0.5) { [b = theatre.b] in
      Asking.note.lines.append("midway \(b.flags)")
    }
    try body()
    return Asking.note.lines
  }

  @Test(.rule("appearance.being-flags", .reported))
  func `who is presented knows it from the transition's beginning to its end`() throws {
    let coming = try ask { try theatre.present() }
    #expect(
      coming == [
        "willBegin presented", "animate presented", "alongside presented", "midway presented",
        "didEnd presented", "completion ",
      ]
    )
    #expect(theatre.b.flags == "")
    let going = try ask { try theatre.dismiss() }
    #expect(
      going == [
        "willBegin dismissed", "animate dismissed", "midway dismissed", "didEnd dismissed",
      ]
    )
    #expect(theatre.b.flags == "")
  }

  @Test(.rule("appearance.being-flags", .reported))
  func `a cancelled transition leaves no flag behind`() throws {
    director.animator?.succeeds = false
    try theatre.present()
    #expect(theatre.b.flags == "")
    director.animator?.succeeds = true
    try theatre.present()
    director.animator?.succeeds = false
    try theatre.dismiss()
    #expect(theatre.b.flags == "")
    #expect(theatre.a.presentedViewController === theatre.b)
  }

  @Test(.rule("transition-context.cancelled-dismissal-frame", .reported))
  func `a cancelled dismissal leaves the view where the animator leaves it`() throws {
    try theatre.present()
    let place = CGRect(x: 20, y: 400, width: 300, height: 200)
    theatre.b.view.frame = place
    let percent = UIPercentDrivenInteractiveTransition()
    director.interaction = percent
    try theatre.stage.record {
      theatre.b.dismiss(animated: true)
      theatre.stage.schedule(at: 0.3) { percent.update(0.5) }
      theatre.stage.schedule(at: 0.4) { percent.cancel() }
    }
    #expect(theatre.b.presentingViewController === theatre.a)
    #expect(theatre.b.view.frame == place)
  }

  @Test(.rule("transition-context.cancelled-dismissal-frame", .reported))
  func `a cancelled dismissal in another room is laid out anew`() throws {
    try theatre.present()
    director.animator?.succeeds = false
    try theatre.stage.record {
      theatre.b.dismiss(animated: true)
      theatre.stage.schedule(at: 0.5) { theatre.stage.resize(to: CGSize(width: 500, height: 600)) }
    }
    #expect(theatre.b.view.frame == CGRect(x: 0, y: 0, width: 500, height: 600))
  }

  // MARK: Styles

  private final class Adapting: NSObject, UIPopoverPresentationControllerDelegate {
    let answer: UIModalPresentationStyle
    var prepared = 0

    init(_ answer: UIModalPresentationStyle) { self.answer = answer }

    func adaptivePresentationStyle(
      for controller: UIPresentationController,
      traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { answer }
    func prepareForPopoverPresentation(
      _ popoverPresentationController: UIPopoverPresentationController
    ) { prepared += 1 }
  }

  nonisolated static let invalid: [UIModalPresentationStyle] = [
    .automatic, .currentContext, .overCurrentContext, .custom, .popover,
  ]

  @Test(.rule("presentation.invalid-adaptive-style", .documented), arguments: invalid)
  func `an adaptive style that is not allowed counts as no answer`(
    answer: UIModalPresentationStyle
  ) throws {
    let theatre = Theatre(.popover)
    let delegate = Adapting(answer)
    theatre.b.popoverPresentationController?.delegate = delegate
    theatre.b.popoverPresentationController?.sourceView = theatre.a.view
    try theatre.present()
    #expect(theatre.b.presentationController?.currentStyle == .pageSheet)
  }

  nonisolated static let valid: [UIModalPresentationStyle] = [
    .none, .fullScreen, .overFullScreen, .formSheet, .pageSheet,
  ]

  @Test(.rule("presentation.invalid-adaptive-style", .documented), arguments: valid)
  func `a popover adapts to these`(answer: UIModalPresentationStyle) throws {
    let theatre = Theatre(.popover)
    let delegate = Adapting(answer)
    theatre.b.popoverPresentationController?.delegate = delegate
    theatre.b.popoverPresentationController?.sourceView = theatre.a.view
    try theatre.present()
    let style = theatre.b.presentationController?.currentStyle
    #expect(style == (answer == .none ? .popover : answer))
  }

  // MARK: Popovers

  @Test(.rule("presentation.popover-anchor-late", .documented))
  func `a popover may be set up after present, in the same turn`() throws {
    let theatre = Theatre(.popover)
    let delegate = Adapting(.none)
    try theatre.stage.record {
      theatre.a.present(theatre.b, animated: true)
      #expect(theatre.a.presentedViewController === theatre.b)
      let popover = theatre.b.popoverPresentationController
      popover?.delegate = delegate
      popover?.sourceView = theatre.a.view
      popover?.sourceRect = CGRect(x: 190, y: 100, width: 10, height: 10)
      popover?.permittedArrowDirections = .up
    }
    #expect(delegate.prepared == 1)
    #expect(theatre.b.presentationController?.currentStyle == .popover)
    #expect(theatre.b.popoverPresentationController?.arrowDirection == .up)
    #expect(theatre.stage.faults.isEmpty)
    let place = theatre.b.view.convert(theatre.b.view.bounds, to: nil)
    #expect(place.minY > 110)
    #expect(place.width == 320)
  }

  @Test(.rule("presentation.popover-anchor-late", .documented))
  func `the check for an anchor waits until the end of the turn`() throws {
    let theatre = Theatre(.popover, device: .iPadPro11)
    var isPresented = false
    let error = #expect(throws: Stage.UIKitException.self) {
      try theatre.stage.record {
        theatre.a.present(theatre.b, animated: true)
        isPresented = theatre.a.presentedViewController === theatre.b
      }
    }
    #expect(isPresented)
    #expect(error?.description.contains("non-nil sourceView or barButtonItem") == true)
    #expect(theatre.a.presentedViewController == nil)
    #expect(theatre.b.presentingViewController == nil)
  }

  @Test(.rule("presentation.popover-anchor-late", .inferred))
  func `whoever dismisses in the same turn finds the popover there`() throws {
    let theatre = Theatre(.popover, device: .iPadPro11)
    try theatre.stage.record {
      theatre.a.present(theatre.b, animated: false)
      theatre.b.popoverPresentationController?.sourceView = theatre.a.view
      theatre.a.dismiss(animated: false)
    }
    #expect(theatre.a.presentedViewController == nil)
    #expect(theatre.stage.window.subviews == [theatre.a.view])
    #expect(theatre.stage.faults.isEmpty)
  }

  @Test(.rule("presentation.popover-anchor-late", .inferred))
  func `a root that goes in the same turn takes the popover along`() throws {
    let theatre = Theatre(.popover, device: .iPadPro11)
    try theatre.stage.record {
      theatre.a.present(theatre.b, animated: true)
      theatre.b.popoverPresentationController?.sourceView = theatre.a.view
      theatre.stage.window.rootViewController = Third()
    }
    #expect(theatre.a.presentedViewController == nil)
    #expect(theatre.b.viewIfLoaded?.window == nil)
  }

  // MARK: Segues

  @Test(.rule("segue.perform", .reported))
  func `a segue made in code without a handler must perform itself`() {
    let segue = UIStoryboardSegue(identifier: nil, source: theatre.a, destination: theatre.b)
    let error = #expect(throws: Stage.UIKitException.self) {
      try theatre.stage.record { segue.perform() }
    }
    #expect(error?.description.contains("must override -perform.") == true)
  }
}

extension UIViewController {
  fileprivate var flags: String {
    [
      isBeingPresented ? "presented" : "", isBeingDismissed ? "dismissed" : "",
      isMovingToParent ? "to" : "", isMovingFromParent ? "from" : "",
    ]
    .joined()
  }
}
