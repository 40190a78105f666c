import Glibc

/// The connections of a server, on one thread.
struct Guests {
  private struct Guest {
    var heard: [UInt8] = []
    var answer: [UInt8] = []
    var sent = 0
    var hasAnswer = false
    /// Hears of changes until one side ends it.
    var isListener = false
    var isNew = true
    var isDone = false
    var deadline: ContinuousClock.Instant
  }

  // More are a mistake or an attack.
  private static let most = 64
  // How long a request may take, and how long an answer may wait for its reader.
  private static let patience = Duration.seconds(10)

  private let listener: Int32
  private var guests: [Int32: Guest] = [:]
  private var ready: [Int32] = []

  init(listener: Int32) { self.listener = listener }

  var hasNewListeners: Bool { guests.values.contains { $0.isListener && $0.isNew } }

  /// Waits until somebody comes, sends or reads.
  mutating func wait(milliseconds: Int32) {
    let others = guests.map { file, guest in
      let isSending = guest.sent < guest.answer.count
      return pollfd(file: file, events: isSending ? POLLIN | POLLOUT : POLLIN)
    }
    var files = [pollfd(file: listener, events: guests.count < Self.most ? POLLIN : 0)] + others
    guard poll(&files, nfds_t(files.count), milliseconds) > 0 else { return ready = [] }
    if files[0].revents != 0 { receive() }
    ready = files.dropFirst().filter { $0.revents != 0 }.map(\.fd)
  }

  private mutating func receive() {
    let file = accept(listener, nil, nil)
    guard file >= 0 else { return }
    // Neither may a guest make the others wait, nor a program that is started hold it open.
    _ = fcntl(file, F_SETFL, O_NONBLOCK)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    guests[file] = Guest(deadline: .now + Self.patience)
  }

  /// Reads what has come, answers whole requests and sends what can be sent.
  mutating func answer(with respond: (HTTPRequest) -> HTTPResponse) {
    for file in ready {
      guard var guest = guests[file] else { continue }
      Self.read(file, &guest)
      if !guest.hasAnswer { Self.answer(&guest, respond) }
      Self.send(file, &guest)
      keep(guest, file)
    }
  }

  private mutating func keep(_ guest: Guest, _ file: Int32) {
    guests[file] = guest.isDone ? nil : guest
    if guest.isDone { close(file) }
  }

  private static func read(_ file: Int32, _ guest: inout Guest) {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = recv(file, &buffer, buffer.count, 0)
    if count > 0, !guest.hasAnswer { guest.heard += buffer.prefix(count) }
    if count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR) { guest.isDone = true }
  }

  private static func answer(_ guest: inout Guest, _ respond: (HTTPRequest) -> HTTPResponse) {
    let response: HTTPResponse
    do throws(HTTPRequest.Fault) {
      guard let request = try HTTPRequest(guest.heard) else { return }
      response = respond(request)
    } catch {
      response = .refusal(error == .tooLarge ? .tooLarge : .malformed)
    }
    guest.answer = response.bytes
    (guest.hasAnswer, guest.isListener) = (true, response.kind == .events)
    guest.heard = []
    guest.deadline = .now + patience
  }

  private static func send(_ file: Int32, _ guest: inout Guest) {
    while guest.sent < guest.answer.count {
      let count = guest.answer[guest.sent...].withUnsafeBytes {
        Glibc.send(file, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else {
        if errno != EAGAIN, errno != EINTR { guest.isDone = true }
        return
      }
      guest.sent += count
      guest.deadline = .now + patience
    }
    (guest.answer, guest.sent) = ([], 0)
    if guest.hasAnswer, !guest.isListener { guest.isDone = true }
  }

  /// Tells all who listen, or only those who have heard nothing yet.
  mutating func tell(_ words: String, all: Bool) {
    for (file, guest) in guests where guest.isListener && (all || guest.isNew) {
      var guest = guest
      guest.isNew = false
      guest.answer += Array(words.utf8)
      Self.send(file, &guest)
      keep(guest, file)
    }
  }

  /// Ends what asks or reads too slowly.
  mutating func dropTheLate() {
    let now = ContinuousClock.now
    for (file, guest) in guests where guest.deadline < now {
      guard !guest.isListener || guest.sent < guest.answer.count else { continue }
      guests[file] = nil
      close(file)
    }
  }

  mutating func closeAll() {
    for file in guests.keys { close(file) }
    guests = [:]
    close(listener)
  }
}

extension pollfd {
  fileprivate init(file: Int32, events: Int32) {
    self.init(fd: file, events: Int16(events), revents: 0)
  }
}
