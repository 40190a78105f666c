import Foundation
import Timeline

/// Arbitrates between the recognizers of one stage.
@MainActor
final class GestureArbiter {
  private unowned let core: StageCore
  private var routes: [TouchDelivery] = []
  /// Recognizers that have received touches since their last reset, in order.
  private var alive: [UIGestureRecognizer] = []
  private var event = UIEvent()
  /// Called for each finger that comes down, before anybody else hears of it.
  var fingerCameDown: ((UITouch) -> Void)?
  private var lastTap: (time: TimeInterval, location: CGPoint, count: Int)?

  // [W] Taps that follow each other within this time and distance are counted together.
  static let tapInterval: TimeInterval = 0.35
  static let tapRadius: CGFloat = 45

  init(core: StageCore) {
    self.core = core
  }

  /// Sends touches of several fingers with one phase at one instant.
  func send(_ touches: [UITouch], _ phase: UITouch.Phase) {
    prepare(touches, phase)
    if phase == .began { for touch in touches { fingerCameDown?(touch) } }
    event.deliver = { [weak self] window in
      let own = touches.filter { $0.window == nil || $0.window === window }
      self?.deliver(own, phase)
    }
    // [D] Goes through the application and its windows, any of which may stop it.
    if let application = touches.first?.window?.stage?.application {
      application.sendEvent(event)
    } else {
      deliver(touches, phase)
    }
    event.deliver = nil
    if phase == .ended || phase == .cancelled { dropKept(touches) }
    settle()
  }

  /// Discards touches that nothing has forwarded.
  private func dropKept(_ touches: [UITouch]) {
    routes.removeAll { route in
      !route.isLifted && touches.contains { $0 === route.touch }
    }
  }

  private func deliver(_ touches: [UITouch], _ phase: UITouch.Phase) {
    let mine = routes.filter { route in touches.contains { $0 === route.touch } }
    for route in mine { route.note(phase) }
    for recognizer in order(of: mine) {
      recognizer.receive(
        mine.filter { $0.recognizers.contains { $0 === recognizer } }.map(\.touch),
        phase: phase,
        event: event
      )
    }
  }

  private func prepare(_ touches: [UITouch], _ phase: UITouch.Phase) {
    event = UIEvent()
    event.timestamp = core.now.seconds
    if phase == .began { for touch in touches { routes.append(route(for: touch)) } }
    event.orderedTouches = routes.map(\.touch)
    event.allTouches = Set(event.orderedTouches)
  }

  private func route(for touch: UITouch) -> TouchDelivery {
    countTap(touch)
    let chain = sequence(first: touch.view, next: { $0?.superview }).compactMap(\.self)
    let willing = chain.flatMap(\.recognizerList).filter { accepts($0, touch) }
    touch.recognizers = willing
    for recognizer in willing where !alive.contains(where: { $0 === recognizer }) {
      alive.append(recognizer)
      recognizer.arbiter = self
    }
    let isFirst = !routes.contains { $0.view === touch.view && !$0.isLifted }
    return TouchDelivery(
      touch,
      willing,
      isForView: isFirst || touch.view?.isMultipleTouchEnabled == true
    )
  }

  private func accepts(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
    guard recognizer.isEnabled, recognizer.shouldReceive(event) else { return false }
    guard let delegate = recognizer.delegate else { return true }
    return delegate.gestureRecognizer(recognizer, shouldReceive: touch)
      && delegate.gestureRecognizer(recognizer, shouldReceive: event)
  }

  private func countTap(_ touch: UITouch) {
    if let last = lastTap, touch.timestamp - last.time <= Self.tapInterval + 1e-9,
      touch.windowLocation.distance(to: last.location) <= Self.tapRadius
    {
      touch.tapCount = last.count + 1
    }
    lastTap = (touch.timestamp, touch.windowLocation, touch.tapCount)
  }

