import Foundation
import Glibc

/// One of the process's streams, whose reader may close it and whose disk may be full.
final class Outlet: @unchecked Sendable {
  private let file: Int32
  private let lock = NSLock()
  // Accessed only while the lock is held.
  private var fault: Int32?

  init(_ file: Int32) {
    self.file = file
  }

  /// After the first error nothing more is written.
  func write(_ text: String) {
    lock.withLock {
      var rest = Array(text.utf8)[...]
      while fault == nil, !rest.isEmpty {
        let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
        if count > 0 {
          rest.removeFirst(count)
        } else if count == 0 || errno != EINTR {
          fault = count == 0 ? EIO : errno
        }
      }
    }
  }

  /// The error, if any; a reader that closes the stream is not one.
  var trouble: String? {
    lock.withLock { fault }.flatMap { $0 == EPIPE ? nil : String(cString: strerror($0)) }
  }
}
