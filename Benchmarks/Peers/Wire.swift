import Foundation

/// Messages to and from a program, each ended by a zero byte, through its descriptors 3 and 4.
final class Wire {
  let program: pid_t
  private let toProgram: Int32
  private let fromProgram: Int32
  private var received: [UInt8] = []

  init(_ program: String, _ arguments: [String]) throws {
    var (down, up) = ([Int32](repeating: 0, count: 2), [Int32](repeating: 0, count: 2))
    guard pipe(&down) == 0, pipe(&up) == 0 else { throw POSIXError(.EMFILE) }
    // Out of the way of 3 and 4, and closed in the program but for those.
    let ends = (down + up).map { fcntl($0, F_DUPFD_CLOEXEC, 16) }
    (down + up).forEach { close($0) }
    (toProgram, fromProgram) = (ends[1], ends[2])
    self.program = try Self.spawn(program, arguments, reading: ends[0], writing: ends[3])
    close(ends[0])
    close(ends[3])
  }

  deinit {
    close(toProgram)
    close(fromProgram)
  }

  private static func spawn(
    _ program: String,
    _ arguments: [String],
    reading: Int32,
    writing: Int32
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, reading, 3)
    posix_spawn_file_actions_adddup2(&actions, writing, 4)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var words = ([program] + arguments).map { strdup($0) }
    defer { words.forEach { free($0) } }
    words.append(nil)
    var pid = pid_t()
    guard posix_spawnp(&pid, program, &actions, nil, words, environ) == 0 else {
      throw POSIXError(.ENOENT)
    }
    return pid
  }

  func send(_ message: Data) throws {
    var rest = Array(message + [0])[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(toProgram, $0.baseAddress, $0.count) }
      guard count > 0 else { throw POSIXError(.EPIPE) }
      rest = rest.dropFirst(count)
    }
  }

  func receive() throws -> Data {
    var part = [UInt8](repeating: 0, count: 1 << 20)
    var searched = 0
    while true {
      if let end = received[searched...].firstIndex(of: 0) {
        defer { received.removeSubrange(...end) }
        return Data(received[..<end])
      }
      searched = received.count
      let count = read(fromProgram, &part, part.count)
      guard count > 0 else { throw POSIXError(.EPIPE) }
      received += part[..<count]
    }
  }
}
