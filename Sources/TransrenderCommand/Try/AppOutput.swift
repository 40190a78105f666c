import Foundation
import Synchronization

/// What a filmed app says: passed on line by line, without the runtime's stack traces, whose
/// addresses tell nobody anything.
final class AppOutput: Sendable {
  private struct State {
    var rest: [UInt8] = []
    var fatal: String?
  }

  let pipe = Pipe()
  private let state = Mutex(State())
  private let say: @Sendable (String) -> Void

  private let isOver = DispatchSemaphore(value: 0)

  /// Longer than it takes to read what is left; a child of the app may keep the pipe open.
  private static let patience = 5.0

  init(saying say: @escaping @Sendable (String) -> Void) {
    self.say = say
    let handle = pipe.fileHandleForReading
    DispatchQueue(label: "output of an app").async { [self] in
      while case let data = handle.availableData, !data.isEmpty { take(data) }
      isOver.signal()
    }
  }

  /// After the process has ended: waits for the rest of what it said.
  func finish() {
    try? pipe.fileHandleForWriting.close()
    _ = isOver.wait(timeout: .now() + Self.patience)
    take(Data("\n".utf8))
  }

  /// Why the app stopped, in its own words.
  var fatalError: String? { state.withLock { $0.fatal } }

  func take(_ data: Data) {
    let lines = state.withLock { state in
      state.rest += data
      var lines: [String] = []
      while let end = state.rest.firstIndex(of: 0x0A) {
        lines.append(String(decoding: state.rest[..<end], as: UTF8.self))
        state.rest.removeFirst(end + 1)
      }
      let telling = lines.filter { !Self.isOfTrace($0) }
      if let fatal = telling.last(where: { $0.contains("Fatal error: ") }) {
        state.fatal = fatal.split(separator: "Fatal error: ").last.map(String.init)
      }
      return telling
    }
    for line in lines where !line.isEmpty { say(line) }
  }

  private static func isOfTrace(_ line: String) -> Bool {
    line == "Current stack trace:" || line.contains(#/^\d+ +\S+ +0x[0-9a-f]{8,} /#)
  }
}
