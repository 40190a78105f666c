import Dispatch

// Dispatch's protocol requires only these names of Swift 3; the later ones are its extension's.

extension VirtualTimerSource {
  func scheduleOneshot(deadline: DispatchTime, leeway: DispatchTimeInterval) {
    schedule(after: deadline.virtualDelay, every: nil)
  }

  func scheduleOneshot(wallDeadline: DispatchWallTime, leeway: DispatchTimeInterval) {
    schedule(after: wallDeadline.virtualDelay, every: nil)
  }

  func scheduleRepeating(
    deadline: DispatchTime,
    interval: DispatchTimeInterval,
    leeway: DispatchTimeInterval
  ) {
    schedule(after: deadline.virtualDelay, every: interval.seconds)
  }

  func scheduleRepeating(
    deadline: DispatchTime,
    interval: Double,
    leeway: DispatchTimeInterval
  ) {
    schedule(after: deadline.virtualDelay, every: interval)
  }

  func scheduleRepeating(
    wallDeadline: DispatchWallTime,
    interval: DispatchTimeInterval,
    leeway: DispatchTimeInterval
  ) {
    schedule(after: wallDeadline.virtualDelay, every: interval.seconds)
  }

  func scheduleRepeating(
    wallDeadline: DispatchWallTime,
    interval: Double,
    leeway: DispatchTimeInterval
  ) {
    schedule(after: wallDeadline.virtualDelay, every: interval)
  }
}
