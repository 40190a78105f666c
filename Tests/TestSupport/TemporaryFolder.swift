package import Foundation
import Glibc

/// A folder of a test's own, gone with the last reference to it.
package final class TemporaryFolder: Sendable {
  package let url: URL

  package init(named name: String = UUID().uuidString) throws {
    url = TemporaryFolder.ofProcess.appending(path: name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}

extension TemporaryFolder {
  private static let prefix = "transrender-tests-"

  /// The folder of this test process, for files that tests remove themselves.
  ///
  /// It goes when the process ends, with all that is still in it: what is referenced then is not
  /// deinitialised. A process that was killed leaves its folder to the next one to remove.
  package static let ofProcess: URL = {
    TemporaryFolder.removeThoseOfDeadProcesses()
    let folder = TemporaryFolder.url(of: getpid())
    // One of a process that was killed and had the same id.
    try? FileManager.default.removeItem(at: folder)
    atexit { try? FileManager.default.removeItem(at: TemporaryFolder.url(of: getpid())) }
    // A folder that cannot be made is the fault of the first file in it.
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }()

  /// The folder of that name in a test process, for those that it starts.
  package static func url(named name: String, of process: Int32) -> URL {
    url(of: process).appending(path: name)
  }

  private static func url(of process: Int32) -> URL {
    FileManager.default.temporaryDirectory.appending(path: "\(prefix)\(process)")
  }

  private static func removeThoseOfDeadProcesses() {
    let top = FileManager.default.temporaryDirectory
    let names = (try? FileManager.default.contentsOfDirectory(atPath: top.path)) ?? []
    for name in names where name.hasPrefix(prefix) {
      guard let process = Int32(name.dropFirst(prefix.count)), !isAlive(process) else { continue }
      try? FileManager.default.removeItem(at: top.appending(path: name))
    }
  }

  private static func isAlive(_ process: Int32) -> Bool { kill(process, 0) == 0 || errno == EPERM }
}