  private func order(of routes: [TouchDelivery]) -> [UIGestureRecognizer] {
    var result: [UIGestureRecognizer] = []
    for recognizer in routes.flatMap(\.recognizers)
    where !result.contains(where: { $0 === recognizer }) {
      result.append(recognizer)
    }
    return result
  }

  /// Delivers what can be delivered, and resets recognizers whose touches have ended.
  func settle() {
    for route in routes { route.flow(event, at: core.now.seconds) }
    scheduleHeldTouches()
    resetFinished()
    routes.removeAll { $0.isLifted && $0.isDelivered }
  }

  private func scheduleHeldTouches() {
    for route in routes where !route.isDelivered && !route.isLifted {
      let delays = route.recognizers.filter { $0.ownState == .possible }
        .compactMap(\.contentDelay)
      for delay in delays where route.began + delay > core.now.seconds + 1e-9 {
        core.queue.at(Instant(seconds: route.began + delay)) { [weak self] in self?.settle() }
      }
    }
  }

  private func resetFinished() {
    let down = routes.filter { !$0.isLifted }.map(\.touch)
    for recognizer in alive where !recognizer.seen.contains(where: { down.contains($0) }) {
      if !recognizer.isOver {
        if recognizer.waitsForMore || recognizer.wantedState != nil { continue }
        // [I] Without fingers there is nothing left to wait for.
        recognizer.giveUp()
      }
      recognizer.prepareForNext()
      alive.removeAll { $0 === recognizer }
    }
    for route in routes where route.isLifted { route.flow(event, at: core.now.seconds) }
  }

  func after(_ seconds: TimeInterval, _ body: @escaping () -> Void) -> Int {
    core.queue.at(core.now + Instant(seconds: seconds)) { [weak self] in
      body()
      self?.settle()
    }
  }

  func cancel(_ timer: Int) { core.queue.cancel(timer) }

  var now: TimeInterval { core.now.seconds }
}

// MARK: - Who goes first

extension GestureArbiter {
  /// Whether another recognizer must fail before this one may begin.
  func isBlocked(_ recognizer: UIGestureRecognizer) -> Bool {
    alive.contains { other in
      other !== recognizer && other.ownState == .possible && requires(recognizer, failureOf: other)
    }
  }

  private func requires(
    _ one: UIGestureRecognizer,
    failureOf other: UIGestureRecognizer
  ) -> Bool {
    one.requirements.contains { $0.recognizer === other }
      || one.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: one)
      || one.delegate?.gestureRecognizer(one, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: one) ?? false
  }

  /// Whether another recognizer has already taken the touches.
  func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
    alive.contains { other in
      (other.isActive || other.ownState == .ended) && prevents(other, recognizer)
    }
  }

  private func prevents(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard winner !== other, winner.seen.contains(where: { other.seen.contains($0) }) else {
      return false
    }
    return winner.canPrevent(other) && other.canBePrevented(by: winner)
      && !areSimultaneous(winner, other)
  }

  /// [D] One of the two delegates is enough.
  private func areSimultaneous(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    a.delegate?.gestureRecognizer(a, shouldRecognizeSimultaneouslyWith: b) ?? false
      || b.delegate?.gestureRecognizer(b, shouldRecognizeSimultaneouslyWith: a) ?? false
  }

  /// Called when a gesture begins: others fail, and the view's touches are cancelled.
  func recognized(_ winner: UIGestureRecognizer) {
    for other in alive where other !== winner && other.ownState == .possible {
      if prevents(winner, other) || requires(other, failureOf: winner) { other.fail() }
    }
    guard winner.cancelsTouchesInView else { return }
    for route in routes where winner.seen.contains(route.touch) { route.cancel(event) }
  }

  /// Recognizers that waited for this one to fail may begin.
  func failed(_ loser: UIGestureRecognizer) {
    for other in alive {
      guard let wanted = other.wantedState, other.ownState == .possible else { continue }
      other.attempt(wanted)
    }
  }
}
