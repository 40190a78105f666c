import Foundation

/// A folder for one test, gone after it.
final class Scratch {
  let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

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
