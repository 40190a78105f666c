import FrameExport
import Foundation

/// Films files again whenever they are saved, while a server shows the result.
@MainActor
final class WatchJob {
  private let subject: any WatchSubject
  private let board = WatchBoard()
  private let watch: FolderWatch
  private let server: WatchServer
  private let console: Console

  // How often Ctrl-C is checked for while nothing changes.
  private static let pulse: Int32 = 100

  init(_ subject: any WatchSubject, port: UInt16, _ console: Console) throws {
    (self.subject, self.console) = (subject, console)
    watch = try FolderWatch(subject.folder)
    server = try WatchServer(board, title: subject.title, port: port)
  }

  var filter: RequestFilter { server.filter }

  /// Runs until Ctrl-C.
  func run() throws {
    defer { stop() }
    console.result(filter.address)
    console.say("watching \(subject.folder.path); Ctrl-C ends it")
    do {
      try begin()
      while !Interrupt.cancellation.isCancelled { try turn(waiting: Self.pulse) }
    } catch ExportFault.cancelled {
      return
    }
  }

  func begin() throws { try renew(nil) }

  /// Waits for a change and films what it affects; returns false if there was none.
  @discardableResult
  func turn(waiting milliseconds: Int32) throws -> Bool {
    let changes = try watch.changes(within: milliseconds)
    guard !changes.isEmpty, subject.concerns(changes) else { return false }
    try renew(changes)
    return true
  }

  func stop() { server.stop() }

  private func renew(_ changes: FolderWatch.Changes?) throws {
    let start = ContinuousClock.now
    board.begin()
    defer { board.rest() }
    try subject.renew(changes, on: board)
    let milliseconds = Int((ContinuousClock.now - start) / .milliseconds(1))
    let troubles = board.films.count { $0.trouble != nil }
    let tail = troubles == 0 ? "" : ", \(troubles) cannot be shown"
    console.say("filmed in \(milliseconds) ms\(tail)")
  }
}
