import Foundation

/// A line on the terminal that shows progress; silent when stderr is not a terminal.
struct ProgressBar: Sendable {
  let console: Console
  let total: Int
  private let start = ProcessInfo.processInfo.systemUptime

  func show(done: Int) {
    guard console.isWatched else { return }
    let elapsed = ProcessInfo.processInfo.systemUptime - start
    console.talk("\r" + Self.line(done: done, total: total, elapsed: elapsed) + "\u{1B}[K")
  }

  func finish() {
    guard console.isWatched else { return }
    console.talk("\r\u{1B}[K")
  }

  // [#########-----------]  14/31 frames · 52 fps · 0.3 s left
  static func line(done: Int, total: Int, elapsed: Double) -> String {
    let cells = 20
    let filled = total > 0 ? done * cells / total : cells
    let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: cells - filled)
    let rate = elapsed > 0 ? Double(done) / elapsed : 0
    let left = rate > 0 ? Double(total - done) / rate : 0
    let tenths = Int((left * 10).rounded())
    return
      "[\(bar)]  \(done)/\(total) frames · \(Int(rate)) fps · \(tenths / 10).\(tenths % 10) s left"
  }
}
