import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Rule controllers.small-duties.
@MainActor
@Suite struct SmallThingsTests {
  private let stage = Stage(device: .iPhone15)
  private let a = A()
  private let b = B()

  @Test(.rule("controllers.small-duties", .documented))
  func `a title goes to both items and to the bars`() {
    let tabs = Tabs()
    tabs.viewControllers = [Nav(rootViewController: a), Nav(rootViewController: b)]
    stage.show(tabs)
    a.title = "First"
    #expect(a.navigationItem.title == "First")
    #expect(a.tabBarItem.title == "First")
    #expect(tabs.tabBar.items?.first?.title == "First")
    a.navigationItem.title = "Else"
    #expect(a.title == "First")
  }

  @Test(.evidence(.reported))
  func `the last title names the item of a stack`() {
    let nav = Nav(rootViewController: a)
    nav.tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 0)
    a.title = "First"
    #expect(nav.tabBarItem.title == "First")
    nav.title = "Stack"
    #expect(nav.tabBarItem.title == "Stack")
    a.title = "Again"
    #expect(nav.tabBarItem.title == "Again")
    a.navigationItem.title = "Else"
    #expect(nav.tabBarItem.title == "Again")
  }

  @Test(.rule("controllers.small-duties", .documented))
  func `the nearest ancestor of each kind`() {
    let (split, tabs, nav, inner) = (UISplitViewController(), Tabs(), Nav(), UIViewController())
    nav.viewControllers = [a]
    tabs.viewControllers = [nav]
    split.viewControllers = [tabs, b]
    a.addChild(inner)
    for one in [a, inner] {
      #expect(one.navigationController === nav)
      #expect(one.tabBarController === tabs)
      #expect(one.splitViewController === split)
    }
    #expect(nav.navigationController == nil)
    #expect(b.tabBarController == nil)
    b.present(UIViewController(), animated: false)
    #expect(b.splitViewController === split)
  }

  @Test(.rule("controllers.small-duties", .documented))
  func `the edit button turns editing on and off`() {
    final class Editor: UIViewController {
      var calls: [String] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        calls.append("\(editing) \(animated)")
      }
    }
    let editor = Editor()
    editor.navigationItem.rightBarButtonItem = editor.editButtonItem
    stage.show(Nav(rootViewController: editor))
    #expect(editor.editButtonItem.title == "Edit")
    editor.editButtonItem.send()
    #expect(editor.isEditing)
    #expect(editor.editButtonItem.title == "Done")
    editor.editButtonItem.send()
    #expect(editor.calls == ["true true", "false true"])
    editor.isEditing = true
    #expect(editor.calls.last == "true false")
  }

  @Test(.rule("controllers.small-duties", .documented))
  func `whoever hides the bottom bar hides it for those above it too`() throws {
    let (tabs, nav) = (Tabs(), Nav(rootViewController: a))
    tabs.viewControllers = [nav, UIViewController()]
    stage.show(tabs)
    b.hidesBottomBarWhenPushed = true
    try stage.record { nav.pushViewController(b, animated: true) }
    #expect(tabs.tabBar.frame.maxX <= 0)
    try stage.record { nav.pushViewController(C(), animated: true) }
    #expect(tabs.tabBar.frame.maxX <= 0)
    try stage.record { nav.popToRootViewController(animated: true) }
    #expect(tabs.tabBar.frame.minX == 0)
  }

  @Test(
    .rule("controllers.small-duties", .reported),
    arguments: [
      (UIActivityIndicatorView.Style.medium, CGFloat(20)), (.large, 37), (.white, 20), (.gray, 20),
      (.whiteLarge, 37),
    ]
  )
  func `wheels of two sizes, hidden while they stand`(
    style: UIActivityIndicatorView.Style,
    side: CGFloat
  ) {
    let wheel = UIActivityIndicatorView(style: style)
    #expect(wheel.bounds.size == CGSize(width: side, height: side))
    #expect(wheel.intrinsicContentSize == CGSize(width: side, height: side))
    #expect(wheel.isHidden && !wheel.isAnimating)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
  }

  @Test(.rule("controllers.small-duties", .documented))
  func `a memory warning leaves views loaded`() {
    stage.show(Nav(rootViewController: a))
    b.loadViewIfNeeded()
    let view = b.view
    stage.sendMemoryWarning()
    #expect(b.isViewLoaded)
    #expect(b.view === view)
    #expect(stage.log.contains { $0.subject == "A" && $0.name == "didReceiveMemoryWarning()" })
  }
}
