import Foundation
import FrameExport
import Glibc
import Synchronization

/// Ctrl-C: files being written are finished or dropped, and the message says what exists.
enum Interrupt {
  static let cancellation = ExportCancellation()
  /// Whether running code checks for cancellation; if not, the first Ctrl-C ends the process.
  private static let isHeeded = Atomic<Bool>(false)

  /// The process group of the child that does the work and receives the signal, or 0.
  private static let worker = Atomic<Int32>(0)

  static func listen() {
    // Initialised here: a signal handler must not be the first to access it.
    _ = cancellation
    _ = isHeeded.load(ordering: .relaxed)
    _ = worker.load(ordering: .relaxed)
    for number in [SIGINT, SIGTERM] { signal(number) { _ in Interrupt.arrive() } }
    // A closed pipe is an error to report, not a reason to end without a message.
    signal(SIGPIPE, SIG_IGN)
    // So is a file that has grown to the limit for files.
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Runs a body that checks for cancellation.
  static func heeding<Value>(_ body: () throws -> Value) rethrows -> Value {
    let former = isHeeded.exchange(true, ordering: .relaxed)
    defer { isHeeded.store(former, ordering: .relaxed) }
    return try body()
  }

  /// Runs another program in its own process group, and stops it with this one.
  static func heeding(_ process: Process, _ wait: () -> Void) throws {
    try heeding {
      try process.run()
      worker.store(process.processIdentifier, ordering: .sequentiallyConsistent)
      defer { worker.store(0, ordering: .sequentiallyConsistent) }
      if cancellation.isCancelled { stopWorker(SIGINT) }
      wait()
      process.waitUntilExit()
    }
  }

  private static func stopWorker(_ number: Int32) {
    let group = worker.load(ordering: .sequentiallyConsistent)
    if group > 0 { kill(-group, number) }
  }

  /// Files are written atomically, so it is safe to end at once; the second Ctrl-C does.
  private static func arrive() {
    let isSecond = cancellation.isCancelled
    cancellation.cancel()
    stopWorker(isSecond ? SIGKILL : SIGINT)
    if isSecond || !isHeeded.load(ordering: .relaxed) { _exit(ExitCode.interrupted.rawValue) }
  }
}

/// A run that was stopped from outside.
struct Interruption: Error, CustomStringConvertible {
  let description: String

  init(done: Int, total: Int, output: String) {
    description =
      done == 0
      ? "stopped; nothing was left in \(output)"
      : "stopped; \(done) of \(total) frames are complete in \(output); frames.json lists them"
  }

  /// Frames that were written to a pipe cannot be withdrawn.
  init(stream: String, total: Int) {
    description = "stopped; \(stream) did not receive all \(total) frames"
  }

  /// What a trial has written by then is used by the next one.
  init(buildingIn folder: String) {
    description = "stopped while the app was built; run `try` again to go on with \(folder)"
  }

  init(afterFilms count: Int, in folder: String) {
    let place =
      switch count {
      case 0: "before the first film"
      case 1: "after 1 film, which is not kept"
      default: "after \(count) films, which are not kept"
      }
    description = "stopped \(place); run `try` again, which finds the app built in \(folder)"
  }

  init(tests verb: String) {
    description = "stopped together with the tests; run \(verb) again for results"
  }
}
