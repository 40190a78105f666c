import VirtualTime
public import Foundation
package import Timeline

/// Told when an animation starts and stops.
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The common part of all animations: timing, pacing and delegate.
open class CAAnimation: ClassMadeObject, NSCopying, CAMediaTiming, CAAction {
  var mediaTiming = MediaTiming()
  private var userValues: [String: Any] = [:]
  /// Runs from its first commit on; `beginTime` is a time of the layer.
  package var delay: CFTimeInterval = 0
  /// The block whose completion waits for this animation.
  package var block: AnimationBlock?
  /// The property animator that paces it instead of its own timing.
  package var drivenAnimation: DrivenAnimation?

  public override init() {
    super.init()
  }

  @available(*, unavailable)
  public required convenience init(_made: Void) {
    self.init()
  }

  /// [D] Strong, unlike other delegates.
  open var delegate: (any CAAnimationDelegate)?
  open var timingFunction: CAMediaTimingFunction?
  open var isRemovedOnCompletion = true
  /// Stored only: the film's rate determines how often an animation is drawn.
  open var preferredFrameRateRange = CAFrameRateRange.default

  open var beginTime: CFTimeInterval {
    get { mediaTiming.beginTime }
    set { mediaTiming.beginTime = newValue }
  }
  open var duration: CFTimeInterval {
    get { mediaTiming.duration }
    set { mediaTiming.duration = newValue }
  }
  open var speed: Float {
    get { mediaTiming.speed }
    set { mediaTiming.speed = newValue }
  }
  open var timeOffset: CFTimeInterval {
    get { mediaTiming.timeOffset }
    set { mediaTiming.timeOffset = newValue }
  }
  open var repeatCount: Float {
    get { mediaTiming.repeatCount }
    set { mediaTiming.repeatCount = newValue }
  }
  open var repeatDuration: CFTimeInterval {
    get { mediaTiming.repeatDuration }
    set { mediaTiming.repeatDuration = newValue }
  }
  open var autoreverses: Bool {
    get { mediaTiming.autoreverses }
    set { mediaTiming.autoreverses = newValue }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { mediaTiming.fillMode }
    set { mediaTiming.fillMode = newValue }
  }

  open func setValue(_ value: Any?, forKey key: String) { userValues[key] = value }
  open func value(forKey key: String) -> Any? { userValues[key] }
  open class func defaultValue(forKey key: String) -> Any? { nil }
  open func shouldArchiveValue(forKey key: String) -> Bool { true }

  open func copy(with zone: NSZone? = nil) -> Any { filled(Self.fresh()) }

  /// As an action: adds the animation to the layer.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  package func filled<Copy: CAAnimation>(_ copy: Copy) -> Copy {
    copy.mediaTiming = mediaTiming
    copy.userValues = userValues
    copy.delay = delay
    copy.block = block
    copy.drivenAnimation = drivenAnimation
    copy.delegate = delegate
    copy.timingFunction = timingFunction
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.preferredFrameRateRange = preferredFrameRateRange
    return copy
  }

  /// The pacing curve of the whole animation.
  package var pacing: Curve { timingFunction?.curve ?? .linear }

  /// The animated properties, on a clock that starts at `pace`; empty if there are none.
  package func courses(pace: Pace) -> [PathCourse] { [] }
}

extension CAAnimation {
  // [D] A duration of 0 means the transaction's.
  func timing(begin: Instant, duration: CFTimeInterval) -> Timing {
    .coreAnimation(
      begin: begin,
      duration: Instant(seconds: max(duration, 0)),
      speed: Double(speed),
      timeOffset: Instant(seconds: timeOffset),
      repeats: repeatDuration > 0
        ? .duration(Instant(seconds: repeatDuration)) : .count(Double(max(repeatCount, 0))),
      autoreverses: autoreverses,
      fill: fillMode.fill,
      curve: pacing
    )
  }
}

extension CAMediaTimingFillMode {
  package var fill: Timing.Fill {
    switch self {
    case .forwards: .forwards
    case .backwards: .backwards
    case .both: .both
    default: .none
    }
  }
}
