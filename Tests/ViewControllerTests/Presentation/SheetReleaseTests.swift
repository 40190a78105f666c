import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Whether a sheet that a finger lets go leaves, and what its delegate is asked and told.
@MainActor @Suite struct SheetReleaseTests {
  private let theatre = Theatre(.pageSheet)
  private let delegate = DismissalLog()

  init() throws {
    theatre.b.presentationController?.delegate = delegate
    try theatre.present()
  }

  private func drag(_ heights: [CGFloat], in seconds: TimeInterval, pause: TimeInterval = 0) throws
  {
    try theatre.stage.record {
      theatre.stage.drag(
        along: heights.map { CGPoint(x: 200, y: $0) },
        duration: seconds,
        pause: pause
      )
    }
  }

  private var hasLeft: Bool { theatre.a.presentedViewController == nil }

  /// Half of its way of 793 points, after the ten that tell a drag from a tap.
  @Test(.evidence(.measured), arguments: [(CGFloat(402), false), (412, true)])
  func beyondHalfOfItsWayItLeaves(distance: CGFloat, leaves: Bool) throws {
    try drag([100, 100 + distance], in: 1, pause: 0.3)
    #expect(hasLeft == leaves)
    #expect(delegate.lines == ["should", "will"] + (leaves ? ["did"] : []))
  }

  /// A finger that goes up and down again asks once.
  @Test(.evidence(.documented), arguments: [true, false])
  func theDelegateIsAskedOnceForADrag(allows: Bool) throws {
    delegate.allows = allows
    try drag([100, 300, 120, 300], in: 2, pause: 0.3)
    #expect(!hasLeft && delegate.lines == ["should", allows ? "will" : "attempt"])
  }

  /// Who is back where it began has not tried to leave.
  @Test(.evidence(.documented)) func aFingerThatComesBackIsNoAttempt() throws {
    delegate.allows = false
    try drag([100, 300, 90], in: 2, pause: 0.3)
    #expect(!hasLeft && delegate.lines == ["should"])
    #expect(theatre.b.view.convert(CGPoint.zero, to: nil).y == 59)
  }

  @Test(.evidence(.documented)) func aSheetWithATransitionOfItsOwnIsNotDragged() throws {
    let director = Director()
    theatre.b.transitioningDelegate = director
    try drag([100, 700], in: 1)
    #expect(!hasLeft && delegate.lines.isEmpty && director.lines.isEmpty)
  }

  @Test(.evidence(.documented)) func aSheetBelowAnotherIsNotDragged() throws {
    let third = Third()
    third.modalPresentationStyle = .overFullScreen
    try theatre.stage.record { theatre.b.present(third, animated: false) }
    third.view.isUserInteractionEnabled = false
    third.presentationController?.containerView?.isUserInteractionEnabled = false
    try drag([100, 700], in: 1)
    #expect(!hasLeft && delegate.lines.isEmpty)
  }
}
