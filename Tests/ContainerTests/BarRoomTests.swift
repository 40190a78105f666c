import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Where bars stand on a phone of 393 by 852 points, and what room they leave to a screen.
@MainActor
@Suite struct BarRoomTests {
  private let stage = Stage(device: .iPhone15)
  private let a = A()
  private let b = B()

  struct Row: CustomTestStringConvertible {
    var edges: UIRectEdge = .all
    var hasToolbar = false
    var isTopOpaque = false
    var isBottomOpaque = false
    var includesOpaque = false
    var isBarHidden = false
    let top: CGFloat
    let bottom: CGFloat
    let safe: [CGFloat]

    var testDescription: String {
      "edges \(edges.rawValue), \(hasToolbar) \(isTopOpaque) \(isBottomOpaque) \(includesOpaque)"
        + " \(isBarHidden)"
    }
  }

  /// A bar of 44 points below the status bar of 59, a toolbar of 44 above the home indicator's 34.
  @Test(
    .evidence(.documented),
    arguments: [
      Row(top: 0, bottom: 852, safe: [103, 34]),
      Row(hasToolbar: true, top: 0, bottom: 852, safe: [103, 78]),
      Row(edges: [], top: 103, bottom: 852, safe: [0, 34]),
      Row(edges: .bottom, hasToolbar: true, top: 103, bottom: 852, safe: [0, 78]),
      Row(edges: .top, hasToolbar: true, top: 0, bottom: 774, safe: [103, 0]),
      Row(edges: [], hasToolbar: true, top: 103, bottom: 774, safe: [0, 0]),
      Row(isTopOpaque: true, top: 103, bottom: 852, safe: [0, 34]),
      Row(hasToolbar: true, isTopOpaque: true, top: 103, bottom: 852, safe: [0, 78]),
      Row(hasToolbar: true, isBottomOpaque: true, top: 0, bottom: 774, safe: [103, 0]),
      Row(isTopOpaque: true, includesOpaque: true, top: 0, bottom: 852, safe: [103, 34]),
      Row(
        hasToolbar: true,
        isBottomOpaque: true,
        includesOpaque: true,
        top: 0,
        bottom: 852,
        safe: [103, 78]
      ),
      Row(edges: [], includesOpaque: true, top: 103, bottom: 852, safe: [0, 34]),
      Row(isBarHidden: true, top: 0, bottom: 852, safe: [59, 34]),
      Row(edges: [], isBarHidden: true, top: 0, bottom: 852, safe: [59, 34]),
    ]
  )
  func aScreenHasTheRoomBetweenBarsOrReachesBelowThem(row: Row) {
    let nav = Nav(rootViewController: a)
    a.edgesForExtendedLayout = row.edges
    a.extendedLayoutIncludesOpaqueBars = row.includesOpaque
    nav.navigationBar.isTranslucent = !row.isTopOpaque
    nav.isNavigationBarHidden = row.isBarHidden
    if row.hasToolbar {
      nav.isToolbarHidden = false
      nav.toolbar.isTranslucent = !row.isBottomOpaque
    }
    stage.show(nav)
    stage.advance(by: 0)
    #expect(a.view.frame == CGRect(x: 0, y: row.top, width: 393, height: row.bottom - row.top))
    #expect([a.view.safeAreaInsets.top, a.view.safeAreaInsets.bottom] == row.safe)
    #expect(nav.navigationBar.frame.height == 44)
    #expect(nav.navigationBar.frame.minY == (row.isBarHidden ? -44 : 59))
    #expect(nav.navigationBar.isHidden == row.isBarHidden)
    #expect(nav.navigationBar.rise == 59)
  }

  @Test(.evidence(.documented), arguments: [false, true])
  func aToolbarGoesToTheSideOfTheScreenThatLeaves(isRightToLeft: Bool) throws {
    let nav = Nav(rootViewController: a)
    nav.view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    nav.isToolbarHidden = false
    stage.show(nav)
    stage.advance(by: 0)
    #expect(nav.toolbar.frame == CGRect(x: 0, y: 774, width: 393, height: 78))
    b.hidesBottomBarWhenPushed = true
    try stage.record { nav.pushViewController(b, animated: true) }
    let side: CGFloat = isRightToLeft ? 393 : -393
    #expect(nav.toolbar.frame == CGRect(x: side, y: 774, width: 393, height: 78))
    #expect(nav.toolbar.isHidden && b.view.safeAreaInsets.bottom == 34)
    try stage.record { nav.popViewController(animated: false) }
    #expect(nav.toolbar.frame == CGRect(x: 0, y: 774, width: 393, height: 78))
    try stage.record { nav.setToolbarHidden(true, animated: false) }
    #expect(nav.toolbar.isHidden && nav.toolbar.frame.minY == 852)
  }

  @Test(.evidence(.documented), arguments: [false, true])
  func aTabBarGoesToTheSideOfTheScreenThatLeaves(isRightToLeft: Bool) throws {
    let (tabs, nav) = (Tabs(), Nav(rootViewController: a))
    tabs.viewControllers = [nav, UIViewController()]
    tabs.tabBar.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    stage.show(tabs)
    stage.advance(by: 0)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
    b.hidesBottomBarWhenPushed = true
    try stage.record { nav.pushViewController(b, animated: true) }
    let side: CGFloat = isRightToLeft ? 393 : -393
    #expect(tabs.tabBar.frame == CGRect(x: side, y: 769, width: 393, height: 83))
    try stage.record { nav.popViewController(animated: false) }
    #expect(tabs.tabBar.frame.minX == 0 && a.view.safeAreaInsets.bottom == 83)
  }

  /// [D] iOS 18: a bar that its controller hides leaves its room to the screens.
  @Test(.evidence(.documented), arguments: [false, true])
  func aHiddenTabBarIsBelowTheScreen(animated: Bool) throws {
    let tabs = Tabs()
    tabs.viewControllers = [a, b]
    stage.show(tabs)
    try stage.record { tabs.setTabBarHidden(true, animated: animated) }
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 852, width: 393, height: 83))
    #expect(a.view.safeAreaInsets.bottom == 34)
    try stage.record { tabs.setTabBarHidden(false, animated: animated) }
    #expect(tabs.tabBar.frame.minY == 769 && a.view.safeAreaInsets.bottom == 83)
  }
}
