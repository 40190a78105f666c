import Foundation
import Geometry
import Timeline

extension UIViewPropertyAnimator {
  /// The curve of the animator's timing for one axis of the velocity.
  func curve(_ axis: DrivenAnimation.Axis) -> Curve {
    parameters.pacing(over: duration, axis: axis).curve(over: duration)
  }

  /// The animator's position on the curve; a linear scrub is converted to it.
  var curvePosition: Double {
    let position = timing.position(at: core.now)
    return isScrubbed && scrubsLinearly ? curve(\.dx).firstPosition(of: position) : position
  }

  var target: Double { isReversed ? 0 : 1 }

  /// Whether it goes on along another curve, which began at the values that were shown then.
  var isRetimed: Bool { timing.output != AnimatorTiming.Span(from: 0, to: 1) }

  /// Whether it was reversed after it went on along another curve, which leads to the other end.
  private var leadsAway: Bool { isRetimed && timing.output.to != target }

  /// Where on the current curve its run ends: another curve is followed to its own end.
  private var goal: Double { isRetimed ? 1 : target }

  /// The remaining seconds at the current pace.
  ///
  /// [I] Back from what is shown it takes its share of the time.
  var remaining: TimeInterval {
    guard leadsAway else { return abs(goal - curvePosition) * span }
    return abs(target - timing.progress(at: core.now)) * duration
  }

  /// Runs the pending blocks, whose changes become driven animations.
  func activate(at position: Double) {
    core = .ambient
    state = .active
    hasEnded = false
    span = duration
    timing = .still(at: position, curve(\.dx))
    for (block, delayFactor) in waiting.takeAll() { record(block, window: Double(delayFactor)) }
  }

  func record(_ block: () -> Void, window: Double) {
    let splits = parameters.springTimingParameters?.splitsAxes == true
    let recorder = AnimatorRecorder(splitsAxes: splits) { [self] axis in
      var timing = timing
      timing.window = window
      // An animator that goes on along another curve begins it where the others are shown.
      timing.output.from = 0
      if timing.curve != .linear || !isScrubbed { timing.curve = curve(axis) }
      return timing
    }
    let context = AnimationContext(
      duration: duration,
      delay: 0,
      pacing: parameters.pacing(over: duration, axis: \.dx),
      options: options,
      block: AnimationBlock(completion: nil),
      recorder: recorder
    )
    guard core.areAnimationsEnabled, duration > 0 else {
      AnimationContext.with(nil, block)
      return
    }
    AnimationContext.with(context) {
      block()
      PendingAlongsideBlock.take(in: context)
    }
    drivenAnimations += recorder.drivenAnimations
    for animation in recorder.drivenAnimations { animation.driver = self }
    animatedViews += context.views.map { WeakView(view: $0) }
    holdTouches()
  }

  /// Pauses; every animation keeps its own window and curve.
  func pause(_ still: AnimatorTiming) {
    isRunning = false
    core.animations.remove(self)
    timing = still
    for animation in drivenAnimations {
      var own = isScrubbed ? still : animation.timing.stopped(at: animation.localNow)
      if isScrubbed, !scrubsLinearly { own.curve = curve(animation.axis) }
      own.window = animation.timing.window
      animation.follow(own)
    }
  }

  /// Runs from where it is to the target, in the remaining time or in `time`.
  ///
  /// [I] Another curve leads no further back than to where it began, so that a new one has to.
  func proceed(over time: TimeInterval?, after delay: TimeInterval = 0) {
    guard leadsAway else { return run(from: curvePosition, over: time, after: delay) }
    retime(parameters, over: time ?? remaining, after: delay)
  }

  /// Runs from `position` on the current curve.
  private func run(from position: Double, over time: TimeInterval?, after delay: TimeInterval) {
    let wasScrubbed = isScrubbed
    isScrubbed = false
    if wasScrubbed { timing = .still(at: position, curve(\.dx)) }
    let length = Instant(seconds: time ?? abs(goal - position) * span)
    let start = core.now + Instant(seconds: delay)
    timing.input = AnimatorTiming.Span(from: position, to: goal)
    (timing.start, timing.duration) = (start, length)
    for animation in drivenAnimations {
      var own = animation.timing
      if wasScrubbed {
        own.curve = curve(animation.axis)
        own.output = timing.output
      }
      own.input = timing.input
      (own.start, own.duration) = (start, length)
      animation.follow(fromStage: own)
    }
    begin(length)
  }

  /// [D] From the values on screen to the target, along another curve.
  func retime(
    _ parameters: any UITimingCurveProvider,
    over time: TimeInterval,
    after delay: TimeInterval = 0
  ) {
    isScrubbed = false
    let length = Instant(seconds: time)
    let start = core.now + Instant(seconds: delay)
    func timing(from progress: Double, _ axis: DrivenAnimation.Axis) -> AnimatorTiming {
      AnimatorTiming(
        start: start,
        duration: length,
        input: AnimatorTiming.Span(from: 0, to: 1),
        output: AnimatorTiming.Span(from: progress, to: target),
        curve: parameters.pacing(over: time, axis: axis).curve(over: time)
      )
    }
    for animation in drivenAnimations {
      animation.follow(fromStage: timing(from: animation.progress, animation.axis))
    }
    self.timing = timing(from: self.timing.progress(at: core.now), \.dx)
    span = time
    begin(length)
  }

  private func begin(_ length: Instant) {
    isRunning = true
    core.animations.add(self)
    // [W] Rule time.completions-in-a-later-turn: without changes it is over at once.
    guard drivenAnimations.isEmpty || length == .zero else { return }
    let turn = timing
    core.queue.later { [self] in
      if isRunning, timing == turn { arrived() }
    }
  }

  package func drivenAnimationEnded() {
    if !drivenAnimations.contains(where: \.isMoving) { arrived() }
  }

  private func arrived() {
    guard isRunning else { return }
    timing = timing.stopped(at: timing.end)
    isRunning = false
    core.animations.remove(self)
    let position: UIViewAnimatingPosition = isReversed ? .start : .end
    if pausesOnCompletion { return }
    if isReversed { for animation in drivenAnimations.reversed() { animation.setModelToStart() } }
    for animation in drivenAnimations { animation.leave() }
    conclude(at: position)
  }

  func conclude(at position: UIViewAnimatingPosition) {
    let pending = completions
    reset()
    hasEnded = true
    core.queue.later { for completion in pending { completion(position) } }
  }

  func reset() {
    core.animations.remove(self)
    state = .inactive
    isRunning = false
    isScrubbed = false
    drivenAnimations.removeAll()
    animatedViews.removeAll()
    completions.removeAll()
    timing = .still(at: 0, curve(\.dx))
  }
}

extension UICubicTimingParameters {
  /// The curve of an option's raw value.
  convenience init(option: UInt) {
    if option == 7 {
      self.init()
    } else {
      self.init(animationCurve: UIView.AnimationCurve(rawValue: Int(option)) ?? .easeInOut)
    }
  }
}
