/// Records a failed allocation where no error can be thrown, for the message of the crashing
/// process.
package enum MemoryShortage {
  /// The number of bytes that could not be allocated, or 0.
  // Written by a thread that is about to crash, and read by its signal handler.
  nonisolated(unsafe) package private(set) static var byteCount = 0

  package static func end(_ byteCount: Int) -> Never {
    self.byteCount = byteCount
    fatalError("there is no memory for \(byteCount) bytes of pixels; use smaller pictures")
  }
}
