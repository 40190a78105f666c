import Foundation
import TestSupport

/// A folder that frames are written to, gone when the test is.
struct ExportFolder {
  let url: URL
  private let folder: TemporaryFolder

  init() throws {
    try self.init(TemporaryFolder())
  }

  init(_ folder: TemporaryFolder) {
    self.folder = folder
    url = folder.url
  }

  private var all: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }

  var names: [String] { all.filter { !$0.hasPrefix(".") } }
  var hidden: [String] { all.filter { $0.hasPrefix(".") } }

  func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: url.appending(path: name)))
  }
}
