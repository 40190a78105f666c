import FrameExport
import Glibc
import Player
import Synchronization

/// Serves the board's pages on its own thread.
///
/// It opens no files, so no file can be leaked.
final class WatchServer: Sendable {
  let filter: RequestFilter
  private let board: WatchBoard
  private let shell: [UInt8]
  private let isOver = Atomic<Bool>(false)
  private let opening = Mutex<(WatchedPage, time: Double)?>(nil)
  private let hasEnded = Atomic<Bool>(false)

  // How long an event waits at most before it is sent.
  private static let pulse: Int32 = 10

  init(_ board: WatchBoard, title: String, port: UInt16) throws {
    let socket = try LoopbackSocket(port: port)
    (self.board, filter) = (board, RequestFilter(port: socket.port))
    shell = WatchShell(title: title).html
    let file = fcntl(socket.file, F_DUPFD_CLOEXEC, 3)
    let fault = PlainThread.start { [self] in serve(file) }
    guard fault == 0 else {
      close(file)
      throw InputError(
        "cannot start a thread: \(String(cString: strerror(fault))); stop other programs"
      )
    }
  }

  /// Tells every page that watching has ended, and closes the port.
  func stop() {
    isOver.store(true, ordering: .sequentiallyConsistent)
    while !hasEnded.load(ordering: .sequentiallyConsistent) { usleep(1000) }
  }

  private func serve(_ file: Int32) {
    var connections = Connections(listener: file)
    var told = -1
    while !isOver.load(ordering: .sequentiallyConsistent) {
      connections.wait(milliseconds: Self.pulse)
      connections.answer(with: respond)
      drawAhead()
      let count = board.count
      if count != told || connections.hasNewListeners, let notice = try? board.notice {
        connections.tell("data: \(notice)\n\n", all: count != told)
        told = count
      }
      connections.closeLate()
    }
    connections.tell("event: over\ndata: {}\n\n", all: true)
    connections.closeAll()
    hasEnded.store(true, ordering: .sequentiallyConsistent)
  }

  private func respond(_ request: HTTPRequest) -> HTTPResponse {
    switch filter.answer(to: request) {
    case .shell: .page(shell)
    case .changes: .events
    case .film(let id, let version, let time): film(id, version: version, at: time)
    case .picture(let number, let id, let version): picture(number, of: id, version: version)
    case .refused(let status): .refusal(status)
    }
  }

  private func film(_ id: Int, version: Int, at time: Double?) -> HTTPResponse {
    guard let page = board.page(version, of: id) else { return .refusal(.missing) }
    opening.withLock { $0 = (page, time ?? 0) }
    return .page(page.html)
  }

  /// Draws the first picture of the page while the browser still reads the page.
  private func drawAhead() {
    guard let (page, time) = opening.withLock({ $0.take() }) else { return }
    // An error is reported when the browser asks for the picture.
    _ = try? page.picture(at: time)
  }

  private func picture(_ number: Int, of id: Int, version: Int) -> HTTPResponse {
    do {
      guard let file = try board.page(version, of: id)?.picture(number) else {
        return .refusal(.missing)
      }
      return .picture(file)
    } catch {
      return .fault("\(error)")
    }
  }
}
