/// A file for a module whose threads sleep, or that makes timers of Dispatch's: it hides the
/// functions of Foundation, Glibc and Dispatch by some that follow the virtual clock on other queues.
struct StageSleeps {
  private let parts: [String]

  init(_ texts: [String]) {
    parts = Self.parts.filter { part in
      texts.contains { $0.contains(part.use) }
        // An app's own would be declared twice.
        && !texts.contains { $0.contains(part.declaration) }
    }.map(\.text)
  }

  /// Nil if the module does neither.
  var text: String? {
    let imports = "import Dispatch\nimport Foundation\nimport UIKit"
    return parts.isEmpty ? nil : ([imports] + parts).joined(separator: "\n\n")
  }

  private struct Part {
    let use: Regex<Substring>
    let declaration: Regex<Substring>
    let text: String
  }

  private static var parts: [Part] {
    [
      Part(use: /\bThread\.sleep\b/, declaration: /class func sleep\(forTime/, text: threads),
      // Not a member of a thread or of a task.
      Part(use: /(?:^|[^.\w])sleep\(/, declaration: /\bfunc sleep\b/, text: seconds),
      Part(use: /\busleep\(/, declaration: /\bfunc usleep\b/, text: microseconds),
      Part(use: /\bmakeTimerSource\b/, declaration: /\bfunc makeTimerSource\b/, text: timers),
    ].map {
      // By Unicode's rules there is no boundary in `Thread.sleep`.
      Part(
        use: $0.use.wordBoundaryKind(.simple),
        declaration: $0.declaration.wordBoundaryKind(.simple),
        text: $0.text
      )
    }
  }

  private static let threads = """
    extension Foundation.Thread {
      class func sleep(forTimeInterval ti: TimeInterval) {
        sleep(forTimeInterval: ti, onStage: ())
      }
      class func sleep(until date: Foundation.Date) {
        sleep(forTimeInterval: date.timeIntervalSinceNow, onStage: ())
      }
    }

    """

  private static let seconds = """
    @discardableResult func sleep(_ seconds: UInt32) -> UInt32 {
      Foundation.Thread.sleep(forTimeInterval: TimeInterval(seconds), onStage: ())
      return 0
    }

    """

  private static let microseconds = """
    @discardableResult func usleep(_ microseconds: UInt32) -> Int32 {
      Foundation.Thread.sleep(forTimeInterval: TimeInterval(microseconds) * 1e-6, onStage: ())
      return 0
    }

    """

  private static let timers = """
    extension Dispatch.DispatchSource {
      class func makeTimerSource(
        flags: Dispatch.DispatchSource.TimerFlags = [],
        queue: DispatchQueue? = nil
      ) -> any DispatchSourceTimer { makeTimerSource(queue: queue, onStage: ()) }
    }

    extension Dispatch.DispatchSourceTimer {
      func schedule(
        deadline: DispatchTime,
        repeating interval: DispatchTimeInterval = .never,
        leeway: DispatchTimeInterval = .nanoseconds(0)
      ) { schedule(deadline: deadline, repeating: interval, leeway: leeway, onStage: ()) }
      func schedule(
        deadline: DispatchTime,
        repeating interval: Double,
        leeway: DispatchTimeInterval = .nanoseconds(0)
      ) { schedule(deadline: deadline, repeating: interval, leeway: leeway, onStage: ()) }
      func schedule(
        wallDeadline: DispatchWallTime,
        repeating interval: DispatchTimeInterval = .never,
        leeway: DispatchTimeInterval = .nanoseconds(0)
      ) { schedule(wallDeadline: wallDeadline, repeating: interval, leeway: leeway, onStage: ()) }
      func schedule(
        wallDeadline: DispatchWallTime,
        repeating interval: Double,
        leeway: DispatchTimeInterval = .nanoseconds(0)
      ) { schedule(wallDeadline: wallDeadline, repeating: interval, leeway: leeway, onStage: ()) }
      func setEventHandler(
        qos: DispatchQoS = .unspecified,
        flags: DispatchWorkItemFlags = [],
        handler: DispatchSourceHandler?
      ) { setEventHandler(handler: handler, onStage: ()) }
      func activate() { activate(onStage: ()) }
    }

    """
}
