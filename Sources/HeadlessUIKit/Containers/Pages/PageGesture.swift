import Foundation
import Geometry

/// The swipe that turns pages.
@MainActor
final class PageGesture: NSObject, UIGestureRecognizerDelegate {
  private weak var controller: UIPageViewController?
  private var turn: PageTurn?
  /// The direction of a pull beyond the first or the last page.
  private var pullsForward: Bool?
  private(set) lazy var recognizer = makeRecognizer()
  // [I] More than half of the way, or a flick of at least that speed in points per second.
  private static let halfWay: CGFloat = 0.5
  private static let flick: CGFloat = 300

  init(_ controller: UIPageViewController) {
    self.controller = controller
    super.init()
  }

  private func makeRecognizer() -> UIPanGestureRecognizer {
    let made = UIPanGestureRecognizer(target: self, action: Selector("drag", PageGesture.drag))
    made.delegate = self
    return made
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller, controller.turn == nil, controller.dataSource != nil else { return false }
    let speed = recognizer.velocity(in: controller.viewIfLoaded)
    let isAcross = abs(speed.x) >= abs(speed.y)
    return isAcross == (controller.navigationOrientation == .horizontal)
  }

  private func drag() {
    guard let controller, let view = controller.viewIfLoaded else { return }
    let isAcross = controller.navigationOrientation == .horizontal
    let moved = recognizer.translation(in: view)
    let speed = recognizer.velocity(in: view)
    let room = max(1, isAcross ? view.bounds.width : view.bounds.height)
    // [D] Scrolled pages follow the reading direction. [I] So do curling ones.
    let isMirrored = isAcross && view.isRightToLeft
    let sign: CGFloat = isMirrored ? -1 : 1
    let fraction = sign * (isAcross ? moved.x : moved.y) / room
    let pace = sign * (isAcross ? speed.x : speed.y)
    switch recognizer.state {
    case .began: begin(forward: pace < 0)
    case .changed:
      if let turn { turn.interaction?.update(turn.isForward ? -fraction : fraction) }
      pull(by: fraction * room, sign: sign)
    case .ended: release(at: fraction, pace)
    case .cancelled, .failed: release(at: 0, 0)
    case .possible: break
    }
  }

  private func begin(forward: Bool) {
    let interaction = UIPercentDrivenInteractiveTransition()
    interaction.completionCurve = .easeOut  // [I]
    turn = controller?.turnByUser(forward: forward, interaction: interaction)
    guard turn == nil, let scroller = controller?.scroller, scroller.bounces else { return }
    pullsForward = forward
    scroller.beginPull()
  }

  /// `distance` is that of the finger in the reading direction.
  private func pull(by distance: CGFloat, sign: CGFloat) {
    guard let pullsForward else { return }
    let allowed = pullsForward ? min(0, distance) : max(0, distance)
    controller?.scroller?.pull(by: -sign * allowed)
  }

  private func release(at fraction: CGFloat, _ speed: CGFloat) {
    if pullsForward != nil { controller?.scroller?.endPull() }
    pullsForward = nil
    guard let turn else { return }
    self.turn = nil
    turn.isInteractive = false
    controller?.scroller?.fingerLetsGo()
    let sign: CGFloat = turn.isForward ? -1 : 1
    let isFast = abs(speed) >= Self.flick
    if isFast ? speed * sign > 0 : fraction * sign > Self.halfWay {
      turn.interaction?.finish()
    } else {
      turn.interaction?.cancel()
    }
  }
}
