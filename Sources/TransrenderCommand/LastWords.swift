import Bitmap
import Glibc

/// The message of a process that ends because it has no memory left.
///
/// Swift ends a process whose memory is refused by a signal, wherever it stands. That is no fault
/// of the program, so it ends in a sentence like any other; every other end stays what it is.
enum LastWords {
  private static let signals = [SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS]
  private static let sentence =
    "transrender: there is not enough memory; choose a smaller --scale or fewer --jobs, or raise the"
    + " limit (ulimit -v)\n"

  // Kept ready: nothing can be made any more when it is needed.
  nonisolated(unsafe) private static var words: UnsafeMutableBufferPointer<UInt8> = .init(
    start: nil,
    count: 0
  )
  // The handlers before, such as the runtime's, which prints a backtrace.
  nonisolated(unsafe) private static let former = UnsafeMutablePointer<sigaction>
    .allocate(capacity: Int(_NSIG) + 1)
  // What is refused when it ends a process is rarely more: pixels are counted by themselves.
  private static let probe = 128 << 20

  static func prepare() {
    words = .allocate(capacity: sentence.utf8.count)
    _ = words.initialize(from: sentence.utf8)
    _ = MemoryShortage.byteCount
    giveHandlerAStack()
    for number in signals {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { LastWords.arrive($0) }
      action.sa_flags = Int32(SA_ONSTACK)
      sigaction(number, &action, former + Int(number))
    }
  }

  /// A stack that cannot grow cannot carry its own handler.
  private static func giveHandlerAStack() {
    let size = 64 << 10
    var stack = stack_t(ss_sp: malloc(size), ss_flags: 0, ss_size: size)
    sigaltstack(&stack, nil)
  }

  // What a run that cannot go on must not leave: C strings, for nothing can be made then.
  nonisolated(unsafe) private static var files: UnsafeMutableBufferPointer<PathName> = .init(
    start: nil,
    count: 0
  )
  nonisolated(unsafe) private static var folders: UnsafeMutableBufferPointer<PathName> = .init(
    start: nil,
    count: 0
  )

  private typealias PathName = UnsafeMutablePointer<CChar>?

  /// Names all that is to be removed if memory runs out, instead of what was named before.
  static func watch(files: [String], folders: [String]) {
    replace(&self.files, by: files)
    replace(&self.folders, by: folders)
  }

  private static func replace(
    _ names: inout UnsafeMutableBufferPointer<PathName>,
    by paths: [String]
  ) {
    let former = names
    names = .allocate(capacity: paths.count)
    _ = names.initialize(from: paths.map { strdup($0) })
    for name in former { free(name) }
    former.deallocate()
  }

  private static func arrive(_ number: Int32) {
    if MemoryShortage.byteCount > 0 || !isThereMemory {
      for case let name? in files { unlink(name) }
      for case let name? in folders { rmdir(name) }
      write(STDERR_FILENO, words.baseAddress, words.count)
      _exit(ExitCode.failure.rawValue)
    }
    // Any other signal goes to the handler before, and ends the process.
    sigaction(number, former + Int(number), nil)
    raise(number)
  }

  private static var isThereMemory: Bool {
    let block = mmap(nil, probe, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard block != MAP_FAILED else { return false }
    munmap(block, probe)
    return true
  }
}
