import Glibc

extension Outlet {
  /// Reserves the process's standard output for results.
  ///
  /// Output of libraries is redirected to stderr, so that it cannot mix with bytes that another
  /// program reads.
  static func takeResults() -> Int32 {
    let results = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    guard results >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return STDOUT_FILENO }
    return results
  }

  /// The file descriptor for results.
  static let results: Int32 = takeResults()
}
