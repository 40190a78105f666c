import Foundation

/// How long something may take in real time.
struct RealPatience {
  let seconds: TimeInterval?
  private var start = ProcessInfo.processInfo.systemUptime

  init(_ seconds: TimeInterval?) { self.seconds = seconds }

  var isOver: Bool {
    seconds.map { ProcessInfo.processInfo.systemUptime - start >= $0 } ?? false
  }

  mutating func startAgain() { start = ProcessInfo.processInfo.systemUptime }
}
