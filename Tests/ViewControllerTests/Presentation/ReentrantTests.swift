import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Presenting and dismissing inside the callbacks of another presentation or dismissal.
@MainActor @Suite(.evidence(.inferred)) struct ReentrantTests {
  /// Does something once, inside one of its callbacks.
  class Acting: UIViewController {
    var deeds: [String: () -> Void] = [:]
    func act(_ name: String) { deeds.removeValue(forKey: name)?() }

    override func viewDidLoad() { act("didLoad") }
    override func viewWillAppear(_ animated: Bool) { act("willAppear") }
    override func viewDidAppear(_ animated: Bool) { act("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { act("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { act("didDisappear") }
  }
  final class First: Acting {}
  final class Second: Acting {}
  final class Last: Acting {}

  let stage = Stage()
  let first = First()
  let second = Second()
  let last = Last()

  init() {
    stage.show(first)
    for screen in [second, last] { screen.modalPresentationStyle = .fullScreen }
  }

  @Test func whoLeavesInViewDidAppearIsHeardInOrder() throws {
    second.deeds["didAppear"] = { [second] in second.dismiss(animated: true) }
    let film = try stage.record { first.present(second, animated: true) }
    #expect(
      film.appearances == [
        "First.viewWillDisappear(true) 0", "Second.viewWillAppear(true) 0",
        "Second.viewDidAppear(true) 500", "First.viewDidDisappear(true) 500",
        "Second.viewWillDisappear(true) 500", "First.viewWillAppear(true) 500",
        "First.viewDidAppear(true) 1000", "Second.viewDidDisappear(true) 1000",
      ]
    )
    #expect(first.presentedViewController == nil)
    #expect(stage.faults.isEmpty)
  }

  @Test func theSameScreenComesBackInViewDidAppear() throws {
    try stage.record { first.present(second, animated: true) }
    first.deeds["didAppear"] = { [first, second] in first.present(second, animated: true) }
    let film = try stage.record { second.dismiss(animated: true) }
    #expect(
      film.appearances == [
        "Second.viewWillDisappear(true) 0", "First.viewWillAppear(true) 0",
        "First.viewDidAppear(true) 500", "Second.viewDidDisappear(true) 500",
        "First.viewWillDisappear(true) 500", "Second.viewWillAppear(true) 500",
        "Second.viewDidAppear(true) 1000", "First.viewDidDisappear(true) 1000",
      ]
    )
    #expect(first.presentedViewController === second)
    #expect(second.presentationController?.containerView != nil)
    try stage.record { second.dismiss(animated: true) }
    #expect(first.view.superview === stage.window)
    #expect(stage.faults.isEmpty)
  }

  @Test func anotherScreenComesInViewDidAppear() throws {
    second.deeds["didAppear"] = { [second, last] in second.present(last, animated: true) }
    let film = try stage.record { first.present(second, animated: true) }
    #expect(
      film.appearances.map { $0.prefix { $0 != "(" } } == [
        "First.viewWillDisappear", "Second.viewWillAppear", "Second.viewDidAppear",
        "First.viewDidDisappear", "Second.viewWillDisappear", "Last.viewWillAppear",
        "Last.viewDidAppear", "Second.viewDidDisappear",
      ]
    )
    try stage.record { first.dismiss(animated: true) }
    #expect(first.view.superview === stage.window)
    #expect(stage.faults.isEmpty)
  }

  /// The ends that a dismissal waits for may dismiss more than it was to dismiss.
  @Test func twoScreensDismissThemselvesInTheEndsOfOneChange() throws {
    try stage.record { first.present(second, animated: true) }
    last.deeds["didAppear"] = { [second] in second.dismiss(animated: true) }
    second.deeds["didDisappear"] = { [first] in first.dismiss(animated: true) }
    let film = try stage.record { second.present(last, animated: true) }
    #expect(
      film.appearances == [
        "Second.viewWillDisappear(true) 0", "Last.viewWillAppear(true) 0",
        "Last.viewDidAppear(true) 500", "Second.viewDidDisappear(true) 500",
        "Last.viewWillDisappear(true) 500", "First.viewWillAppear(true) 500",
        "First.viewDidAppear(true) 1000", "Last.viewDidDisappear(true) 1000",
      ]
    )
    #expect(stage.window.subviews == [first.view])
    #expect(
      stage.faults.map(\.sentence) == [
        "Attempt to dismiss from view controller <Second> while a presentation or dismiss is in"
          + " progress!"
      ]
    )
  }

  @Test func aChildDismissesTheScreenItIsIn() throws {
    let (child, sibling) = (Last(), P())
    for one in [child, sibling] {
      second.addChild(one)
      second.view.addSubview(one.view)
      one.didMove(toParent: second)
    }
    child.deeds["didAppear"] = { [child] in child.dismiss(animated: true) }
    let film = try stage.record { first.present(second, animated: true) }
    let heard = film.appearances.filter { $0.hasPrefix("P.") || $0.hasPrefix("Last.") }
    #expect(
      heard == [
        "Last.viewWillAppear(true) 0", "P.viewWillAppear(true) 0",
        "Last.viewDidAppear(true) 500", "Last.viewWillDisappear(true) 500",
        "P.viewWillDisappear(true) 500", "Last.viewDidDisappear(true) 1000",
        "P.viewDidDisappear(true) 1000",
      ]
    )
    #expect(stage.faults.isEmpty)
  }

  @Test(arguments: ["willAppear", "willDisappear"])
  func aChildTakenAwayMeanwhileIsHeardToTheEnd(callback: String) throws {
    let child = P()
    second.addChild(child)
    second.view.addSubview(child.view)
    child.didMove(toParent: second)
    let act = second.children.first.map { child in
      {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
      }
    }
    let guest = Last()
    guest.deeds["willAppear"] = callback == "willAppear" ? act : nil
    second.addChild(guest)
    second.view.addSubview(guest.view)
    guest.didMove(toParent: second)
    second.deeds["willDisappear"] = callback == "willAppear" ? nil : act
    let shown = try stage.record { first.present(second, animated: true) }
    let hidden = try stage.record { second.dismiss(animated: true) }
    let heard = (shown.appearances + hidden.appearances).filter { $0.hasPrefix("P.") }
    #expect(
      heard.map { $0.prefix { $0 != "(" } }
        == (callback == "willAppear"
          ? ["P.viewWillAppear", "P.viewWillDisappear", "P.viewDidDisappear"]
          : [
            "P.viewWillAppear", "P.viewDidAppear", "P.viewWillDisappear", "P.viewDidDisappear",
          ])
    )
    #expect(stage.faults.isEmpty)
  }

  @Test(arguments: ["willAppear", "didLoad"])
  func beforeItHasAppearedAScreenCannotPresent(callback: String) throws {
    second.deeds[callback] = { [second, last] in second.present(last, animated: true) }
    try stage.record { first.present(second, animated: true) }
    #expect(stage.faults.count == 1)
    #expect(stage.faults[0].sentence.hasPrefix("Attempt to present <Last> on <Second>"))
    #expect(second.presentedViewController == nil)
  }

  @Test(.rule("presentation.refusals", .reported))
  func theRootCannotPresentBeforeItsViewIsInTheWindow() {
    let stage = Stage()
    let root = First()
    root.deeds["willAppear"] = { root.present(Second(), animated: true) }
    stage.show(root)
    #expect(
      stage.faults.map(\.sentence) == [
        "Attempt to present <Second> on <First> (from <First>) whose view is not in the window"
          + " hierarchy."
      ]
    )
  }

  @Test func whatComesWithoutAnimationCanGoOnInTheSameTurn() throws {
    let film = try stage.record {
      first.present(second, animated: false)
      second.present(last, animated: false)
      second.dismiss(animated: false)
      first.dismiss(animated: false)
      first.present(last, animated: true)
    }
    #expect(stage.faults.isEmpty)
    #expect(first.presentedViewController === last)
    #expect(film.duration == 0.5)
    #expect(film.appearances.last == "First.viewDidDisappear(true) 500")
  }

  @Test func completionsMayGoOnAtOnce() throws {
    var order: [String] = []
    try stage.record {
      first.present(second, animated: true) { [first, second, last] in
        order.append("shown \(second.presentingViewController === first)")
        second.dismiss(animated: true) {
          order.append("gone \(first.presentedViewController == nil)")
          first.present(last, animated: false) { order.append("last") }
        }
      }
    }
    #expect(order == ["shown true", "gone true", "last"])
    #expect(first.presentedViewController === last)
    #expect(stage.faults.isEmpty)
  }

  @Test func aCoordinatorsCompletionMayDismiss() throws {
    try stage.record {
      first.present(second, animated: true)
      second.transitionCoordinator?.animate(alongsideTransition: nil) { [second] _ in
        second.dismiss(animated: true)
      }
    }
    #expect(first.presentedViewController == nil)
    #expect(first.view.superview === stage.window)
    #expect(stage.faults.isEmpty)
  }

  @Test func anotherRootInACompletionTakesEverythingAway() throws {
    let other = P()
    try stage.record {
      first.present(second, animated: true) { [stage] in
        stage.window.rootViewController = other
      }
    }
    #expect(stage.window.subviews == [other.view])
    #expect(second.presentingViewController == nil)
    #expect(stage.faults.isEmpty)
  }

  /// Only what a screen presents itself covers it, not what stands further up.
  @Test func aCancelledDismissalLeavesWhatASheetStandsOnAppeared() throws {
    let (sheet, top) = (P(), Q())
    let director = Director()
    second.transitioningDelegate = director
    try stage.record { first.present(second, animated: true) }
    try stage.record { second.present(sheet, animated: true) }
    top.modalPresentationStyle = .fullScreen
    try stage.record { sheet.present(top, animated: true) }
    director.animator?.succeeds = false
    let film = try stage.record { first.dismiss(animated: true) }
    #expect(
      film.appearances == [
        "Q.viewWillDisappear(true) 0", "Second.viewWillDisappear(true) 0",
        "First.viewWillAppear(true) 0", "First.viewWillDisappear(true) 1000",
        "First.viewDidDisappear(true) 1000", "Second.viewWillAppear(true) 1000",
        "Q.viewWillAppear(true) 1000", "Second.viewDidAppear(true) 1000",
        "Q.viewDidAppear(true) 1000",
      ]
    )
    #expect(second.appearance.phase == .appeared)
    #expect(second.view.window != nil)
    #expect(stage.faults.isEmpty)
  }

  /// A screen in a sheet's context stays in sight, whatever the sheet has become meanwhile.
  @Test func aCancelledDismissalAfterATurnKeepsWhatStoodInASheet() throws {
    let (sheet, top) = (P(), Q())
    let director = Director()
    sheet.definesPresentationContext = true
    top.modalPresentationStyle = .currentContext
    top.transitioningDelegate = director
    try stage.record { first.present(sheet, animated: true) }
    try stage.record { sheet.present(top, animated: true) }
    director.animator?.succeeds = false
    stage.schedule(at: 0.2) { [stage] in stage.rotate(to: .landscapeLeft) }
    try stage.record { sheet.dismiss(animated: true) }
    for _ in 0..<2 {
      try stage.record { sheet.dismiss(animated: true) }
      #expect(top.view.window != nil)
      #expect(top.appearance.phase == .appeared)
      #expect(sheet.appearance.phase == .disappeared)
    }
    director.animator?.succeeds = true
    try stage.record { sheet.dismiss(animated: true) }
    #expect(sheet.view.window != nil)
    #expect(stage.faults.isEmpty)
  }

  /// A turn gives two screens another style; who hears of the first dismisses both.
  @Test func whoeverIsUncoveredByATurnMayDismissWhatCoveredIt() throws {
    let (lower, upper) = (P(), Q())
    stage.rotate(to: .landscapeLeft)
    try stage.record { first.present(lower, animated: false) }
    try stage.record { lower.present(upper, animated: false) }
    #expect(first.view.window == nil && lower.view.window == nil)
    first.deeds["willAppear"] = { [first] in first.dismiss(animated: true) }
    try stage.record { stage.rotate(to: .portrait) }
    #expect(stage.window.subviews == [first.view])
    for screen in [lower, upper] { #expect(screen.appearance.phase == .disappeared) }
    #expect(first.appearance.phase == .appeared)
    #expect(stage.faults.isEmpty)
  }
}
