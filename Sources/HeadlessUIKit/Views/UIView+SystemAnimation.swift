import Foundation
import Geometry

extension UIView {
  public enum SystemAnimation: UInt, Sendable {
    case delete
  }

  // [I] Apple publishes neither value; deleted views shrink and fade.
  private static let deletionDuration: TimeInterval = 0.3
  private static let deletionScale: CGFloat = 0.01

  /// [D] Deletes the views on screen, and removes them from their hierarchy at the end.
  public class func perform(
    _ animation: SystemAnimation,
    on views: [UIView],
    options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: deletionDuration,
      delay: 0,
      options: options,
      animations: {
        for view in views {
          view.alpha = 0
          view.transform = view.transform.scaledBy(x: deletionScale, y: deletionScale)
        }
        parallelAnimations?()
      },
      completion: { finished in
        for view in views { view.removeFromSuperview() }
        completion?(finished)
      }
    )
  }

  /// [D] Asks the first responder, if it is this view or below it, to resign.
  func endEditingBelow(_ force: Bool) -> Bool {
    let stage = window?.stage ?? Stage.current
    guard let responder = stage.firstResponder else { return true }
    let chain = sequence(first: responder as UIResponder, next: \.next)
    // [W] True only if nothing is edited any more.
    guard chain.contains(where: { $0 === self }) else { return false }
    if responder.resignFirstResponder() { return true }
    if force { responder.giveUpFirstResponder() }
    return force
  }
}
