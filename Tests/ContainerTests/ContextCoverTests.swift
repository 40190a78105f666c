import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What is presented in a context comes and goes with it, with full logs.
@MainActor
@Suite(.evidence(.inferred)) struct ContextCoverTests {
  private let stage = Stage(device: .iPhone15)
  private let a = A()
  private let b = B()
  private let c = C()

  /// The appearance callbacks of the three screens alone.
  private func appearances(of body: () -> Void) throws -> [String] {
    try stage.callbacks(of: body).filter { line in
      line.contains("ppear(") && ["A.", "B.", "C."].contains { line.hasPrefix($0) }
    }
  }

  private func present(_ style: UIModalPresentationStyle) throws {
    a.definesPresentationContext = true
    c.modalPresentationStyle = style
    try stage.record { a.present(c, animated: false) }
  }

  @Test(.rule("presentation.context-appearance", .inferred))
  func `the screen that took its context's place goes and comes with the tab`() throws {
    let tabs = Tabs()
    tabs.viewControllers = [a, b]
    stage.show(tabs)
    try present(.currentContext)
    #expect(
      try appearances { tabs.selectedIndex = 1 } == [
        "B.viewWillAppear(false)", "C.viewWillDisappear(false)", "C.viewDidDisappear(false)",
        "B.viewDidAppear(false)",
      ]
    )
    #expect(c.view.window == nil && a.view.window == nil)
    #expect(
      try appearances { tabs.selectedIndex = 0 } == [
        "C.viewWillAppear(false)", "B.viewWillDisappear(false)", "B.viewDidDisappear(false)",
        "C.viewDidAppear(false)",
      ]
    )
    #expect(c.view.window != nil && a.view.window == nil)
    #expect(
      try appearances { a.dismiss(animated: false) } == [
        "C.viewWillDisappear(false)", "A.viewWillAppear(false)", "A.viewDidAppear(false)",
        "C.viewDidDisappear(false)",
      ]
    )
    #expect(a.view.window != nil && c.view.window == nil)
  }

  @Test(.rule("presentation.context-appearance", .inferred))
  func `it hears when the stack around its context leaves`() throws {
    let (tabs, nav) = (Tabs(), Nav(rootViewController: a))
    tabs.viewControllers = [nav, b]
    stage.show(tabs)
    try present(.overCurrentContext)
    #expect(
      try appearances { tabs.selectedIndex = 1 } == [
        "B.viewWillAppear(false)", "A.viewWillDisappear(false)", "C.viewWillDisappear(false)",
        "A.viewDidDisappear(false)", "C.viewDidDisappear(false)", "B.viewDidAppear(false)",
      ]
    )
    #expect(
      try appearances { tabs.selectedIndex = 0 } == [
        "A.viewWillAppear(false)", "C.viewWillAppear(false)", "B.viewWillDisappear(false)",
        "B.viewDidDisappear(false)", "A.viewDidAppear(false)", "C.viewDidAppear(false)",
      ]
    )
  }

  @Test(.rule("presentation.context-appearance", .inferred))
  func `a page that is turned takes along what covers it`() throws {
    let book = UIPageViewController(
      transitionStyle: .scroll,
      navigationOrientation: .horizontal
    )
    book.setViewControllers([a], direction: .forward, animated: false)
    stage.show(book)
    try present(.currentContext)
    try stage.record { book.setViewControllers([b], direction: .forward, animated: true) }
    #expect(c.view.window == nil && a.view.window == nil)
    #expect(c.appearance.phase == .disappeared)
    #expect(b.view.window != nil)
  }

  @Test(.rule("presentation.context-appearance", .inferred))
  func `what stands above the cover leaves and comes back with it`() throws {
    let (nav, sheet) = (Nav(rootViewController: a), UIViewController())
    stage.show(nav)
    try present(.overCurrentContext)
    try stage.record { c.present(sheet, animated: false) }
    try stage.record { nav.pushViewController(b, animated: false) }
    #expect(sheet.view.window == nil && c.view.window == nil)
    #expect(sheet.appearance.phase == .disappeared)
    try stage.record { nav.popViewController(animated: false) }
    #expect(sheet.view.window != nil && c.view.window != nil)
    #expect(sheet.appearance.phase == .appeared)
    #expect(a.presentedViewController === c && c.presentedViewController === sheet)
  }

  @Test(.rule("presentation.context-appearance", .inferred))
  func `a cover inside another presentation turns with it once`() throws {
    stage.show(b)
    a.modalPresentationStyle = .fullScreen
    try stage.record { b.present(a, animated: false) }
    try present(.overCurrentContext)
    for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait, .landscapeLeft] {
      try stage.record { stage.rotate(to: orientation) }
      #expect(c.view.convert(c.view.bounds, to: nil) == stage.window.bounds)
    }
  }

  @Test(.rule("presentation.context-appearance", .inferred))
  func `who is uncovered out of sight comes only with its container`() throws {
    let tabs = Tabs()
    tabs.viewControllers = [a, b]
    stage.show(tabs)
    try present(.currentContext)
    try stage.record { tabs.selectedIndex = 1 }
    #expect(try appearances { a.dismiss(animated: true) } == [])
    #expect(a.view.window == nil && c.view.window == nil && b.view.window != nil)
    #expect(
      try appearances { tabs.selectedIndex = 0 }.filter { $0.hasPrefix("A") } == [
        "A.viewWillAppear(false)", "A.viewDidAppear(false)",
      ]
    )
    #expect(a.view.window != nil)
  }

  @Test(.rule("presentation.context-appearance", .inferred))
  func `what covers a context that was turned on the way lies on it`() throws {
    let halves = Halves(b, a)
    stage.show(halves)
    a.definesPresentationContext = true
    c.modalPresentationStyle = .overCurrentContext
    try stage.record {
      a.present(c, animated: true)
      stage.schedule(at: 0.4) { stage.rotate(to: .landscapeLeft) }
    }
    #expect(c.view.convert(c.view.bounds, to: nil) == a.view.convert(a.view.bounds, to: nil))
  }

  @Test(.rule("presentation.adaptation-delegate", .inferred))
  func `a popover adapts to a turn while another screen stands in its place`() throws {
    stage.show(b)
    a.modalPresentationStyle = .popover
    a.popoverPresentationController?.sourceView = b.view
    try stage.record { b.present(a, animated: false) }
    try present(.currentContext)
    let sheet = c.view.bounds.size
    #expect(sheet.height < 852 && a.view.window == nil)
    try stage.record { stage.rotate(to: .landscapeLeft) }
    #expect(c.view.convert(c.view.bounds, to: nil) == stage.window.bounds)
    #expect(b.view.window == nil && a.view.window == nil)
    try stage.record { stage.rotate(to: .portrait) }
    #expect(c.view.bounds.size == sheet && b.view.window != nil && a.view.window == nil)
    try stage.record { stage.rotate(to: .landscapeLeft) }
    #expect(try appearances { a.dismiss(animated: false) }.first == "C.viewWillDisappear(false)")
    #expect(a.view.convert(a.view.bounds, to: nil) == stage.window.bounds)
    #expect(a.appearance.phase == .appeared && b.appearance.phase == .disappeared)
  }

  @Test(.rule("loading.root-view-fills-space", .documented))
  func `a presented view without a mask fills a turned screen`() throws {
    final class Bare: UIViewController {
      override func loadView() { view = UIScrollView() }
    }
    let bare = Bare()
    stage.show(a)
    bare.modalPresentationStyle = .fullScreen
    try stage.record { a.present(bare, animated: false) }
    try stage.record { stage.rotate(to: .landscapeLeft) }
    #expect(bare.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    // The same when the screen is turned while another one covers it.
    b.modalPresentationStyle = .fullScreen
    try stage.record { bare.present(b, animated: false) }
    try stage.record { stage.rotate(to: .portrait) }
    try stage.record { bare.dismiss(animated: false) }
    #expect(bare.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
  }

  @Test(.rule("tabs.switch-order", .inferred))
  func `a tab that another one replaces behind More is a tab again`() throws {
    let tabs = Tabs()
    tabs.viewControllers = (0..<6).map { _ in UIViewController() } + [a]
    stage.show(tabs)
    try stage.record { tabs.selectedViewController = a }
    #expect(a.parent === tabs.moreNavigationController)
    try stage.record { tabs.selectedIndex = 5 }
    #expect(a.parent === tabs)
    #expect(tabs.selectedViewController?.parent === tabs.moreNavigationController)
  }
}
