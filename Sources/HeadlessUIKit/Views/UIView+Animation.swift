import Foundation
import Timeline

extension UIView {
  /// The implementation of every animation block.
  static func run(
    duration: TimeInterval,
    delay: TimeInterval = 0,
    pacing: Pacing,
    options: AnimationOptions = [],
    recorder: (any ChangeRecorder)? = nil,
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let core = StageCore.ambient
    let block = AnimationBlock(completion: completion)
    defer { block.close(core) }
    // Changes inside a property animator's block are paced by the animator.
    let recorder = recorder ?? AnimationContext.current?.recorder ?? PropertyRecorder()
    let context = AnimationContext.inheriting(
      duration: duration,
      delay: delay,
      pacing: pacing,
      options: options,
      block: block,
      recorder: recorder
    )
    guard core.areAnimationsEnabled, context.duration > 0 else {
      AnimationContext.with(nil) {
        animations()
        PendingAlongsideBlock.take(in: nil)
      }
      return
    }
    AnimationContext.with(context) {
      animations()
      PendingAlongsideBlock.take(in: context)
      if context.options.contains(.layoutSubviews) { context.layOutTouched() }
      recorder.finish(in: context)
    }
    context.holdTouches()
  }
}

extension AnimationContext {
  // [D] Rule view-animation.nested-blocks: duration and curve come from the enclosing block unless
  // they are overridden; the delay never does.
  @MainActor
  fileprivate static func inheriting(
    duration: TimeInterval,
    delay: TimeInterval,
    pacing: Pacing,
    options: UIView.AnimationOptions,
    block: AnimationBlock,
    recorder: any ChangeRecorder
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

  /// [D] Rule view-animation.touches: animated views cannot be touched, unless that is allowed.
  @MainActor
  func holdTouches() {
    guard !options.contains(.allowUserInteraction), block.isPending else { return }
    let moving = views
    for view in moving { view.touchBlocks += 1 }
    block.whenDone { MainActor.assumeIsolated { for view in moving { view.touchBlocks -= 1 } } }
  }
}

extension Pacing {
  // [I] UIKit's rule has no spring for a damping ratio of 0; we use the smallest it has.
  static func uikitSpring(
    duration: TimeInterval,
    ratio: CGFloat,
    velocity: CGFloat
  ) -> Pacing {
    guard duration > 0 else { return .option(0) }
    let spring = Spring(uikitDuration: duration, damping: max(ratio, 0.01), velocity: velocity)
    return .spring(spring, velocity: velocity)
  }
}
