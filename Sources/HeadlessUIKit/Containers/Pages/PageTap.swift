import Foundation
import Geometry

/// A tap near the edge of a curling page turns it. [D]
@MainActor
final class PageTap: NSObject, UIGestureRecognizerDelegate {
  private weak var controller: UIPageViewController?
  private(set) lazy var recognizer = makeRecognizer()
  // [I] The fraction of the page on either side that responds to taps.
  private static let share: CGFloat = 0.2

  init(_ controller: UIPageViewController) {
    self.controller = controller
    super.init()
  }

  private func makeRecognizer() -> UITapGestureRecognizer {
    let made = UITapGestureRecognizer(target: self, action: Selector("tap", PageTap.tap))
    made.delegate = self
    return made
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller, controller.turn == nil, controller.dataSource != nil else { return false }
    return isForward != nil
  }

  private var isForward: Bool? {
    guard let controller, let view = controller.viewIfLoaded else { return nil }
    let isAcross = controller.navigationOrientation == .horizontal
    let point = recognizer.location(in: view)
    let room = max(1, isAcross ? view.bounds.width : view.bounds.height)
    let way = (isAcross ? point.x : point.y) / room
    // [I] As with the swipe.
    let fraction = isAcross && view.isRightToLeft ? 1 - way : way
    if fraction < Self.share { return false }
    return fraction > 1 - Self.share ? true : nil
  }

  private func tap() {
    guard recognizer.state == .ended, let controller, let isForward else { return }
    controller.turnByUser(forward: isForward, interaction: nil)
  }
}
