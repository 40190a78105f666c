public import Foundation
import Timeline

extension UIView {
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pacing = Pacing.option(options.curveNumber)
    run(duration, delay, pacing, options, animations, completion)
  }

  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, 0, .option(0), [], animations, completion)
  }

  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void
  ) {
    run(duration, 0, .option(0), [], animations, nil)
  }

  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pacing = Pacing.uikitSpring(duration, dampingRatio, velocity)
    run(duration, delay, pacing, options, animations, completion)
  }

  /// [D] iOS 17: the spring's perceptual duration; the motion takes as long as it needs.
  public class func animate(
    springDuration duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0,
    options: AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard duration > 0 else {
      run(0, delay, .option(0), options, animations, completion)
      return
    }
    let spring = Spring(duration: duration, bounce: bounce, overdamping: .swapped)
    let length = spring.animationDuration(velocity: initialSpringVelocity)
    let pacing = Pacing.spring(spring, velocity: initialSpringVelocity)
    run(length, delay, pacing, options, animations, completion)
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let core = StageCore.ambient
    let were = core.areAnimationsEnabled
    core.areAnimationsEnabled = false
    core.quietBlocks += 1
    AnimationContext.with(nil, actionsWithoutAnimation)
    core.quietBlocks -= 1
    core.areAnimationsEnabled = were
  }

  public class func setAnimationsEnabled(_ enabled: Bool) {
    StageCore.ambient.areAnimationsEnabled = enabled
  }

  public class var areAnimationsEnabled: Bool { StageCore.ambient.areAnimationsEnabled }

  /// [D] The duration that the running block gives to what is changed in it; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationContext.current?.duration ?? 0
  }

  public class func modifyAnimations(
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
}

extension UIView {
  /// Every animation block ends up here.
  static func run(
    _ duration: TimeInterval,
    _ delay: TimeInterval,
    _ pacing: Pacing,
    _ options: AnimationOptions,
    recorder: (any ChangeRecorder)? = nil,
    _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let core = StageCore.ambient
    let block = AnimationBlock(completion: completion)
    defer { block.close(core) }
    // What moves inside a property animator's block is paced by the animator.
    let recorder = recorder ?? AnimationContext.current?.recorder ?? PropertyRecorder()
    let context = AnimationContext.inheriting(duration, delay, pacing, options, block, recorder)
    guard core.areAnimationsEnabled, context.duration > 0 else {
      AnimationContext.with(nil) {
        animations()
        AlongsideOffer.take(in: nil)
      }
      return
    }
    AnimationContext.with(context) {
      animations()
      AlongsideOffer.take(in: context)
      if context.options.contains(.layoutSubviews) { context.layOutTouched() }
      recorder.finish(in: context)
    }
    context.holdTouches()
  }
}

extension AnimationContext {
  // [D] V2: duration and curve come from the enclosing block unless they are overridden; the
  // delay never does.
  @MainActor
  fileprivate static func inheriting(
    _ duration: TimeInterval,
    _ delay: TimeInterval,
    _ pacing: Pacing,
    _ options: UIView.AnimationOptions,
    _ block: AnimationBlock,
    _ recorder: any ChangeRecorder
  ) -> AnimationContext {
    var (duration, pacing, options) = (duration, pacing, options)
    if options.curveNumber == 7 { duration = Spring.systemDuration }
    if let outer = current {
      if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
      if !options.contains(.overrideInheritedCurve) { pacing = outer.pacing }
      if !options.contains(.overrideInheritedOptions) {
        options.formUnion(outer.options.intersection(inherited))
      }
    }
    return AnimationContext(
      duration: duration,
      delay: delay,
      pacing: pacing,
      options: options,
      block: block,
      recorder: recorder
    )
  }

  private static let inherited: UIView.AnimationOptions = [
    .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
  ]

  @MainActor
  fileprivate func layOutTouched() {
    for view in views { view.layoutIfNeeded() }
  }

  /// [D] V9: what moves cannot be touched meanwhile, unless that is allowed.
  @MainActor
  func holdTouches() {
    guard !options.contains(.allowUserInteraction), block.isPending else { return }
    let moving = views
    for view in moving { view.touchBlocks += 1 }
    block.whenDone { MainActor.assumeIsolated { for view in moving { view.touchBlocks -= 1 } } }
  }
}

extension Pacing {
  // [I] UIKit's rule has no spring for a damping ratio of 0; we take the smallest it has.
  static func uikitSpring(
    _ duration: TimeInterval,
    _ ratio: CGFloat,
    _ velocity: CGFloat
  ) -> Pacing {
    guard duration > 0 else { return .option(0) }
    let spring = Spring(uikitDuration: duration, damping: max(ratio, 0.01), velocity: velocity)
    return .spring(spring, velocity: velocity)
  }
}
