import Foundation
import Geometry

/// The coordinator of a rotation or a size change, in which no controller appears or disappears.
@MainActor
final class SizeCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  let targetTransform: CGAffineTransform
  let transitionDuration: TimeInterval
  private var alongside: [Block] = []
  private var completions: [Block] = []
  private var hasRun = false

  init(_ window: UIWindow, turnedBy angle: CGFloat, over duration: TimeInterval) {
    containerView = window
    targetTransform = angle == 0 ? .identity : CGAffineTransform(rotationAngle: angle)
    transitionDuration = duration
    super.init()
  }

  var isAnimated: Bool { transitionDuration > 0 }
  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var percentComplete: CGFloat { 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  @discardableResult
  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    guard !hasRun else { return false }
    if let animation { alongside.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: Block?,
    completion: Block?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Block) {}
  func notifyWhenInteractionChanges(_ handler: @escaping Block) {}

  /// Called inside the animation block.
  func runAlongside() {
    hasRun = true
    for block in alongside.takeAll() { block(self) }
  }

  func complete() {
    for block in completions.takeAll() { block(self) }
  }
}
