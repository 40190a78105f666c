import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

/// Whose content is moved below a navigation bar.
@MainActor
@Suite struct AutomaticInsetTests {
  private let stage = Stage(device: .iPhone15)

  private func show(_ adjusts: Bool) -> UIScrollView {
    let controller = UIViewController()
    let scroll = UIScrollView()
    scroll.frame = controller.view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 100, height: 100)
    controller.view.addSubview(scroll)
    controller.automaticallyAdjustsScrollViewInsets = adjusts
    stage.show(UINavigationController(rootViewController: controller))
    stage.advance(by: 0.1)
    return scroll
  }

  @Test func shortContentIsMovedToo() {
    let scroll = show(true)
    #expect(scroll.adjustedContentInset.top == scroll.safeAreaInsets.top)
    #expect(scroll.safeAreaInsets.top > 0)
    #expect(scroll.contentOffset.y == -scroll.safeAreaInsets.top)
  }

  @Test func aControllerThatSaysNoKeepsShortContentWhereItIs() {
    let scroll = show(false)
    #expect(scroll.adjustedContentInset.top == 0)
    scroll.contentSize.height = 5000
    stage.advance(by: 0.1)
    #expect(scroll.adjustedContentInset.top == scroll.safeAreaInsets.top, "as .scrollableAxes")
  }

  /// As a row does whose presentation makes the screen of the list smaller.
  @Test func contentStaysAtItsBeginningWhenATapTakesTheSafeAreaAway() {
    let scroll = show(true)
    scroll.contentSize.height = 5000
    let top = scroll.adjustedContentInset.top
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let shrink = UIAction { [stage] _ in
      stage.window.rootViewController?.view.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    }
    button.addAction(shrink, for: .touchUpInside)
    scroll.addSubview(button)
    stage.tap(at: CGPoint(x: 50, y: top + 50))
    #expect(scroll.adjustedContentInset.top < top)
    #expect(scroll.contentOffset.y == -scroll.adjustedContentInset.top)
    #expect(!scroll.isDecelerating)
  }
}
