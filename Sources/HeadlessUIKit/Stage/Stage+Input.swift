public import Foundation
import Timeline

/// Fingers.
extension Stage {
  /// Touches and lets go at once.
  public func tap(at point: CGPoint) {
    core.becomeAmbient()
    flushTurn()
    guard let touch = touch(at: point) else { return }
    send(touch, .began, at: point)
    send(touch, .ended, at: point)
    flushTurn()
  }

  /// Touches, moves in a straight line for `duration` seconds, and lets go.
  ///
  /// Inside a recording the finger moves while the film runs; outside of one, time passes here.
  public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval) {
    core.becomeAmbient()
    flushTurn()
    guard let touch = touch(at: start) else { return }
    send(touch, .began, at: start)
    let origin = core.now
    let steps = FrameRate(CADisplayLink.refreshRate).frameCount(in: Instant(seconds: duration))
    for step in 1...max(steps, 1) {
      let share = Double(step) / Double(max(steps, 1))
      let point = CGPoint(
        x: start.x + (end.x - start.x) * share,
        y: start.y + (end.y - start.y) * share
      )
      core.queue.at(origin + Instant(seconds: duration * share)) { [self] in
        send(touch, .moved, at: point)
        if step == max(steps, 1) { send(touch, .ended, at: point) }
      }
    }
    if core.recordingStart == nil { advance(by: duration) }
  }

  private func touch(at point: CGPoint) -> UITouch? {
    guard !application.isIgnoringInteractionEvents else { return nil }
    for window in windows.reversed() {
      guard let view = window.hitTest(point, with: nil) else { continue }
      let touch = UITouch()
      (touch.window, touch.view) = (window, view)
      (touch.place, touch.previousPlace) = (point, point)
      return touch
    }
    return nil
  }

  private func send(_ touch: UITouch, _ phase: UITouch.Phase, at point: CGPoint) {
    touch.previousPlace = touch.place
    touch.place = point
    touch.phase = phase
    touch.timestamp = now
    let event = UIEvent()
    event.timestamp = now
    event.allTouches = [touch]
    touchHandler(touch, event)
  }

  /// Where touches go: to the view they began on.
  private func touchHandler(_ touch: UITouch, _ event: UIEvent) {
    guard let view = touch.view else { return }
    switch touch.phase {
    case .began: view.touchesBegan([touch], with: event)
    case .moved, .stationary: view.touchesMoved([touch], with: event)
    case .ended: view.touchesEnded([touch], with: event)
    case .cancelled: view.touchesCancelled([touch], with: event)
    }
  }
}
