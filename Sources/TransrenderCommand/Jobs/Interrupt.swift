import FrameExport
import Glibc
import Synchronization

/// Ctrl-C: the files under way are finished or dropped, and what is there is said.
enum Interrupt {
  static let cancellation = ExportCancellation()
  /// Whether somebody looks at the cancellation; otherwise the first Ctrl-C ends the process.
  private static let isHeeded = Atomic<Bool>(false)

  static func listen() {
    // Made here: a signal handler must not be the first to ask for it.
    _ = cancellation
    _ = isHeeded.load(ordering: .relaxed)
    for number in [SIGINT, SIGTERM] { signal(number) { _ in Interrupt.arrive() } }
    // A reader that goes away is an error to report, not a reason to die without a word.
    signal(SIGPIPE, SIG_IGN)
  }

  /// Runs what looks at the cancellation while it works.
  static func heeding<Value>(_ body: () throws -> Value) rethrows -> Value {
    isHeeded.store(true, ordering: .relaxed)
    defer { isHeeded.store(false, ordering: .relaxed) }
    return try body()
  }

  /// Files appear whole or not at all, so that ending at once harms none; the second Ctrl-C does.
  private static func arrive() {
    let isSecond = cancellation.isCancelled
    cancellation.cancel()
    if isSecond || !isHeeded.load(ordering: .relaxed) { _exit(ExitCode.interrupted.rawValue) }
  }
}

/// A run that was stopped from outside.
struct Interruption: Error, CustomStringConvertible {
  var done: Int
  var total: Int
  var place: String

  var description: String {
    done == 0
      ? "stopped; nothing was left in \(place)"
      : "stopped; \(done) of \(total) frames are whole in \(place), frames.json says which"
  }
}
