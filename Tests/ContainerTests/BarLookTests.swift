import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What apps say of the looks of bars' items, and bars that are read from the right.
@MainActor
@Suite struct BarLookTests {
  private let stage = Stage(device: .iPhone15)
  private let a = A()
  private let nav = Nav()

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { ([$0] as [UIView]).compactMap { $0 as? UILabel } + labels(in: $0) }
  }

  private func label(_ text: String, in view: UIView) -> UILabel? {
    labels(in: view).first { $0.text == text || $0.attributedText?.string == text }
  }

  private func color(_ text: String, in view: UIView) -> UIColor? {
    let label = label(text, in: view)
    let own = label?.attributedText?.attributes(at: 0, effectiveRange: nil)[.foregroundColor]
    return own as? UIColor ?? label?.textColor
  }

  private func open() {
    a.title = "Home"
    a.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", primaryAction: nil)
    nav.viewControllers = [a, B()]
    nav.topViewController?.title = "Second"
    nav.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done
    )
    stage.show(nav)
  }

  @Test(.evidence(.documented))
  func `plain, done and back buttons have looks of their own`() throws {
    let look = UINavigationBarAppearance()
    look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemRed]
    look.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemGreen]
    look.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemBlue]
    nav.navigationBar.standardAppearance = look.copy()
    open()
    #expect(color("Done", in: nav.navigationBar) == .systemGreen)
    #expect(color("Home", in: nav.navigationBar) == .systemBlue)
    try stage.record { nav.popViewController(animated: false) }
    #expect(color("More", in: nav.navigationBar) == .systemRed)
  }

  @Test(.evidence(.documented))
  func `a change inside the looks shows at once`() {
    open()
    nav.navigationBar.standardAppearance.doneButtonAppearance.normal.titleTextAttributes = [
      .foregroundColor: UIColor.systemPurple
    ]
    #expect(color("Done", in: nav.navigationBar) == .systemPurple)
  }

  @Test(.evidence(.documented))
  func `titles stand beside their places as far as the app says`() throws {
    open()
    let bar = nav.navigationBar
    func place(_ text: String) throws -> CGPoint {
      stage.advance(by: 0)
      let label = try #require(self.label(text, in: bar))
      return label.convert(CGPoint.zero, to: bar)
    }
    let before = try ["Second", "Done", "Home"].map(place)
    bar.setTitleVerticalPositionAdjustment(3, for: .default)
    let done = nav.topViewController?.navigationItem.rightBarButtonItem
    done?.setTitlePositionAdjustment(UIOffset(horizontal: -4, vertical: 2), for: .default)
    let back = UIBarButtonItem(title: "Home", style: .plain, target: nil, action: nil)
    back.setBackButtonTitlePositionAdjustment(
      UIOffset(horizontal: 0, vertical: -60),
      for: .default
    )
    a.navigationItem.backBarButtonItem = back
    let after = try ["Second", "Done", "Home"].map(place)
    #expect(zip(before, after).map { $1.x - $0.x } == [0, -4, 0])
    #expect(zip(before, after).map { $1.y - $0.y } == [3, 2, -60])
  }

  /// A custom back item gives the button its image in place of the title, its color and its font.
  @Test(.evidence(.documented))
  func `a back button looks as its item says`() throws {
    open()
    func button() throws -> BackButton {
      stage.advance(by: 0)
      return try #require(nav.navigationBar.content?.back)
    }
    let back = UIBarButtonItem(title: "Home", style: .plain, target: nil, action: nil)
    back.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 30)], for: .normal)
    back.tintColor = .systemRed
    a.navigationItem.backBarButtonItem = back
    #expect(try button().tintColor == .systemRed)
    let label = try #require(try button().titleView as? UILabel)
    #expect(label.text == "Home" && label.font.pointSize == 30)
    back.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 16)).image { _ in }
    let picture = try #require(try button().titleView as? UIImageView)
    // Behind the arrow of 13 points and a gap of 6, in a row of 44.
    #expect(picture.frame == CGRect(x: 19, y: 14, width: 20, height: 16))
    #expect(try button().title == nil)
    a.navigationItem.backButtonDisplayMode = .minimal
    #expect(try button().titleView == nil)
  }

  @Test(.evidence(.documented))
  func `a lying phone has images of its own`() throws {
    open()
    func image(_ side: CGFloat) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
    }
    let item = UIBarButtonItem(
      image: image(20),
      landscapeImagePhone: image(12),
      style: .plain,
      target: nil,
      action: nil
    )
    nav.topViewController?.navigationItem.rightBarButtonItem = item
    #expect((item.shownView as? UIButton)?.currentImage?.size.width == 20)
    try stage.record { stage.rotate(to: .landscapeLeft) }
    #expect((item.shownView as? UIButton)?.currentImage?.size.width == 12)
  }

  @Test(.evidence(.documented))
  func `tabs have looks for what is chosen and what is not`() {
    let tabs = Tabs()
    a.title = "Home"
    let b = B()
    b.title = "Search"
    b.tabBarItem.badgeValue = "3"
    tabs.viewControllers = [a, b]
    let look = UITabBarAppearance()
    let item = look.stackedLayoutAppearance
    item.selected.titleTextAttributes = [.foregroundColor: UIColor.systemRed]
    item.normal.titleTextAttributes = [.foregroundColor: UIColor.systemGreen]
    item.normal.badgeBackgroundColor = .systemPurple
    tabs.tabBar.standardAppearance = look
    stage.show(tabs)
    #expect(color("Home", in: tabs.tabBar) == .systemRed)
    #expect(color("Search", in: tabs.tabBar) == .systemGreen)
    #expect(label("3", in: tabs.tabBar)?.backgroundColor == .systemPurple)
    tabs.selectedIndex = 1
    #expect(color("Home", in: tabs.tabBar) == .systemGreen)
  }

  @Test(.evidence(.documented))
  func `a hidden item takes no room, a back action goes before going back`() throws {
    open()
    let top = try #require(nav.topViewController)
    top.navigationItem.rightBarButtonItem?.isHidden = true
    #expect(label("Done", in: nav.navigationBar) == nil)
    var taps = 0
    top.navigationItem.backAction = UIAction { _ in taps += 1 }
    try stage.record { nav.navigationBar.goBack() }
    #expect(taps == 1)
    #expect(nav.viewControllers.count == 2)
  }

  @Test(.evidence(.documented))
  func `where one reads from the right, leading is on the right`() throws {
    nav.navigationBar.semanticContentAttribute = .forceRightToLeft
    open()
    let bar = nav.navigationBar
    let back = try #require(label("Home", in: bar))
    let done = try #require(label("Done", in: bar))
    #expect(back.convert(back.bounds, to: bar).minX > bar.bounds.midX)
    #expect(done.convert(done.bounds, to: bar).maxX < bar.bounds.midX)
  }

  @Test(.evidence(.documented))
  func `where one reads from the right, screens come from the left`() throws {
    nav.view.semanticContentAttribute = .forceRightToLeft
    open()
    let c = C()
    var places: [CGFloat] = []
    try stage.record {
      nav.pushViewController(c, animated: true)
      stage.schedule(at: stage.now + 0.1) {
        places.append(c.view.layer.presentation()?.position.x ?? 0)
      }
    }
    #expect(places.allSatisfy { $0 < 393 / 2 } && places.count == 1)
    let right = CGPoint(x: 392, y: 400)
    try stage.record { stage.drag(from: right, to: CGPoint(x: 60, y: 400), duration: 0.3) }
    #expect(nav.viewControllers.count == 2)
  }

  @Test(.rule("tabs.switch-order", .reported))
  func `the bar's own delegate hears while the old tab is chosen`() throws {
    final class Own: UITabBarController {
      var heard: [Int] = []
      override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        heard.append(selectedIndex)
      }
    }
    let tabs = Own()
    tabs.viewControllers = [a, B()]
    stage.show(tabs)
    try stage.record { stage.tap(at: CGPoint(x: 300, y: 800)) }
    #expect(tabs.heard == [0])
    #expect(tabs.selectedIndex == 1)
  }

  @Test(.evidence(.documented))
  func `a scene turns to what an app asks for, or says why not`() throws {
    final class Upright: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    stage.show(a)
    let scene = try #require(stage.window.windowScene)
    var refusals = 0
    try stage.record {
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight)) { _ in
        refusals += 1
      }
    }
    #expect(stage.screen.bounds.size == CGSize(width: 852, height: 393))
    #expect(refusals == 0)
    try stage.record { stage.rotate(to: .portrait) }
    stage.show(Upright())
    try stage.record {
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in refusals += 1 }
    }
    #expect(stage.screen.bounds.size == CGSize(width: 393, height: 852))
    #expect(refusals == 1)
  }

  @Test(.rule("presentation.adaptation-table", .documented))
  func `a popover that becomes a sheet takes its adaptive sheet's detents`() throws {
    stage.show(a)
    let b = B()
    b.modalPresentationStyle = .popover
    b.popoverPresentationController?.sourceView = a.view
    b.popoverPresentationController?.adaptiveSheetPresentationController.detents = [
      .medium(), .large(),
    ]
    try stage.record { a.present(b, animated: true) }
    #expect(b.view.bounds.height < 500)
    let sheet = b.popoverPresentationController?.adaptiveSheetPresentationController
    try stage.record { sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large } }
    #expect(b.view.bounds.height > 700)
  }
}
