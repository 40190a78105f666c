import Foundation

/// `transition(from:to:…)`: replaces one child's view by another's (rule
/// containment.child-transition).
@MainActor
struct ChildSwap {
  let container: UIViewController
  let from: UIViewController
  let to: UIViewController
  let duration: TimeInterval
  let options: UIView.AnimationOptions

  // [D] rule view-animation.option-bits
  private static let pictureTransitions = UIView.AnimationOptions(rawValue: 0xF << 20)

  /// The leaving child's `will` comes first, and its `did` last.
  ///
  /// [W] rule containment.child-transition-flip
  func run(animations: (() -> Void)?, completion: ((Bool) -> Void)?) {
    guard isAllowed else { return }
    to.loadViewIfNeeded()
    let finished = { (isFinished: Bool) in finish(isFinished, completion) }
    guard let superview = from.viewIfLoaded?.superview else {
      animations?()
      return finished(true)
    }
    // Children of a container that is covered or not yet shown are not visible.
    if container.appearance.isShownOrAppearing {
      from.beginAppearance(false, animated: duration > 0)
      to.beginAppearance(true, animated: duration > 0)
    }
    if options.isDisjoint(with: Self.pictureTransitions) {
      move(in: superview, animations, finished)
    } else {
      replacePicture(of: superview, animations, finished)
    }
  }

  private var isAllowed: Bool {
    guard from.parent === container, to.parent === container else {
      container.raise(
        "Children view controllers <\(from.name)> and <\(to.name)> must have a common parent view"
          + " controller when calling -[UIViewController transitionFromViewController:"
          + "toViewController:duration:options:animations:completion:]",  // [W]
        remedy: "call addChild for both first"
      )
      return false
    }
    guard container.shouldAutomaticallyForwardAppearanceMethods else {
      container.raise(
        "\(container.name) forwards appearance callbacks by hand, so it cannot call"
          + " transition(from:to:)",
        remedy: "animate the views yourself between begin- and endAppearanceTransition"
      )
      return false
    }
    return true
  }

  private func move(
    in superview: UIView,
    _ animations: (() -> Void)?,
    _ finished: @escaping (Bool) -> Void
  ) {
    UIView.performWithoutAnimation { superview.addSubview(to.view) }
    UIView.animate(
      withDuration: duration,
      delay: 0,
      options: options,
      animations: { animations?() },
      completion: finished
    )
  }

  /// Flips, curls and dissolves apply to the common superview. [D]
  private func replacePicture(
    of superview: UIView,
    _ animations: (() -> Void)?,
    _ finished: @escaping (Bool) -> Void
  ) {
    UIView.transition(
      with: superview,
      duration: duration,
      options: options,
      animations: {
        from.viewIfLoaded?.removeFromSuperview()
        superview.addSubview(to.view)
        animations?()
      },
      completion: finished
    )
  }

  private func finish(_ isFinished: Bool, _ completion: ((Bool) -> Void)?) {
    // Unless another swap has reversed it in the meantime.
    let leaves = !from.appearance.isShownOrAppearing || !container.appearance.isShownOrAppearing
    if leaves { from.viewIfLoaded?.removeFromSuperview() }
    // [W] Rule containment.child-transition-flip: the new child appears before the old one
    // disappears.
    if to.appearance.isShownOrAppearing { to.endAppearanceIfOpen() }
    if leaves { from.endAppearanceForGood() }
    completion?(isFinished)
  }
}

extension UIViewController {
  func childSwap(
    from: UIViewController,
    to: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions
  ) -> ChildSwap {
    ChildSwap(container: self, from: from, to: to, duration: duration, options: options)
  }
}
