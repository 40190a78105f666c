import Foundation
import Geometry
import HeadlessUIKit
import Testing
import TransitionSnapshots
import TransitionSnapshotsTesting

/// The pictures of what UIKit's own containers do, as five-cell strips, with their callbacks.
@MainActor
@Suite struct BuiltInGoldens {
  private static let phone = Stage.Device(width: 200, height: 430, scale: 1)
  private static let pad = Stage.Device(width: 720, height: 480, scale: 0.5, idiom: .pad)

  /// A pale screen with a few coloured lines.
  final class Page: UIViewController {
    private let color: UIColor

    init(_ title: String, _ color: UIColor) {
      self.color = color
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .mixed(color)
      for row in 0..<4 {
        let line = UIView(
          frame: CGRect(x: 16, y: 120 + row * 56, width: 160 - row * 20, height: 32)
        )
        line.backgroundColor = color
        line.layer.cornerRadius = 8
        view.addSubview(line)
      }
    }
  }

  private func stack(large: Bool = false) -> (UINavigationController, Page) {
    let root = Page("Inbox", .systemBlue)
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit",
      style: .plain,
      target: nil,
      action: nil
    )
    let nav = UINavigationController(rootViewController: root)
    nav.navigationBar.prefersLargeTitles = large
    return (nav, Page("Letter", .systemGreen))
  }

  @Test func pushAndPop() throws {
    let stage = Stage(device: Self.phone)
    let (nav, detail) = stack()
    stage.show(nav)
    try stage.settle()
    try assertTransition(on: stage, named: "push") {
      nav.pushViewController(detail, animated: true)
    }
    try assertTransition(on: stage, named: "pop") { nav.popViewController(animated: true) }
  }

  @Test func largeTitlePush() throws {
    let stage = Stage(device: Self.phone)
    let (nav, detail) = stack(large: true)
    detail.navigationItem.largeTitleDisplayMode = .never
    stage.show(nav)
    try stage.settle()
    try assertTransition(on: stage, named: "large-title") {
      nav.pushViewController(detail, animated: true)
    }
  }

  @Test func edgeSwipe() throws {
    let stage = Stage(device: Self.phone)
    let (nav, detail) = stack()
    stage.show(nav)
    nav.pushViewController(detail, animated: false)
    try stage.settle()
    try assertTransition(on: stage, named: "edge-swipe") {
      stage.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 150, y: 300), duration: 0.3)
    }
  }

  @Test func tabSwitch() throws {
    let stage = Stage(device: Self.phone)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack().0, Page("Photos", .systemOrange), Page("More", .systemPink)]
    tabs.viewControllers?[1].tabBarItem.badgeValue = "3"
    stage.show(tabs)
    try stage.settle()
    try assertTransition(on: stage, named: "tab-switch", at: [.start, .settled]) {
      stage.schedule(at: 0.02) { tabs.selectedIndex = 1 }
    }
  }

  @Test func hidingTheBottomBar() throws {
    let stage = Stage(device: Self.phone)
    let (nav, detail) = stack()
    detail.hidesBottomBarWhenPushed = true
    let tabs = UITabBarController()
    tabs.viewControllers = [nav, Page("Photos", .systemOrange)]
    stage.show(tabs)
    try stage.settle()
    try assertTransition(on: stage, named: "hides-bottom-bar") {
      nav.pushViewController(detail, animated: true)
    }
  }

  @Test func sheetOverAStack() throws {
    let stage = Stage(device: Self.phone)
    let (nav, detail) = stack()
    stage.show(nav)
    try stage.settle()
    let sheet = UINavigationController(rootViewController: detail)
    try assertTransition(on: stage, named: "sheet") { nav.present(sheet, animated: true) }
  }

  @Test func popoverFromAButton() throws {
    let stage = Stage(device: Self.pad)
    let (nav, detail) = stack()
    stage.show(nav)
    try stage.settle()
    detail.modalPresentationStyle = .popover
    detail.preferredContentSize = CGSize(width: 240, height: 260)
    detail.popoverPresentationController?.sourceView = nav.navigationBar
    detail.popoverPresentationController?.sourceRect = CGRect(x: 650, y: 8, width: 54, height: 28)
    try assertTransition(on: stage, named: "popover") { nav.present(detail, animated: true) }
  }

  @Test func sidebar() throws {
    let stage = Stage(device: Self.pad)
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(Page("Folders", .systemIndigo), for: .primary)
    split.setViewController(Page("Letter", .systemGreen), for: .secondary)
    stage.show(split)
    try stage.settle()
    try assertTransition(on: stage, named: "hide") { split.hide(.primary) }
    try assertTransition(on: stage, named: "show") { split.show(.primary) }
  }

  @Test func rotationOfAStackInTabs() throws {
    let stage = Stage(device: Self.phone)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack().0, Page("Photos", .systemOrange)]
    stage.show(tabs)
    try stage.settle()
    try assertTransition(on: stage, named: "rotation") { stage.rotate(to: .landscapeRight) }
  }

  @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
  func pages(style: UIPageViewController.TransitionStyle) throws {
    let stage = Stage(device: Self.phone)
    let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
    pages.setViewControllers([Page("One", .systemBlue)], direction: .forward, animated: false)
    stage.show(pages)
    try stage.settle()
    let name = style == .scroll ? "scroll" : "curl"
    try assertTransition(on: stage, named: name) {
      pages.setViewControllers([Page("Two", .systemRed)], direction: .forward, animated: true)
    }
  }
}

extension UIColor {
  /// A fifth of the colour on white, opaque.
  fileprivate static func mixed(_ color: UIColor) -> UIColor {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return UIColor(
      red: 0.8 + red / 5,
      green: 0.8 + green / 5,
      blue: 0.8 + blue / 5,
      alpha: 1
    )
  }
}
