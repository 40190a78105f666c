public import Foundation
import Catalogue

extension UIView {
  /// From the view's last committed picture to the one after `animations`.
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let core = view.layer.core
    let block = AnimationBlock(completion: completion)
    defer { block.close(core) }
    if duration > 0, core.areAnimationsEnabled {
      addPicture(options, over: duration, to: view, block)
    }
    // [D] What the block changes does not move by itself, unless that is allowed.
    if options.contains(.allowAnimatedContent) {
      run(duration, 0, .option(options.curveNumber), options, animations ?? {}, nil)
    } else {
      AnimationContext.with(nil) { animations?() }
    }
  }

  /// Nothing, for options that name no picture.
  static func addPicture(
    _ options: AnimationOptions,
    over duration: TimeInterval,
    to view: UIView,
    _ block: AnimationBlock
  ) {
    guard let style = options.pictureStyle else { return }
    let animation = PictureAnimation(style)
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(
      curve: Pacing.option(options.curveNumber).curve(over: duration)
    )
    animation.block = block
    view.layer.add(animation, forKey: nil)
  }

  /// [W] The superview's transition from a picture with one view to a picture with the other.
  public class func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let superview = fromView.superview else {
      AnimationBlock(completion: completion).close(fromView.layer.core)
      return
    }
    let change = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        fromView.removeFromSuperview()
        superview.addSubview(toView)
      }
    }
    // [W] T2: before a view was ever shown there is no picture of it to start from.
    guard fromView.layer.record != nil else {
      AnimationContext.with(nil, change)
      AnimationBlock(completion: completion).close(fromView.layer.core)
      return
    }
    transition(
      with: superview,
      duration: duration,
      options: options,
      animations: change,
      completion: completion
    )
  }
}

extension UIView.AnimationOptions {
  // [D] The numbers of UIView.h, spec/uikit.md 2.9.
  fileprivate var pictureStyle: (any SceneTransition)? {
    switch transitionNumber {
    case 1: Flip(from: .left)
    case 2: Flip(from: .right)
    case 3: CurlUp()
    case 4: CurlUp().reversed()
    case 5: CrossDissolve()
    case 6: Flip(from: .up)
    case 7: Flip(from: .down)
    default: nil
    }
  }
}
