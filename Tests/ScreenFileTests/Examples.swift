import Foundation

/// The screen files of the repository.
enum Examples {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Examples")

  static let names: [String] = {
    let found = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return found.filter { $0.hasSuffix(".json") && !$0.hasSuffix("schema.json") }.sorted()
  }()

  static func url(_ name: String) -> URL { folder.appending(path: name) }
}
