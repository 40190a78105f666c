internal import Synchronization

/// The goldens that this process has compared with: using a file twice is a mistake.
final class GoldenClaims: Sendable {
  static let process = GoldenClaims()

  // Lower case, since some file systems ignore case.
  private let owners = Mutex<[String: String]>([:])

  func claim(_ path: String, at location: String) throws(SnapshotFault) {
    let first = owners.withLock { owners in
      let first = owners[path.lowercased()]
      if first == nil { owners[path.lowercased()] = location }
      return first
    }
    if let first { throw .claimedTwice(golden: path, first: first, second: location) }
  }
}
