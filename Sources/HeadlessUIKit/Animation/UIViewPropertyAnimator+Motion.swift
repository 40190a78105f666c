import Foundation
import Geometry
import Timeline

extension UIViewPropertyAnimator {
  /// The curve of the animator's timing for one axis of the velocity.
  func curve(_ axis: AnimatorRide.Axis) -> Curve {
    parameters.pacing(over: duration, axis: axis).curve(over: duration)
  }

  /// The animator's position on the curve; a linear scrub is converted to it.
  var place: Double {
    let place = course.place(at: core.now)
    return isScrubbed && scrubsLinearly ? curve(\.dx).firstPlace(of: place) : place
  }

  var target: Double { isReversed ? 0 : 1 }

  /// The remaining seconds at the current pace.
  var remaining: TimeInterval { abs(target - place) * span }

  /// Runs the pending blocks, whose changes become rides.
  func activate(at place: Double) {
    core = .ambient
    state = .active
    hasEnded = false
    span = duration
    course = .still(at: place, curve(\.dx))
    let blocks = waiting
    waiting.removeAll()
    for (block, delayFactor) in blocks { board(block, window: Double(delayFactor)) }
  }

  func board(_ block: () -> Void, window: Double) {
    let splits = parameters.springTimingParameters?.splitsAxes == true
    let recorder = AnimatorRecorder(splitsAxes: splits) { [self] axis in
      var course = course
      course.window = window
      if course.curve != .linear || !isScrubbed { course.curve = curve(axis) }
      return course
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
      AlongsideOffer.take(in: context)
    }
    rides += recorder.rides
    for ride in recorder.rides { ride.driver = self }
  }

  /// Pauses; every ride keeps its own window and curve.
  func stand(_ still: Course) {
    isRunning = false
    core.animations.letGo(self)
    course = still
    for ride in rides {
      var own = isScrubbed ? still : ride.course.stopped(at: ride.localNow)
      if isScrubbed, !scrubsLinearly { own.curve = curve(ride.axis) }
      own.window = ride.course.window
      ride.follow(own)
    }
  }

  /// Runs from `place` to the target on the current curve, in the remaining time or in `time`.
  func run(from place: Double, over time: TimeInterval?, after delay: TimeInterval = 0) {
    let wasScrubbed = isScrubbed
    isScrubbed = false
    if wasScrubbed {
      course = .still(at: place, curve(\.dx))
      span = duration
    }
    let length = Instant(seconds: time ?? abs(target - place) * span)
    let start = core.now + Instant(seconds: delay)
    course.input = Course.Span(from: place, to: target)
    (course.start, course.duration) = (start, length)
    for ride in rides {
      var own = ride.course
      if wasScrubbed {
        own.curve = curve(ride.axis)
        own.output = course.output
      }
      own.input = course.input
      (own.start, own.duration) = (start, length)
      ride.follow(fromStage: own)
    }
    begin(length)
  }

  /// [D] From the values on screen to the target, along another curve.
  func retime(_ parameters: any UITimingCurveProvider, over time: TimeInterval) {
    isScrubbed = false
    let length = Instant(seconds: time)
    func course(from progress: Double, _ axis: AnimatorRide.Axis) -> Course {
      Course(
        start: core.now,
        duration: length,
        input: Course.Span(from: 0, to: 1),
        output: Course.Span(from: progress, to: target),
        curve: parameters.pacing(over: time, axis: axis).curve(over: time)
      )
    }
    for ride in rides { ride.follow(fromStage: course(from: ride.progress, ride.axis)) }
    self.course = course(from: self.course.progress(at: core.now), \.dx)
    span = time
    begin(length)
  }

  private func begin(_ length: Instant) {
    isRunning = true
    core.animations.keep(self)
    // [W] T3: without changes it is over at once.
    guard rides.isEmpty || length == .zero else { return }
    let turn = course
    core.queue.later { [self] in
      if isRunning, course == turn { arrived() }
    }
  }

  package func rideArrived() {
    if !rides.contains(where: \.isMoving) { arrived() }
  }

  private func arrived() {
    guard isRunning else { return }
    course = course.stopped(at: course.end)
    isRunning = false
    core.animations.letGo(self)
    let position: UIViewAnimatingPosition = isReversed ? .start : .end
    if pausesOnCompletion { return }
    if isReversed { for ride in rides.reversed() { ride.setModelToStart() } }
    for ride in rides { ride.leave() }
    conclude(at: position)
  }

  func conclude(at position: UIViewAnimatingPosition) {
    let told = completions
    reset()
    hasEnded = true
    core.queue.later { for completion in told { completion(position) } }
  }

  func reset() {
    core.animations.letGo(self)
    state = .inactive
    isRunning = false
    isScrubbed = false
    rides.removeAll()
    completions.removeAll()
    course = .still(at: 0, curve(\.dx))
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
