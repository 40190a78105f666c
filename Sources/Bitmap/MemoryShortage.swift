/// No memory where nobody can be told by an error: the process ends, and its last words can say why.
package enum MemoryShortage {
  /// How many bytes were refused, or 0.
  // Written by a thread that is about to end the process, and read by its signal handler.
  nonisolated(unsafe) package private(set) static var byteCount = 0

  package static func end(_ byteCount: Int) -> Never {
    self.byteCount = byteCount
    fatalError("there is no memory for \(byteCount) bytes of pixels; use smaller pictures")
  }
}
