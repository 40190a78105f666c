import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Who is asked to perform an action.
@MainActor @Suite(.evidence(.documented)) struct RoutingTargetTests {
  private final class Doer: UIViewController {
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }
  }

  @Test func theNearestThatCanPerformItIsTheTarget() {
    let (far, near, child) = (Doer(), Doer(), C())
    far.addChild(near)
    near.addChild(child)
    #expect(child.targetViewController(forAction: "save:", sender: nil) === near)
    #expect(near.targetViewController(forAction: "save:", sender: nil) === near)
    #expect(C().targetViewController(forAction: "save:", sender: nil) == nil)
  }

  /// Only containers show other screens.
  @Test(arguments: ["show(_:sender:)", "showDetailViewController(_:sender:)"])
  func whoClaimsToDoEverythingShowsNothing(name: String) {
    let (doer, child) = (Doer(), C())
    doer.addChild(child)
    #expect(child.targetViewController(forAction: Selector(name), sender: nil) == nil)
    let stack = UINavigationController(rootViewController: doer)
    let target = child.targetViewController(forAction: "show(_:sender:)", sender: nil)
    #expect(target === stack)
  }
}
