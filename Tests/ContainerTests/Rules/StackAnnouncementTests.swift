import Foundation
import Scene
import Testing

@testable import HeadlessUIKit

/// Whom a stack's delegate is told of, and how often, when the stack itself comes and goes.
@MainActor
@Suite struct StackAnnouncementTests {
  private let stage = Stage(device: .iPhone15)
  private let ear = Ear()
  private let a = A()
  private let b = B()
  private let c = C()
  private let nav: Nav
  private let tabs = Tabs()

  init() {
    nav = Nav(rootViewController: a)
    nav.delegate = ear
    tabs.viewControllers = [nav, c]
    stage.show(tabs)
  }

  /// `willShow A`, `didShow A`, as often as they were told.
  private func told(_ body: () -> Void) throws -> [String] {
    let lines = try stage.callbacks(of: body).filter { $0.hasPrefix("Ear.navigation") }
    return lines.map { line in
      let call = line.contains("willShow") ? "willShow" : "didShow"
      let name = line.split(separator: " ")[1].prefix { $0 != "," }
      return "\(call) \(name)"
    }
  }

  @Test func theFirstScreenIsToldOnce() throws {
    let stage = Stage(device: .iPhone15)
    let nav = Nav(rootViewController: A())
    nav.delegate = ear
    let mark = stage.log.count
    stage.show(nav)
    let lines = stage.callbacks(since: mark).filter { $0.contains("Show: A") }
    #expect(lines.count == 2, "\(lines)")
  }

  @Test func comingBackToATabTellsNothingNew() throws {
    #expect(try told { tabs.selectedIndex = 1 } == [])
    #expect(try told { tabs.selectedIndex = 0 } == [])
    #expect(try told { nav.pushViewController(b, animated: true) } == ["willShow B", "didShow B"])
    #expect(try told { tabs.selectedIndex = 1 } == [])
    #expect(try told { tabs.selectedIndex = 0 } == [])
    #expect(try told { nav.popViewController(animated: true) } == ["willShow A", "didShow A"])
    #expect(try told { tabs.selectedIndex = 1 } == [])
    #expect(try told { tabs.selectedIndex = 0 } == [])
  }

  @Test func coveringAndUncoveringTheStackTellsNothing() throws {
    #expect(try told { nav.present(UIViewController(), animated: true) } == [])
    #expect(try told { nav.dismiss(animated: true) } == [])
  }

  @Test func aStackThatChangedUnseenIsToldWhenItComesBack() throws {
    #expect(try told { tabs.selectedIndex = 1 } == [])
    #expect(try told { nav.pushViewController(b, animated: false) } == [])
    #expect(b.parent === nav && nav.topViewController === b)
    #expect(try told { tabs.selectedIndex = 0 } == ["willShow B", "didShow B"])
    #expect(try told { tabs.selectedIndex = 1 } == [])
    #expect(try told { nav.setViewControllers([a], animated: true) } == [])
    #expect(b.parent == nil)
    #expect(try told { tabs.selectedIndex = 0 } == ["willShow A", "didShow A"])
  }

  @Test(arguments: [true, false])
  func everyWayToChangeTheStackIsToldOnce(animated: Bool) throws {
    let last = C()
    #expect(
      try told { nav.setViewControllers([a, b], animated: animated) }
        == ["willShow B", "didShow B"]
    )
    #expect(try told { nav.pushViewController(last, animated: animated) }.last == "didShow C")
    #expect(
      try told { nav.popToRootViewController(animated: animated) } == ["willShow A", "didShow A"]
    )
    // The top stays, so nothing is shown anew.
    #expect(try told { nav.setViewControllers([b, a], animated: animated) } == [])
    #expect(nav.viewControllers == [b, a])
    #expect(
      try told { nav.popToViewController(b, animated: animated) } == ["willShow B", "didShow B"]
    )
  }

  @Test func anotherRootGivesTheTabItsItem() throws {
    let item = UITabBarItem(title: "Other", image: nil, tag: 4)
    b.tabBarItem = item
    try stage.record { nav.setViewControllers([b], animated: false) }
    #expect(tabs.tabBar.items?.first === item && tabs.tabBar.items?.count == 2)
  }
}
