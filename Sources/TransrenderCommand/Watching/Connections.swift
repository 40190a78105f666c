import Glibc

/// The connections of a server, on one thread.
struct Connections {
  private struct Connection {
    var received: [UInt8] = []
    var answer: [UInt8] = []
    var sent = 0
    var hasAnswer = false
    /// Whether it is an event stream, open until one side closes it.
    var isListener = false
    var isNew = true
    var isDone = false
    var deadline: ContinuousClock.Instant
  }

  // More are a mistake or an attack.
  private static let mostConnections = 64
  // How long a request may take, and how long an answer may wait for its reader.
  private static let timeout = Duration.seconds(10)

  private let listener: Int32
  private var connections: [Int32: Connection] = [:]
  private var ready: [Int32] = []

  init(listener: Int32) { self.listener = listener }

  var hasNewListeners: Bool { connections.values.contains { $0.isListener && $0.isNew } }

  /// Waits until a client connects, sends or reads.
  mutating func wait(milliseconds: Int32) {
    let others = connections.map { file, connection in
      let isSending = connection.sent < connection.answer.count
      return pollfd(file: file, events: isSending ? POLLIN | POLLOUT : POLLIN)
    }
    var files =
      [pollfd(file: listener, events: connections.count < Self.mostConnections ? POLLIN : 0)]
      + others
    guard poll(&files, nfds_t(files.count), milliseconds) > 0 else { return ready = [] }
    if files[0].revents != 0 { receive() }
    ready = files.dropFirst().filter { $0.revents != 0 }.map(\.fd)
  }

  private mutating func receive() {
    let file = accept(listener, nil, nil)
    guard file >= 0 else { return }
    // A connection must not block the others, nor be inherited by child processes.
    _ = fcntl(file, F_SETFL, O_NONBLOCK)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    connections[file] = Connection(deadline: .now + Self.timeout)
  }

  /// Reads incoming data, answers complete requests and sends pending data.
  mutating func answer(with respond: (HTTPRequest) -> HTTPResponse) {
    for file in ready {
      guard var connection = connections[file] else { continue }
      Self.read(file, &connection)
      if !connection.hasAnswer { Self.answer(&connection, respond) }
      Self.send(file, &connection)
      keep(connection, file)
    }
  }

  private mutating func keep(_ connection: Connection, _ file: Int32) {
    connections[file] = connection.isDone ? nil : connection
    if connection.isDone { close(file) }
  }

  private static func read(_ file: Int32, _ connection: inout Connection) {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = recv(file, &buffer, buffer.count, 0)
    if count > 0, !connection.hasAnswer { connection.received += buffer.prefix(count) }
    if count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR) { connection.isDone = true }
  }

  private static func answer(
    _ connection: inout Connection,
    _ respond: (HTTPRequest) -> HTTPResponse
  ) {
    let response: HTTPResponse
    do throws(HTTPRequest.Fault) {
      guard let request = try HTTPRequest(connection.received) else { return }
      response = respond(request)
    } catch {
      response = .refusal(error == .tooLarge ? .tooLarge : .malformed)
    }
    connection.answer = response.bytes
    (connection.hasAnswer, connection.isListener) = (true, response.kind == .events)
    connection.received = []
    connection.deadline = .now + timeout
  }

  private static func send(_ file: Int32, _ connection: inout Connection) {
    while connection.sent < connection.answer.count {
      let count = connection.answer[connection.sent...].withUnsafeBytes {
        Glibc.send(file, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else {
        if errno != EAGAIN, errno != EINTR { connection.isDone = true }
        return
      }
      connection.sent += count
      connection.deadline = .now + timeout
    }
    (connection.answer, connection.sent) = ([], 0)
    if connection.hasAnswer, !connection.isListener { connection.isDone = true }
  }

  /// Sends to all listeners, or only to those that have received nothing yet.
  mutating func tell(_ words: String, all: Bool) {
    for (file, connection) in connections where connection.isListener && (all || connection.isNew) {
      var connection = connection
      connection.isNew = false
      connection.answer += Array(words.utf8)
      Self.send(file, &connection)
      keep(connection, file)
    }
  }

  /// Closes connections that send or read too slowly.
  mutating func closeLate() {
    let now = ContinuousClock.now
    for (file, connection) in connections where connection.deadline < now {
      guard !connection.isListener || connection.sent < connection.answer.count else { continue }
      connections[file] = nil
      close(file)
    }
  }

  mutating func closeAll() {
    for file in connections.keys { close(file) }
    connections = [:]
    close(listener)
  }
}

extension pollfd {
  fileprivate init(file: Int32, events: Int32) {
    self.init(fd: file, events: Int16(events), revents: 0)
  }
}
