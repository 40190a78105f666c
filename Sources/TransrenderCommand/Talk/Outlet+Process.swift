import Glibc

extension Outlet {
  /// Takes the process's standard output for results alone.
  ///
  /// What libraries print on their own account goes where talk goes: it must not stand between
  /// the bytes that another program reads.
  static func takeResults() -> Int32 {
    let results = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    guard results >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return STDOUT_FILENO }
    return results
  }

  /// Where results of this process go.
  static let results: Int32 = takeResults()
}
