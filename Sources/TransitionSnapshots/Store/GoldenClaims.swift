internal import Synchronization

/// Who compares with which golden in this process: two claims of one file are a mistake.
final class GoldenClaims: Sendable {
  static let process = GoldenClaims()

  // Lower case: on some file systems two names that differ in case are one file.
  private let owners = Mutex<[String: String]>([:])

  func claim(_ path: String, at place: String) throws(SnapshotFault) {
    let first = owners.withLock { owners in
      let first = owners[path.lowercased()]
      if first == nil { owners[path.lowercased()] = place }
      return first
    }
    if let first { throw .claimedTwice(golden: path, first: first, second: place) }
  }
}
