import Foundation
import TestSupport

/// A folder for one test, gone after it.
struct Scratch {
  private let folder: TemporaryFolder
  var url: URL { folder.url }

  init() throws { folder = try TemporaryFolder() }

  func path(_ name: String) -> String { url.appending(path: name).path }

  func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted()
  }

  /// Every file of a folder with its bytes.
  func contents(of folder: String) throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for name in try names(in: folder) {
      contents[name] = try Data(contentsOf: url.appending(path: "\(folder)/\(name)"))
    }
    return contents
  }
}
