import VirtualTime
import Foundation
package import Timeline

/// One animation of a layer, from `add` until it has stopped.
package final class AnimationEntry {
  package let key: String
  package let animation: CAAnimation
  package weak var layer: CALayer?
  /// The group of the transaction in which it was added.
  package let group: TransactionGroup?

  /// The animated properties; empty until a commit has started it.
  package private(set) var parts: [LayerAnimation] = []
  /// The animated keys that the layer's class declares itself.
  private(set) var ownParts: [PathCourse] = []
  package private(set) var transition: PictureTransition?
  /// On the layer's clock; nil until a commit has started it.
  package private(set) var begin: Instant?
  /// When that commit was, on the stage's clock.
  package private(set) var started: Instant?
  private var localEnd = Instant.forever
  /// On the stage's clock; `forever` if it does not end by itself.
  package private(set) var end = Instant.forever
  /// When its delegate hears that it has started, on the stage's clock; nil if that is done.
  private(set) var startDue: Instant?
  private var awaitsStart = false
  private var isStopped = false
  var wasOnScreen = false

  package init(key: String, animation: CAAnimation, layer: CALayer, group: TransactionGroup?) {
    self.key = key
    self.animation = animation
    self.layer = layer
    self.group = group
    group?.expect()
    animation.block?.expect()
  }

  var isStarted: Bool { begin != nil }
  /// Whether it has started, and would stop without being removed.
  package var endsByItself: Bool { !isStopped && !localEnd.isForever }

  /// Animations that were added during a turn start at its commit.
  ///
  /// [W] rule time.commit-at-end-of-turn
  package func start(at local: Instant) {
    let begin =
      Instant(seconds: animation.delay)
      + (animation.beginTime == 0
        ? local : Instant(seconds: animation.beginTime))
    self.begin = begin
    started = layer?.core.now
    let timing = animation.timing(begin: begin, duration: animation.duration)
    split(animation.courses(pace: .timings([timing])))
    localEnd = timing.speed > 0 ? (timing.clock.outer(at: timing.endTime) ?? .forever) : .forever
    if let animation = animation as? CATransition, let before = animation.before {
      transition = PictureTransition(
        before: before,
        style: animation.style,
        timing: timing,
        span: AnimatorTiming.Span(
          from: Double(animation.startProgress),
          to: Double(animation.endProgress)
        )
      )
    }
    followRide()
    // [D] The delegate hears of the beginning of the active time, which may be later.
    awaitsStart = begin > local && animation.delegate != nil
    if !awaitsStart { animation.delegate?.animationDidStart(animation) }
  }

  private func split(_ courses: [PathCourse]) {
    for moved in courses {
      if let layer, !layer.hasKey(moved.path) {
        ownParts.append(moved)
      } else if let key = LayerKeyPath(moved.path) {
        parts.append(LayerAnimation(key: key, course: moved.course))
      }
    }
  }

  /// Adopts the timing of a property animator.
  func followRide() {
    guard let drivenAnimation = animation.drivenAnimation, isStarted else { return }
    for index in parts.indices { parts[index].course.pace = .animator(drivenAnimation.timing) }
    localEnd = drivenAnimation.timing.isMoving ? drivenAnimation.timing.end : .forever
    updateEnd()
  }

  func tellStart(at now: Instant) {
    guard let due = startDue, due <= now else { return }
    (awaitsStart, startDue) = (false, nil)
    animation.delegate?.animationDidStart(animation)
  }

  /// Computes when it starts and ends, on the stage's clock.
  func updateEnd() {
    startDue =
      awaitsStart
      ? begin.flatMap { layer?.stageTimeIfRunning($0.seconds) }.map { Instant(seconds: $0) } : nil
    guard !localEnd.isForever, let layer else {
      end = .forever
      return
    }
    end = layer.stageTimeIfRunning(localEnd.seconds).map { Instant(seconds: $0) } ?? .forever
  }

  /// Notifies the delegate and the groups, once.
  package func stop(finished: Bool, _ core: StageCore) {
    guard !isStopped else { return }
    isStopped = true
    (awaitsStart, startDue) = (false, nil)
    if let delegate = animation.delegate {
      let animation = animation
      core.queue.later { delegate.animationDidStop(animation, finished: finished) }
    }
    animation.block?.fulfil(finished: finished, core)
    group?.fulfil(core)
  }
}

/// A layer's animations in the order in which they were added.
package struct AnimationTable {
  package private(set) var entries: [AnimationEntry] = []

  package subscript(key: String) -> AnimationEntry? { entries.first { $0.key == key } }

  package var keys: [String]? { entries.isEmpty ? nil : entries.map(\.key) }
  package var isEmpty: Bool { entries.isEmpty }

  package mutating func append(_ entry: AnimationEntry) { entries.append(entry) }
  package mutating func remove(_ entry: AnimationEntry) { entries.removeAll { $0 === entry } }
  package mutating func removeAll() { entries.removeAll() }

  /// A free key for an additional animation of the same property.
  // [M] `position`, `position-2` … as printed on a device.
  package func freeKey(_ key: String) -> String {
    guard self[key] != nil else { return key }
    var number = 2
    while self["\(key)-\(number)"] != nil { number += 1 }
    return "\(key)-\(number)"
  }
}
