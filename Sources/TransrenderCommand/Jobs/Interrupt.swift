import FrameExport
import Glibc

/// Ctrl-C: the files under way are finished or dropped, and what is there is said.
enum Interrupt {
  static let cancellation = ExportCancellation()

  static func listen() {
    // Made here: a signal handler must not be the first to ask for it.
    _ = cancellation
    for number in [SIGINT, SIGTERM] { signal(number) { _ in Interrupt.cancellation.cancel() } }
    // A reader that goes away is an error to report, not a reason to die without a word.
    signal(SIGPIPE, SIG_IGN)
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
