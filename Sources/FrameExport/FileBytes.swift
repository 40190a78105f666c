internal import Foundation
internal import Glibc

/// Writes bytes to descriptors completely, with as many system calls as needed.
enum FileBytes {
  /// The system's error number.
  struct Fault: Error {
    let code: Int32
  }

  // The kernel takes at most 1024 pieces at once.
  private static let mostPieces = 1024

  static func write(_ pieces: [UnsafeRawBufferPointer], to file: Int32) throws(Fault) {
    var rest = pieces.map {
      iovec(iov_base: UnsafeMutableRawPointer(mutating: $0.baseAddress), iov_len: $0.count)
    }[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBufferPointer {
        writev(file, $0.baseAddress, Int32(min($0.count, mostPieces)))
      }
      if written < 0, errno == EINTR { continue }
      guard written >= 0 else { throw Fault(code: errno) }
      rest.drop(written)
    }
  }

  /// The same for pipes; a closed reader is an error and does not end the process.
  static func writeToPipe(_ bytes: UnsafeRawBufferPointer, _ file: Int32) throws(Fault) {
    var (pipeSignal, before) = (sigset_t(), sigset_t())
    sigemptyset(&pipeSignal)
    sigaddset(&pipeSignal, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &pipeSignal, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    do {
      try write([bytes], to: file)
    } catch {
      // The signal is pending for this thread and must not reach others.
      var now = timespec()
      if error.code == EPIPE, sigismember(&before, SIGPIPE) == 0 {
        sigtimedwait(&pipeSignal, nil, &now)
      }
      throw error
    }
  }
}

extension ArraySlice<iovec> {
  /// Removes the first bytes.
  mutating func drop(_ count: Int) {
    var count = count
    while let piece = first, piece.iov_len <= count {
      count -= piece.iov_len
      removeFirst()
    }
    if count > 0 {
      self[startIndex].iov_base += count
      self[startIndex].iov_len -= count
    }
  }
}
