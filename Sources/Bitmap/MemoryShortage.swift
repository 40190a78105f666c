internal import Synchronization

/// No memory where nobody can be told by an error: the process ends, and its last words can say why.
package enum MemoryShortage {
  private static let refused = Atomic<Int>(0)

  /// How many bytes were refused, or 0.
  package static var byteCount: Int { refused.load(ordering: .relaxed) }

  package static func end(_ byteCount: Int) -> Never {
    refused.store(byteCount, ordering: .relaxed)
    fatalError("there is no memory for \(byteCount) bytes of pixels; use smaller pictures")
  }
}
