import Testing

@testable import Porting

@Suite struct OldMemberRuleTests {
  @Test(arguments: [
    (
      "override func willMove(toParentViewController parent: A?) { super.willMove(toParentViewController: parent) }",
      "override func willMove(toParent parent: A?) { super.willMove(toParent: parent) }"
    ),
    (
      "override func didMove(toParentViewController: A?) { f(toParentViewController) }",
      "override func didMove(toParent toParentViewController: A?) { f(toParentViewController) }"
    ),
    (
      "override var childViewControllerForStatusBarStyle: A? { nil }",
      "override var childForStatusBarStyle: A? { nil }"
    ),
    (
      "override func bringSubview(toFront view: A) { super.bringSubview(toFront: view) }",
      "override func bringSubviewToFront(_ view: A) { super.bringSubviewToFront(view) }"
    ),
    (
      "override func addChildViewController(_ child: A) { super.addChildViewController(child) }",
      "override func addChild(_ child: A) { super.addChild(child) }"
    ),
    (
      "override func removeFromParentViewController() { super.removeFromParentViewController() }",
      "override func removeFromParent() { super.removeFromParent() }"
    ),
    (
      "override func prefersStatusBarHidden() -> Bool { return super.prefersStatusBarHidden() }",
      "override var prefersStatusBarHidden: Bool { return super.prefersStatusBarHidden }"
    ),
    // Other calls resolve to the old name, which still exists; an app's own member keeps it.
    (
      "func f() { a.willMove(toParentViewController: nil) }",
      "func f() { a.willMove(toParentViewController: nil) }"
    ),
    (
      "func willMove(toParentViewController parent: A?) {}",
      "func willMove(toParentViewController parent: A?) {}"
    ),
  ])
  func overriddenMembersHaveNewNames(text: String, expected: String) {
    let wrapped = { "import UIKit\nclass Screen: UIViewController { " + $0 + " }" }
    #expect(ported(wrapped(text)) == wrapped(expected))
    #expect(ported(wrapped(expected)) == wrapped(expected))
  }

  @Test func aMemberThatTheAppDeclaresKeepsItsName() {
    let text = """
      import UIKit
      class Base { func sendSubview(toBack view: Int) {} }
      class Heir: Base { override func sendSubview(toBack view: Int) { super.sendSubview(toBack: 1) } }
      """
    #expect(ported(text) == text)
  }
}
