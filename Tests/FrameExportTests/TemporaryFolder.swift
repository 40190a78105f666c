import Foundation

/// A folder of a test's own, gone when the test is.
final class TemporaryFolder {
  let url: URL

  init(named name: String = UUID().uuidString) {
    url = FileManager.default.temporaryDirectory.appending(path: "FrameExportTests/\(name)")
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
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
