import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Rule presentation.order-with-controller, its end: dismissal by a finger.
@MainActor @Suite struct SheetDragTests {
  let theatre = Theatre(.pageSheet)
  let delegate = DismissalLog()

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

  @Test(.rule("presentation.order-with-controller", .documented))
  func aLongDragDismisses() throws {
    let film = try drag(by: 600)
    #expect(delegate.lines == ["should", "will", "did"])
    #expect(theatre.a.presentedViewController == nil)
    #expect(
      film.appearances.map { $0.prefix(24) } == [
        "B.viewWillDisappear(true", "B.viewDidDisappear(true)",
      ]
    )
  }

  @Test(.rule("presentation.order-with-controller", .reported))
  func aShortDragIsTakenBack() throws {
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

  /// 1000 points a second are enough.
  @Test(
    .rule("presentation.order-with-controller", .measured),
    arguments: [(0.4, false), (0.15, true)]
  )
  func aFastDragNeedsNoDistance(seconds: TimeInterval, leaves: Bool) throws {
    _ = try drag(by: 200, in: seconds)
    #expect((theatre.a.presentedViewController == nil) == leaves)
  }

  @Test(.rule("presentation.order-with-controller", .documented), arguments: [true, false])
  func whoMayNotLeaveIsToldOfTheAttempt(isModal: Bool) throws {
    theatre.b.isModalInPresentation = isModal
    delegate.allows = false
    _ = try drag(by: 600)
    #expect(delegate.lines == (isModal ? ["attempt"] : ["should", "attempt"]))
    #expect(theatre.a.presentedViewController === theatre.b)
  }

  @Test(.rule("presentation.order-with-controller", .documented))
  func aChildOnScreenKeepsItsHost() throws {
    let (child, hidden) = (UIViewController(), UIViewController())
    for one in [child, hidden] { theatre.b.addChild(one) }
    theatre.b.view.addSubview(child.view)
    hidden.isModalInPresentation = true
    child.isModalInPresentation = true
    _ = try drag(by: 600)
    #expect(delegate.lines == ["attempt"])
    child.isModalInPresentation = false
    _ = try drag(by: 600)
    #expect(delegate.lines == ["attempt", "should", "will", "did"])
  }

  @Test(.rule("presentation.order-with-controller", .documented))
  func programsDismissWithoutAsking() throws {
    try theatre.dismiss()
    #expect(delegate.lines.isEmpty)
  }

  @Test(.evidence(.reported))
  func aTapBesideTheSheetDismisses() throws {
    try theatre.stage.record { theatre.stage.tap(at: CGPoint(x: 200, y: 30)) }
    #expect(delegate.lines == ["should", "will", "did"])
    #expect(theatre.a.presentedViewController == nil)
  }
}
