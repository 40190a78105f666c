import Bitmap
import Glibc

/// Prints an error message when the process runs out of memory.
///
/// Swift crashes wherever an allocation fails. This handler recognises that case and exits with a
/// sentence and a failure code; other crashes are passed on.
enum OutOfMemoryMessage {
  private static let signals = [SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS]
  private static let sentence =
    "transrender: there is not enough memory; choose a smaller --scale or fewer --jobs, or raise the"
    + " limit (ulimit -v)\n"

  // Allocated in advance: nothing can be allocated when it is needed.
  nonisolated(unsafe) private static var words: UnsafeMutableBufferPointer<UInt8> = .init(
    start: nil,
    count: 0
  )
  // The previous handlers, such as the runtime's, which prints a backtrace.
  nonisolated(unsafe) private static let former = UnsafeMutablePointer<sigaction>
    .allocate(capacity: Int(_NSIG) + 1)
  // Allocations that fail are rarely larger; those of pixels are counted separately.
  private static let probe = 128 << 20

  static func prepare() {
    words = .allocate(capacity: sentence.utf8.count)
    _ = words.initialize(from: sentence.utf8)
    _ = MemoryShortage.byteCount
    giveHandlerAStack()
    for number in signals {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { OutOfMemoryMessage.arrive($0) }
      action.sa_flags = Int32(SA_ONSTACK)
      sigaction(number, &action, former + Int(number))
    }
  }

  /// The handler needs its own stack, since the normal one may have overflowed.
  private static func giveHandlerAStack() {
    let size = 64 << 10
    var stack = stack_t(ss_sp: malloc(size), ss_flags: 0, ss_size: size)
    sigaltstack(&stack, nil)
  }

  // Files to remove when memory runs out: C strings, since nothing can be allocated then.
  nonisolated(unsafe) private static var files: UnsafeMutableBufferPointer<PathName> = .init(
    start: nil,
    count: 0
  )
  nonisolated(unsafe) private static var folders: UnsafeMutableBufferPointer<PathName> = .init(
    start: nil,
    count: 0
  )

  private typealias PathName = UnsafeMutablePointer<CChar>?

  /// Sets the files and folders to remove if memory runs out, replacing the previous ones.
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
    // Other signals go to the previous handler, which ends the process.
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
