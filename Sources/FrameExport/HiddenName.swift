internal import Foundation
internal import Glibc
internal import Synchronization

/// Names for unfinished files; unique across processes and threads.
enum HiddenName {
  private static let count = Atomic<Int>(0)

  static func next(for url: URL) -> String {
    let number = count.wrappingAdd(1, ordering: .relaxed).newValue
    let folder = url.deletingLastPathComponent().path
    return "\(folder)/.\(url.lastPathComponent).\(getpid())-\(number).partial"
  }
}
