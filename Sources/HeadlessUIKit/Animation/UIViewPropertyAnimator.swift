@preconcurrency public import Foundation
import Geometry
import Timeline

/// Animations that can be paused, scrubbed, reversed and continued.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating,
  @preconcurrency AnimationDriver
{
  /// Animations whose blocks have not run yet.
  var waiting: [(block: () -> Void, delayFactor: CGFloat)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  var drivenAnimations: [DrivenAnimation] = []
  /// The animator's timing, on the stage's clock.
  var timing: AnimatorTiming
  /// The duration of the whole `timing.curve` in seconds.
  var span: TimeInterval
  /// Whether it was paused by setting `fractionComplete`, which is mapped differently.
  var isScrubbed = false
  /// Whether its last run is over.
  var hasEnded = false
  // The core retains running animators; both are used on the main queue only, even when the
  // animator is deallocated.
  private nonisolated(unsafe) weak var home: StageCore?
  var core: StageCore {
    get { home ?? .ambient }
    set { home = newValue }
  }
  var options: UIView.AnimationOptions = []
  private var reversed = false
  /// The views that its blocks have changed.
  var animatedViews: [WeakView] = []
  private var untouchableViews: [WeakView] = []

  struct WeakView {
    weak var view: UIView?
  }

  let parameters: any UITimingCurveProvider
  open var timingParameters: (any UITimingCurveProvider)? { parameters }
  open private(set) var duration: TimeInterval
  open internal(set) var delay: TimeInterval = 0

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.parameters = parameters
    let length = max(parameters.length(asked: duration), 0)
    self.duration = length
    span = length
    timing = .still(at: 0, .linear)
    super.init()
    home = .ambient
    timing = .still(at: 0, curve(\.dx))
  }

  public convenience override init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters())
  }

  public convenience init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(animationCurve: curve)
    )
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    )
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UISpringTimingParameters(dampingRatio: ratio)
    )
    if let animations { addAnimations(animations) }
  }

  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let outer = options.contains(.overrideInheritedDuration) ? nil : AnimationContext.current
    let animator = UIViewPropertyAnimator(
      duration: outer?.duration ?? duration,
      timingParameters: UICubicTimingParameters(option: options.curveNumber)
    )
    animator.options = options
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  open internal(set) var state = UIViewAnimatingState.inactive
  open internal(set) var isRunning = false {
    didSet { holdTouches() }
  }
  open var isUserInteractionEnabled = true {
    didSet {
      if !mayChange("userInteractionEnabled") { isUserInteractionEnabled = oldValue }
    }
  }
  open var isManualHitTestingEnabled = false
  /// [D] If not, the animations run to their end.
  open var isInterruptible = true {
    didSet { if !mayChange("interruptible") { isInterruptible = oldValue } }
  }
  open var scrubsLinearly = true
  open var pausesOnCompletion = false

  open var isReversed: Bool {
    get { reversed }
    set {
      guard newValue != reversed else { return }
      reversed = newValue
      if state == .active, isRunning { reverse() }
    }
  }
  /// [W] Since iOS 11 relative to the direction: reversed, 0 is at the end values.
  open var fractionComplete: CGFloat {
    get {
      guard state != .inactive else { return 0 }
      let progress = timing.progress(at: core.now)
      return CGFloat(isReversed ? 1 - progress : progress)
    }
    set { scrub(to: newValue) }
  }

  open func startAnimation() { start(after: 0) }
  open func startAnimation(afterDelay delay: TimeInterval) { start(after: delay) }
  open func pauseAnimation() { pause() }
  open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(finalPosition) }

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    add(animation, delayFactor)
  }
  open func addAnimations(_ animation: @escaping () -> Void) { add(animation, 0) }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    resume(with: parameters, durationFactor)
  }

  /// [D] What it moves cannot be touched while it runs, unless that is enabled.
  func holdTouches() {
    let views = isRunning && !isUserInteractionEnabled ? animatedViews : []
    for entry in views { entry.view?.touchBlocks += 1 }
    for entry in untouchableViews { entry.view?.touchBlocks -= 1 }
    untouchableViews = views
  }

  deinit {
    guard state != .inactive else { return }
    (home ?? .ambient).warn(
      "UIViewPropertyAnimator",
      "It is an error to release a paused or stopped property animator. Property animators must "
        + "either finish animating or be explicitly stopped and finished before they can be "
        + "released."
    )
  }
}
