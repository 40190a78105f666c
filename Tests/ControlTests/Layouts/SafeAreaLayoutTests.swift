import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What bars and the screen's own edges leave to constraints.
@MainActor
@Suite struct SafeAreaLayoutTests {
  private let stage = Stage(device: .iPhone15)

  private func filled(_ controller: UIViewController, _ guide: (UIView) -> UILayoutGuide) -> UIView
  {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    let guide = guide(controller.view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    return view
  }

  @Test func theSafeAreaEndsAtTheBarsOfAllContainers() {
    let screen = UIViewController()
    let view = filled(screen) { $0.safeAreaLayoutGuide }
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: screen)]
    stage.show(tabs)
    // 59 and a bar of 44 above, a bar of 49 and 34 below.
    #expect(view.frame == CGRect(x: 0, y: 103, width: 393, height: 852 - 103 - 83))
  }

  @Test func additionalInsetsAddToTheSafeArea() {
    let screen = UIViewController()
    let view = filled(screen) { $0.safeAreaLayoutGuide }
    stage.show(screen)
    #expect(view.frame == CGRect(x: 0, y: 59, width: 393, height: 759))
    screen.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    stage.advance(by: 0)
    #expect(view.frame == CGRect(x: 20, y: 69, width: 333, height: 719))
  }

  /// A screen without unsafe edges of its own took no notice of a controller's.
  @Test func additionalInsetsAreToldOnEveryScreen() {
    final class Screen: UIViewController {
      var tops: [CGFloat] = []
      override func viewSafeAreaInsetsDidChange() { tops.append(view.safeAreaInsets.top) }
    }
    let stage = Stage(device: Stage.Device(width: 320, height: 480, scale: 2))
    let (screen, child) = (Screen(), Screen())
    screen.addChild(child)
    screen.view.addSubview(child.view)
    stage.show(screen)
    for top in [10, 25, 0] as [CGFloat] {
      child.additionalSafeAreaInsets.top = top
      stage.advance(by: 0)
    }
    #expect(child.tops == [10, 25, 0] && screen.tops.isEmpty)
  }

  @Test func marginsHoldTheSafeAreaUnlessTheViewSaysNo() {
    let screen = UIViewController()
    screen.view.layoutMargins = UIEdgeInsets(top: 5, left: 20, bottom: 6, right: 30)
    let view = filled(screen) { $0.layoutMarginsGuide }
    stage.show(screen)
    #expect(view.frame == CGRect(x: 20, y: 64, width: 343, height: 852 - 64 - 40))
    screen.view.insetsLayoutMarginsFromSafeArea = false
    stage.advance(by: 0)
    #expect(view.frame == CGRect(x: 20, y: 5, width: 343, height: 841))
  }

  @Test func aViewThatLiesInTheSafeAreaHasNoneOfItsOwn() {
    let screen = UIViewController()
    let outer = filled(screen) { $0.safeAreaLayoutGuide }
    stage.show(screen)
    #expect(outer.safeAreaInsets == .zero)
    let low = UIView(frame: CGRect(x: 0, y: 700, width: 100, height: 152))
    screen.view.addSubview(low)
    stage.advance(by: 0)
    #expect(low.safeAreaInsets.bottom == 34 && low.safeAreaInsets.top == 0)
  }

  @Test func scrolledContentBeginsBelowTheBar() {
    let screen = UIViewController()
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(scroll)
    let block = UIView()
    block.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(block)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: screen.view.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
      block.topAnchor.constraint(equalTo: scroll.topAnchor),
      block.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      block.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      block.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      block.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      block.heightAnchor.constraint(equalToConstant: 2000),
    ])
    stage.show(UINavigationController(rootViewController: screen))
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 103, left: 0, bottom: 34, right: 0))
    #expect(scroll.contentOffset.y == -103)
    #expect(scroll.contentSize == CGSize(width: 393, height: 2000))
    #expect(block.convert(block.bounds, to: nil).minY == 103)
  }

  @Test(
    .rule("layout.safe-area-capped", .measured),
    arguments: [
      (CGRect(x: -20, y: -20, width: 100, height: 100), UIEdgeInsets(top: 59)),
      (CGRect(x: 0, y: 20, width: 100, height: 100), UIEdgeInsets(top: 39)),
      (CGRect(x: 0, y: 800, width: 500, height: 100), UIEdgeInsets(bottom: 34)),
      (CGRect(x: -20, y: -20, width: 500, height: 900), UIEdgeInsets(top: 59, bottom: 34)),
    ]
  )
  func `a child's safe area is never more than its parent's`(
    frame: CGRect,
    insets: UIEdgeInsets
  ) {
    let screen = UIViewController()
    let child = UIView(frame: frame)
    screen.view.addSubview(child)
    stage.show(screen)
    #expect(child.safeAreaInsets == insets)
  }
}

extension UIEdgeInsets {
  fileprivate init(top: CGFloat = 0, bottom: CGFloat = 0) {
    self.init(top: top, left: 0, bottom: bottom, right: 0)
  }
}
