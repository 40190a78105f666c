internal import Foundation
internal import Glibc
internal import Synchronization

/// Names for files that are not whole yet; no two processes or threads share one.
enum HiddenName {
  private static let count = Atomic<Int>(0)

  static func next(for url: URL) -> String {
    let number = count.wrappingAdd(1, ordering: .relaxed).newValue
    let folder = url.deletingLastPathComponent().path
    return "\(folder)/.\(url.lastPathComponent).\(getpid())-\(number).partial"
  }
}
