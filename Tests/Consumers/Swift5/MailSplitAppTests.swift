import Testing
import UIKit

@MainActor
@Suite struct MailSplitAppTests {
  @Test func `on a pad both columns are seen, and a row shows its detail`() throws {
    let stage = Stage(device: .iPadPro11)
    let app = MailAppDelegate()
    stage.launch(app)
    let split = app.window?.rootViewController as! UISplitViewController
    #expect(!split.isCollapsed)
    try stage.record { stage.tap(at: CGPoint(x: 100, y: 140)) }
    #expect(app.master.detailViewController?.title == "Two")
    #expect(app.master.detailViewController?.view.window != nil)
    #expect(split.viewControllers.count == 2)
    // Narrow, the detail lies on the list; wide again, it stands beside it.
    try stage.record { stage.resize(to: CGSize(width: 375, height: 1194)) }
    #expect(split.isCollapsed)
    let stack = split.viewControllers[0] as! UINavigationController
    #expect(
      (stack.topViewController as? UINavigationController)?.topViewController
        === app.master.detailViewController
    )
    try stage.record { stage.resize(to: CGSize(width: 1194, height: 834)) }
    #expect(!split.isCollapsed)
    #expect(stack.topViewController === app.master)
    #expect(app.master.detailViewController?.view.window != nil)
  }

  @Test func `on a phone the list comes first, and a row pushes`() throws {
    let stage = Stage(device: .iPhone15)
    let app = MailAppDelegate()
    stage.launch(app)
    let split = app.window?.rootViewController as! UISplitViewController
    #expect(split.isCollapsed)
    let stack = split.viewControllers[0] as! UINavigationController
    #expect(stack.viewControllers == [app.master])
    #expect(app.master.view.window != nil)
    #expect(app.master.tintColorOfBar == .systemPurple)
    try stage.record { stage.tap(at: CGPoint(x: 100, y: 170)) }
    #expect(app.master.detailViewController?.title == "Two")
    #expect(app.master.detailViewController?.view.window != nil)
    #expect(stack.viewControllers.count == 2)
    try stage.record { stack.popViewController(animated: true) }
    #expect(app.master.view.window != nil)
  }
}

extension MailMasterViewController {
  fileprivate var tintColorOfBar: UIColor? { navigationController?.navigationBar.tintColor }
}
