@preconcurrency public import Foundation

/// Animations beside a move of the focus.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  public override init() {
    super.init()
  }

  /// Nothing moves the focus, so both run at once.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?,
    completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }

  /// [D] For what gets the focus, and for what loses it.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?,
    completion: (() -> Void)? = nil
  ) { run(animations, completion: completion) }
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?,
    completion: (() -> Void)? = nil
  ) { run(animations, completion: completion) }

  private final class NoAnimation: NSObject, UIFocusAnimationContext {
    var duration: TimeInterval { 0 }
  }

  private func run(
    _ animations: ((any UIFocusAnimationContext) -> Void)?,
    completion: (() -> Void)?
  ) {
    animations?(NoAnimation())
    completion?()
  }
}

/// How long the animations of a move of the focus take.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
  var duration: TimeInterval { get }
}
