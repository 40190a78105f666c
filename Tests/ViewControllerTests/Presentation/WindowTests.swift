import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What a window does to controllers that are presented in it.
@MainActor @Suite struct WindowTests {
  @Test(.rule("appearance.window-root", .inferred))
  func anotherRootTakesPresentedControllersAway() throws {
    let theatre = Theatre(.fullScreen)
    try theatre.present()
    let q = Q()
    let heard = theatre.stage.callbacks { theatre.stage.window.rootViewController = q }
    #expect(
      heard.filter { $0.contains("ppear(") } == [
        "B.viewWillDisappear(false)", "Q.viewWillAppear(false)",
        "B.viewDidDisappear(false)", "Q.viewDidAppear(false)",
      ]
    )
    #expect(theatre.stage.window.subviews.map { $0 === q.view } == [true])
    #expect(theatre.a.presentedViewController == nil)
  }

  @Test(.rule("appearance.window-root", .inferred))
  func anotherRootEndsATransitionUnderWay() throws {
    let theatre = Theatre(.pageSheet)
    theatre.a.present(theatre.b, animated: true)
    theatre.stage.advance(by: 0.2)
    theatre.stage.window.rootViewController = Q()
    theatre.stage.advance(by: 1)
    #expect(theatre.b.appearance.phase == .disappeared)
    #expect(theatre.a.appearance.phase == .disappeared)
    #expect(theatre.stage.transitions.isEmpty)
    #expect(theatre.stage.faults.isEmpty)
  }

  @Test(.rule("appearance.window-root", .inferred))
  func aHiddenWindowHidesWhatIsPresented() throws {
    let theatre = Theatre(.fullScreen)
    try theatre.present()
    let window = theatre.stage.window
    #expect(
      theatre.stage.callbacks { window.isHidden = true }
        == ["B.viewWillDisappear(false)", "B.viewDidDisappear(false)"]
    )
    #expect(
      theatre.stage.callbacks { window.isHidden = false }.filter { $0.contains("ppear(") }
        == ["B.viewWillAppear(false)", "B.viewDidAppear(false)"]
    )
  }

  @Test(.evidence(.documented))
  func presentedControllersAnswerToTheirPresenter() throws {  // UIResponder.next
    let theatre = Theatre(.pageSheet)
    try theatre.present()
    #expect(theatre.b.next === theatre.a)
  }

  @Test(.rule("containment.preferred-size", .reported))
  func aSheetHearsOfAPreferredSize() throws {
    let theatre = Theatre(.formSheet, device: .iPadPro11)
    try theatre.present()
    theatre.b.preferredContentSize = CGSize(width: 300, height: 200)
    theatre.stage.advance(by: 0)
    #expect(theatre.b.view.bounds.size == CGSize(width: 300, height: 200))
  }
}
