import Foundation
import Geometry
import HeadlessUIKit

/// Transitions of UIKit's own containers.
extension TransitionReel {
  static let push = stack("navigation-push", "a navigation controller pushes") { nav, detail in
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
      stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 330, y: 400), duration: 0.4)
    }
  }

  static let tabSwitch = TransitionReel("tab-switch", "a tap on a tab") { stage in
    let tabs = UITabBarController()
    let (nav, detail) = stackAndDetail
    tabs.viewControllers = [nav, detail]
    stage.show(tabs)
    return { stage.at(0.3) { stage.tap(at: CGPoint(x: 295, y: 795)) } }
  }

  static let popover = TransitionReel(
    "popover",
    "a popover from a bar's button",
    device: .iPadPro11
  ) { stage in
    let (nav, detail) = stackAndDetail
    let button = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
    nav.topViewController?.navigationItem.rightBarButtonItem = button
    stage.show(nav)
    detail.modalPresentationStyle = .popover
    detail.preferredContentSize = CGSize(width: 320, height: 420)
    detail.popoverPresentationController?.sourceView = nav.navigationBar
    detail.popoverPresentationController?.sourceRect = CGRect(x: 770, y: 4, width: 48, height: 36)
    return { nav.present(detail, animated: true) }
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
    let (nav, detail) = stackAndDetail
    split.setViewController(nav, for: .primary)
    split.setViewController(detail, for: .secondary)
    stage.show(split)
    return {
      split.hide(.primary)
      stage.at(0.6) { split.show(.primary) }
    }
  }

  static let pageScroll = pages("page-scroll", "a page view controller scrolls", .scroll)
  static let pageCurl = pages("page-curl", "a page view controller turns a page", .pageCurl)

  private static func pages(
    _ name: String,
    _ summary: String,
    _ style: UIPageViewController.TransitionStyle
  ) -> TransitionReel {
    TransitionReel(name, summary) { stage in
      let pages = UIPageViewController(
        transitionStyle: style,
        navigationOrientation: .horizontal
      )
      let (first, second) = (CardController("One"), CardController("Two", color: .systemPink))
      pages.setViewControllers([first], direction: .forward, animated: false)
      stage.show(pages)
      return { pages.setViewControllers([second], direction: .forward, animated: true) }
    }
  }

  private static func stack(
    _ name: String,
    _ summary: String,
    _ action: @escaping @MainActor (UINavigationController, UIViewController) -> Void
  ) -> TransitionReel {
    TransitionReel(name, summary) { stage in
      let (nav, detail) = stackAndDetail
      stage.show(nav)
      return { action(nav, detail) }
    }
  }

  private static var stackAndDetail: (UINavigationController, UIViewController) {
    let (list, detail) = (CardController("List"), CardController("Detail", color: .systemPink))
    (list.title, detail.title) = ("List", "Detail")
    detail.loadViewIfNeeded()
    detail.view.backgroundColor = .secondarySystemBackground
    detail.card.center.y = 260
    return (UINavigationController(rootViewController: list), detail)
  }
}
