import Foundation
import Geometry
import HeadlessUIKit

/// Transitions of UIKit's own containers.
extension TransitionReel {
  static let push = stack("navigation-push", summary: "a navigation controller pushes") {
    nav,
    detail in
    nav.pushViewController(detail, animated: true)
  }

  static let pop = TransitionReel("navigation-pop", "a navigation controller pops") { stage in
    let (nav, detail) = stackAndDetail
    stage.show(nav)
    nav.pushViewController(detail, animated: false)
    return { nav.popViewController(animated: true) }
  }

  static let edgeSwipe = TransitionReel("edge-swipe", "a finger swipes back from the edge") {
    stage in
    let (nav, detail) = stackAndDetail
    stage.show(nav)
    nav.pushViewController(detail, animated: false)
    return {
      let (edge, end) = backSwipe(across: nav.view)
      stage.drag(from: edge, to: end, duration: 0.4)
    }
  }

  /// From the edge at which text begins, almost to the other one.
  private static func backSwipe(across view: UIView) -> (from: CGPoint, to: CGPoint) {
    let (width, middle) = (view.bounds.width, view.bounds.midY)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let points = [2, width - 63].map { x in
      CGPoint(x: isMirrored ? width - x : x, y: middle)
    }
    return (points[0], points[1])
  }

  static let tabSwitch = TransitionReel("tab-switch", "a tap on a tab") { stage in
    let tabs = UITabBarController()
    let screens: [UIViewController] = [InboxController(), PhotosController(), SettingsController()]
    tabs.viewControllers = screens.map(UINavigationController.largeTitled)
    stage.show(tabs)
    return {
      stage.schedule(at: 0.3) { stage.tap(at: middle(of: buttons(of: tabs.tabBar)[1])) }
      // Tabs change at once; without this the film would end with the first picture of the new one.
      stage.schedule(at: 0.6) {}
    }
  }

  /// In the order of the items.
  private static func buttons(of bar: UITabBar) -> [UIView] {
    bar.subviews.filter { $0 is UIControl }
  }

  /// In the window's coordinates.
  private static func middle(of view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  static let popover = TransitionReel(
    "popover",
    "a popover from a bar's button",
    device: .iPadPro11
  ) { stage in
    let inbox = InboxController()
    let compose = ComposeController.inNavigation()
    stage.show(UINavigationController.largeTitled(inbox))
    compose.modalPresentationStyle = .popover
    compose.preferredContentSize = CGSize(width: 375, height: 420)
    compose.popoverPresentationController?.barButtonItem = inbox.navigationItem.rightBarButtonItem
    return { inbox.present(compose, animated: true) }
  }

  static let sidebar = TransitionReel(
    "sidebar",
    "a split view controller hides its first column and shows it again",
    device: Stage.Device(
      width: 1194,
      height: 834,
      scale: 2,
      safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
      idiom: .pad
    )
  ) { stage in
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UINavigationController.largeTitled(InboxController()), for: .primary)
    split.setViewController(MessageController(), for: .secondary)
    stage.show(split)
    return {
      split.hide(.primary)
      stage.schedule(at: 0.6) { split.show(.primary) }
    }
  }

  static let pageScroll = pages(
    "page-scroll",
    summary: "a page view controller scrolls",
    style: .scroll
  ) {
    WelcomeController.pages
  }

  static let pageCurl = pages(
    "page-curl",
    summary: "a page view controller turns a page",
    style: .pageCurl
  ) {
    [BookPageController(1), BookPageController(2)]
  }

  private static func pages(
    _ name: String,
    summary: String,
    style: UIPageViewController.TransitionStyle,
    _ screens: @escaping @MainActor () -> [UIViewController]
  ) -> TransitionReel {
    TransitionReel(name, summary) { stage in
      let pages = UIPageViewController(
        transitionStyle: style,
        navigationOrientation: .horizontal
      )
      let screens = screens()
      pages.setViewControllers([screens[0]], direction: .forward, animated: false)
      stage.show(pages)
      return { pages.setViewControllers([screens[1]], direction: .forward, animated: true) }
    }
  }

  private static func stack(
    _ name: String,
    summary: String,
    _ action: @escaping @MainActor (UINavigationController, UIViewController) -> Void
  ) -> TransitionReel {
    TransitionReel(name, summary) { stage in
      let (nav, detail) = stackAndDetail
      stage.show(nav)
      return { action(nav, detail) }
    }
  }

  private static var stackAndDetail: (UINavigationController, UIViewController) {
    (UINavigationController.largeTitled(InboxController()), MessageController())
  }
}
