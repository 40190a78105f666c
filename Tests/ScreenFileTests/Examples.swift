import Foundation
import TestSupport

/// The screen files of the repository.
enum Examples {
  static let folder = Repository.root.appending(path: "Examples")

  static let names: [String] = {
    let found = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return found.filter { $0.hasSuffix(".json") && !$0.hasSuffix("schema.json") }.sorted()
  }()

  static func url(_ name: String) -> URL { folder.appending(path: name) }
}
