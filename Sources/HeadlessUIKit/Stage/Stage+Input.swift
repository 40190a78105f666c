public import Foundation
import Geometry
import Timeline

/// Scripted fingers.
///
/// During a recording they move while the film runs; outside of one, the call lets time pass.
extension Stage {
  /// Touches and lifts the finger at once.
  public func tap(at point: CGPoint) {
    let finger = ScriptedFinger { _ in point }
    touch([finger], moving: nil, resting: 0)
  }

  /// Taps that follow each other fast enough to count as one gesture.
  public func tap(at point: CGPoint, times: Int) {
    precondition(times > 0, "a tap must happen at least once, not \(times) times")
    core.becomeAmbient()
    core.flushTurn()
    let origin = core.now
    for turn in 1..<max(times, 2) where turn < times {
      core.queue.at(origin + Instant(seconds: Self.tapPause * Double(turn))) { [self] in
        tap(at: point)
      }
    }
    tap(at: point)
    if core.recording.start == nil { advance(by: Self.tapPause * Double(times - 1)) }
  }

  // Well within the time in which UIKit waits for another tap.
  private static let tapPause: TimeInterval = 0.1

  /// Touches, stays for `duration` seconds, and lifts the finger.
  public func press(at point: CGPoint, duration: TimeInterval) {
    touch([ScriptedFinger { _ in point }], moving: nil, resting: duration)
  }

  /// Touches, moves in a straight line for `duration` seconds, and lifts the finger.
  public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval) {
    drag(along: [start, end], duration: duration)
  }

  /// Touches, rests for `hold` seconds, moves from point to point at constant speed, rests for
  /// `pause` seconds, and lifts the finger.
  public func drag(
    along points: [CGPoint],
    hold: TimeInterval = 0,
    duration: TimeInterval,
    pause: TimeInterval = 0
  ) {
    precondition(!points.isEmpty, "a drag needs at least its starting point")
    let path = Polyline(points)
    let finger = ScriptedFinger { path.point(at: $0) }
    touch([finger], holding: hold, moving: duration, resting: pause)
  }

  /// Two fingers beside each other that move apart or together.
  public func pinch(
    at center: CGPoint,
    from start: CGFloat,
    to end: CGFloat,
    duration: TimeInterval
  ) {
    let fingers = [-0.5, 0.5].map { side in
      ScriptedFinger { share in
        CGPoint(x: center.x + side * (start + (end - start) * share), y: center.y)
      }
    }
    touch(fingers, moving: duration, resting: 0)
  }

  /// Two fingers beside each other that rotate about their centre, clockwise, by radians.
  public func twist(
    at center: CGPoint,
    by angle: CGFloat,
    radius: CGFloat = 60,
    duration: TimeInterval
  ) {
    let fingers = [CGFloat.pi, 0].map { first in
      ScriptedFinger { share in
        let now = first + angle * share
        return CGPoint(x: center.x + radius * cos(now), y: center.y + radius * sin(now))
      }
    }
    touch(fingers, moving: duration, resting: 0)
  }

  /// Several fingers at once, each in a straight line.
  public func drag(_ fingers: [(from: CGPoint, to: CGPoint)], duration: TimeInterval) {
    let scripted = fingers.map { finger in
      let path = Polyline([finger.from, finger.to])
      return ScriptedFinger { path.point(at: $0) }
    }
    touch(scripted, moving: duration, resting: 0)
  }
}

/// The positions of a finger, by the fraction of its time.
private struct ScriptedFinger {
  let location: (Double) -> CGPoint
}

extension Stage {
  fileprivate func touch(
    _ fingers: [ScriptedFinger],
    holding hold: TimeInterval = 0,
    moving duration: TimeInterval?,
    resting pause: TimeInterval
  ) {
    core.becomeAmbient()
    core.flushTurn()
    let down = fingers.compactMap { finger in touch(at: finger.location(0)).map { (finger, $0) } }
    guard !down.isEmpty else { return }
    arbiter.send(down.map(\.1), .began)
    let origin = core.now
    let length = hold + (duration ?? 0) + pause
    if let duration { schedule(down, from: origin + Instant(seconds: hold), for: duration) }
    if duration == nil, pause == 0 {
      lift(down.map(\.1))
    } else {
      core.queue.at(origin + Instant(seconds: length)) { [self] in lift(down.map(\.1)) }
    }
    if core.recording.start == nil { advance(by: length) }
    core.flushTurn()
  }

  private func schedule(
    _ down: [(ScriptedFinger, UITouch)],
    from origin: Instant,
    for duration: TimeInterval
  ) {
    let frames = FrameRate(CADisplayLink.refreshRate).frameCount(in: Instant(seconds: duration))
    let steps = max(frames, 1)
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      core.queue.at(origin + Instant(seconds: duration * share)) { [self] in
        for (finger, touch) in down {
          touch.move(to: touch.convert(fromScreen: finger.location(share)), .moved, at: now)
        }
        arbiter.send(down.map(\.1), .moved)
      }
    }
  }

  private func lift(_ touches: [UITouch]) {
    let began = touches.map(\.timestamp).min() ?? now
    for touch in touches { touch.move(to: touch.windowLocation, .ended, at: now) }
    arbiter.send(touches, .ended)
    if touches.count == 1, now - began < Self.longestTap { scrollToTop(for: touches[0]) }
  }

  private static let longestTap: TimeInterval = 0.5  // [I]

  /// A tap on the status bar scrolls to the top, in addition to its normal effect. [I]
  private func scrollToTop(for touch: UITouch) {
    let bar = windowScene.statusBarManager?.statusBarFrame ?? .zero
    guard let window = touch.window, bar.contains(touch.windowLocation),
      touch.windowLocation == touch.firstWindowLocation
    else { return }
    UIScrollView.scrollToTop(in: window, below: touch.windowLocation)
  }

  private func touch(at point: CGPoint) -> UITouch? {
    guard !application.isIgnoringInteractionEvents else { return nil }
    for window in drawnWindows(on: screen).reversed() {
      let location = window.convert(fromScreen: point)
      guard let view = window.hitTest(location, with: nil) else { continue }
      let touch = UITouch()
      (touch.window, touch.view) = (window, view)
      touch.begin(at: location)
      touch.timestamp = now
      return touch
    }
    return nil
  }
}

extension UIWindow {
  /// Converts a point from the screen to the window, which need not fill it.
  fileprivate func convert(fromScreen point: CGPoint) -> CGPoint {
    let fills = center == CGPoint(x: bounds.midX, y: bounds.midY) && transform == .identity
    return fills ? point : layer.convertFromScreen(point)
  }
}

extension UITouch {
  fileprivate func convert(fromScreen point: CGPoint) -> CGPoint {
    window?.convert(fromScreen: point) ?? point
  }

  fileprivate func begin(at location: CGPoint) {
    (windowLocation, previousWindowLocation, firstWindowLocation) = (location, location, location)
  }

  fileprivate func move(to point: CGPoint, _ phase: Phase, at time: TimeInterval) {
    (previousWindowLocation, windowLocation) = (windowLocation, point)
    self.phase = phase
    timestamp = time
  }
}
