public import Foundation

extension UIView {
  public class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let outer = AnimationContext.current?.recorder ?? PropertyRecorder()
    let recorder = KeyframeRecorder(into: outer, mode: options.calculationMode)
    // [W] The outer curve, in the bits of AnimationOptions, warps the whole timeline.
    let shared = AnimationOptions(rawValue: options.rawValue & ~(0xF << 10))
    run(
      duration,
      delay,
      .option(shared.curveNumber),
      shared,
      recorder: recorder,
      animations,
      completion
    )
  }

  public class func addKeyframe(
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
