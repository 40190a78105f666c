internal import Foundation
internal import Glibc

/// An ffmpeg process that reads frames from us; for one thread at a time.
final class FFmpegProcess {
  private let file: URL
  private let pid: pid_t
  private let complaints: Int32
  private var input: Int32
  private var isRunning = true

  private static let handedDescriptor: Int32 = 3
  /// The path at which the process finds the open file that is passed to it.
  static let handedOver = "/proc/self/fd/\(handedDescriptor)"

  static func find() -> String? { find(in: ProcessInfo.processInfo.environment["PATH"] ?? "") }

  /// The first ffmpeg of a PATH that can be run.
  static func find(in path: String) -> String? {
    path.split(separator: ":").map { "\($0)/ffmpeg" }
      .first { access($0, X_OK) == 0 && !isFolder($0) }
  }

  private static func isFolder(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) != 0 || facts.st_mode & S_IFMT == S_IFDIR
  }

  init(
    _ program: String,
    _ arguments: [String],
    writing file: URL,
    handingOver output: Int32? = nil
  ) throws(ExportFault) {
    self.file = file
    var ends: [Int32] = [-1, -1]
    // Its messages go to a file: a pipe that is not read would block it.
    complaints = Draft.openNameless(beside: file)
    // Unlike a pipe, this is never inherited by a process that another thread starts now.
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard complaints >= 0, socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw .ffmpeg(path: file.path, reason: String(cString: strerror(errno)))
    }
    input = ends[1]
    defer { close(ends[0]) }
    let files: [(Int32, Int32)] = [(ends[0], 0), (complaints, 1), (complaints, 2)]
    let handed = output.map { [($0, Self.handedDescriptor)] } ?? []
    let started = Self.start(program, arguments: arguments, files: files + handed)
    pid = started.pid
    guard started.code == 0 else {
      isRunning = false
      throw .ffmpeg(path: file.path, reason: String(cString: strerror(started.code)))
    }
  }

  deinit {
    kill()
    if input >= 0 { close(input) }
    close(complaints)
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws(ExportFault) {
    do {
      try FileBytes.writeToPipe(bytes, input)
    } catch {
      // It has stopped reading: its messages explain why.
      try finish()
      throw .ffmpeg(path: file.path, reason: "it stopped before the last frame")
    }
  }

  /// Waits for the process to end.
  func finish() throws(ExportFault) {
    close(input)
    input = -1
    let status = wait()
    guard status != 0 else { return }
    throw .ffmpeg(path: file.path, reason: reason(status))
  }

  func kill() {
    guard isRunning else { return }
    Glibc.kill(pid, SIGKILL)
    _ = wait()
  }

  private func wait() -> Int32 {
    guard isRunning else { return 0 }
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    isRunning = false
    return status
  }

  private func reason(_ status: Int32) -> String {
    if status & 0x7F != 0 { return "it was ended by signal \(status & 0x7F)" }
    let said = words.split(separator: "\n").last.map { ": \($0)" } ?? ""
    return "it ended with status \(status >> 8 & 0xFF)\(said)"
  }

  private var words: String {
    var letters = [UInt8](repeating: 0, count: 4096)
    let size = max(0, lseek(complaints, 0, SEEK_END))
    let count = pread(complaints, &letters, letters.count, max(0, size - letters.count))
    return String(decoding: letters.prefix(max(0, count)), as: UTF8.self)
  }

  private static func start(
    _ program: String,
    arguments: [String],
    files: [(Int32, Int32)]
  ) -> (pid: pid_t, code: Int32) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (file, number) in files { posix_spawn_file_actions_adddup2(&actions, file, number) }
    // We handle a Ctrl-C in the terminal: it must not end a process that we still write to.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    var words = ([program] + arguments).map { strdup($0) }
    defer { words.forEach { free($0) } }
    words.append(nil)
    var pid = pid_t()
    let code = posix_spawn(&pid, program, &actions, &attributes, words, environ)
    return (pid, code)
  }
}
