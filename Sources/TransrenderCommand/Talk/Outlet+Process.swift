import Glibc

extension Outlet {
  /// Reserves the process's standard output for results.
  ///
  /// What libraries print goes where messages go: it must not come between
  /// the bytes that another program reads.
  static func takeResults() -> Int32 {
    let results = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    guard results >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return STDOUT_FILENO }
    return results
  }

  /// Where results of this process go.
  static let results: Int32 = takeResults()
}
