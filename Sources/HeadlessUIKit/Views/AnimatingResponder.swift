@preconcurrency public import Foundation
import Timeline

/// The class functions of `UIView` that animate: in a class of their own, so that its subclasses can
/// override them.
@preconcurrency @MainActor
open class AnimatingResponder: AnchoredResponder {
  open class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pacing = Pacing.option(options.curveNumber)
    UIView.run(duration, delay, pacing, options, animations, completion)
  }

  open class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    UIView.run(duration, 0, .option(0), [], animations, completion)
  }

  open class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void
  ) {
    UIView.run(duration, 0, .option(0), [], animations, nil)
  }

  open class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pacing = Pacing.uikitSpring(duration, dampingRatio, velocity)
    UIView.run(duration, delay, pacing, options, animations, completion)
  }

  /// [D] iOS 17: the spring's perceptual duration; the motion takes as long as it needs.
  open class func animate(
    springDuration duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard duration > 0 else {
      UIView.run(0, delay, .option(0), options, animations, completion)
      return
    }
    let spring = Spring(duration: duration, bounce: bounce, overdamping: .swapped)
    let length = spring.animationDuration(velocity: initialSpringVelocity)
    let pacing = Pacing.spring(spring, velocity: initialSpringVelocity)
    UIView.run(length, delay, pacing, options, animations, completion)
  }

  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let core = StageCore.ambient
    let were = core.areAnimationsEnabled
    core.areAnimationsEnabled = false
    core.quietBlocks += 1
    AnimationContext.with(nil, actionsWithoutAnimation)
    core.quietBlocks -= 1
    core.areAnimationsEnabled = were
  }

  open class func setAnimationsEnabled(_ enabled: Bool) {
    StageCore.ambient.areAnimationsEnabled = enabled
  }

  open class var areAnimationsEnabled: Bool { StageCore.ambient.areAnimationsEnabled }

  /// [D] The duration that the running block gives to what is changed in it; 0 outside of one.
  open class var inheritedAnimationDuration: TimeInterval {
    AnimationContext.current?.duration ?? 0
  }

  open class func modifyAnimations(
    withRepeatCount count: CGFloat,
    autoreverses: Bool,
    animations: () -> Void
  ) {
    guard let context = AnimationContext.current else {
      animations()
      return
    }
    let outer = context.repeats
    context.repeats = (Float(count), autoreverses)
    animations()
    context.repeats = outer
  }

  // MARK: Keyframes

  open class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let outer = AnimationContext.current?.recorder ?? PropertyRecorder()
    let recorder = KeyframeRecorder(into: outer, mode: options.calculationMode)
    // [W] The outer curve, in the bits of AnimationOptions, warps the whole timeline.
    let shared = UIView.AnimationOptions(rawValue: options.rawValue & ~(0xF << 10))
    UIView.run(
      duration,
      delay,
      .option(shared.curveNumber),
      shared,
      recorder: recorder,
      animations,
      completion
    )
  }

  open class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let recorder = AnimationContext.current?.recorder as? KeyframeRecorder else {
      animations()
      return
    }
    let outer = recorder.window
    recorder.window = (frameStartTime, frameStartTime + frameDuration)
    animations()
    recorder.window = outer
  }

  // MARK: Pictures

  /// From the view's last committed picture to the one after `animations`.
  open class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let core = view.layer.core
    let block = AnimationBlock(completion: completion)
    defer { block.close(core) }
    if duration > 0, core.areAnimationsEnabled {
      UIView.addPicture(options, over: duration, to: view, block)
    }
    // [D] What the block changes does not move by itself, unless that is allowed.
    if options.contains(.allowAnimatedContent) {
      UIView.run(duration, 0, .option(options.curveNumber), options, animations ?? {}, nil)
    } else {
      AnimationContext.with(nil) { animations?() }
    }
  }

  /// [W] The superview's transition from a picture with one view to a picture with the other.
  open class func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
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

extension UIView.KeyframeAnimationOptions {
  fileprivate var calculationMode: CAAnimationCalculationMode {
    switch modeNumber {
    case 1: .discrete
    case 2: .paced
    case 3: .cubic
    case 4: .cubicPaced
    default: .linear
    }
  }
}
