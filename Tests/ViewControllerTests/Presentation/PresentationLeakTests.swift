import Foundation
import Geometry
import Scene
import Testing

@testable import HeadlessUIKit

/// Nothing that was presented outlives its dismissal, and nothing outlives its stage.
@MainActor @Suite struct PresentationLeakTests {
  @Test(arguments: StyleRulesTests.table)
  func aDismissedControllerIsGone(row: StyleRulesTests.Row) throws {
    let stage = Stage()
    let a = A()
    stage.show(a)
    weak var gone: UIViewController?
    weak var presentation: UIPresentationController?
    func act() throws {
      let b = B()
      b.modalPresentationStyle = row.style
      gone = b
      presentation = b.presentationController
      try stage.record { a.present(b, animated: true) }
      #expect(gone != nil)
      try stage.record { a.dismiss(animated: true) }
    }
    try act()
    stage.advance(by: 0)
    #expect(gone == nil)
    #expect(presentation == nil)
  }

  @Test func aStageDroppedInTheMiddleTakesEverythingAlong() {
    weak var stage: Stage?
    weak var shown: UIViewController?
    weak var director: Director?
    func act() {
      let (theatre, delegate) = (Theatre(.custom), Director())
      theatre.b.transitioningDelegate = delegate
      theatre.a.present(theatre.b, animated: true)
      theatre.stage.advance(by: 0.3)
      (stage, shown, director) = (theatre.stage, theatre.b, delegate)
    }
    act()
    #expect(stage == nil)
    #expect(shown == nil)
    #expect(director == nil)
  }
}
