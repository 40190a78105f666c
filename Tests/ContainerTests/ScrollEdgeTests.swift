import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct ScrollEdgeTests {
  private let stage = Stage(device: .iPhone15)

  private func show(_ controller: UIViewController) {
    stage.window.rootViewController = controller
    stage.advance(by: 0)
  }

  private func isFilled(_ bar: UIView) -> Bool {
    let backdrop = bar.subviews.first { $0 is BarBackdrop }
    return backdrop?.layer.values.backdrop != nil || backdrop?.backgroundColor != nil
  }

  private func scroll(_ view: UIScrollView, to y: CGFloat) {
    view.contentOffset.y = y
    stage.advance(by: 0)
  }

  @Test(.rule("bars.clear-at-top", .documented))
  func `a stack's bar is filled once content passes below it`() {
    let screen = ScrollScreen(height: 2000)
    let stack = UINavigationController(rootViewController: screen)
    show(stack)
    #expect(screen.scroll.contentOffset.y == -103 && !isFilled(stack.navigationBar))
    scroll(screen.scroll, to: -102)
    #expect(isFilled(stack.navigationBar))
    scroll(screen.scroll, to: -103)
    #expect(!isFilled(stack.navigationBar))
    let edge = UINavigationBarAppearance()
    edge.configureWithOpaqueBackground()
    stack.navigationBar.scrollEdgeAppearance = edge
    #expect(isFilled(stack.navigationBar))
  }

  @Test(.rule("bars.clear-at-top", .documented))
  func `a stack's bar is clear where nothing scrolls, a bar of its own is not`() {
    let stack = UINavigationController(rootViewController: UIViewController())
    show(stack)
    #expect(!isFilled(stack.navigationBar))
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 300, width: 393, height: 44))
    bar.items = [UINavigationItem(title: "Alone")]
    stack.topViewController?.view.addSubview(bar)
    stage.advance(by: 0)
    #expect(isFilled(bar))
  }

  @Test(.rule("bars.clear-at-bottom", .documented))
  func `a tab bar is clear when the content has come to its end`() {
    let (long, short) = (ScrollScreen(height: 2000), ScrollScreen(height: 100))
    let stack = UINavigationController(rootViewController: long)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, short, UIViewController()]
    show(tabs)
    #expect(isFilled(tabs.tabBar))
    scroll(long.scroll, to: 2000 - 852 + 83)
    #expect(!isFilled(tabs.tabBar))
    scroll(long.scroll, to: 2000 - 852 + 82)
    #expect(isFilled(tabs.tabBar))
    for index in 1...2 {
      tabs.selectedIndex = index
      stage.advance(by: 1)
      #expect(!isFilled(tabs.tabBar))
    }
    tabs.selectedIndex = 1
    stage.advance(by: 1)
    short.scroll.contentSize.height = 2000
    #expect(isFilled(tabs.tabBar))
  }

  @Test(.rule("bars.clear-at-bottom", .documented))
  func `so is a toolbar`() {
    let screen = ScrollScreen(height: 2000)
    let stack = UINavigationController(rootViewController: screen)
    stack.isToolbarHidden = false
    show(stack)
    #expect(isFilled(stack.toolbar))
    stack.pushViewController(UIViewController(), animated: false)
    stage.advance(by: 0)
    #expect(!isFilled(stack.toolbar))
    stack.popViewController(animated: false)
    stage.advance(by: 0)
    #expect(isFilled(stack.toolbar))
    let edge = UIToolbarAppearance()
    edge.configureWithTransparentBackground()
    edge.backgroundColor = .red
    stack.toolbar.scrollEdgeAppearance = edge
    scroll(screen.scroll, to: 3000)
    #expect(isFilled(stack.toolbar))
  }

  @Test(.rule("bars.content-scroll-view", .documented))
  func `each edge may have a scroll view of its own`() {
    let screen = ScrollScreen(height: 2000)
    let lower = UIScrollView(frame: screen.view.bounds)
    lower.contentSize.height = 2000
    screen.view.addSubview(lower)
    screen.setContentScrollView(lower, for: .bottom)
    let stack = UINavigationController(rootViewController: screen)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    show(tabs)
    #expect(tabs.contentScrollView(for: .top) === screen.scroll)
    #expect(tabs.contentScrollView(for: .bottom) === lower)
    scroll(screen.scroll, to: 3000)
    #expect(isFilled(stack.navigationBar) && isFilled(tabs.tabBar))
    scroll(lower, to: 3000)
    #expect(!isFilled(tabs.tabBar))
  }

  @Test(.rule("bars.old-style", .inferred))
  func `bars of the old style stay filled`() {
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.navigationBar.barTintColor = .red
    let tabs = UITabBarController()
    tabs.tabBar.isTranslucent = false
    tabs.viewControllers = [stack]
    show(tabs)
    #expect(isFilled(stack.navigationBar) && isFilled(tabs.tabBar))
  }
}

private final class ScrollScreen: UIViewController {
  let scroll = UIScrollView()

  init(height: CGFloat) {
    super.init(nibName: nil, bundle: nil)
    scroll.contentSize = CGSize(width: 100, height: height)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    scroll.frame = view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scroll)
  }
}
