package import Foundation

/// The files of the checkout that the tests were compiled from.
package enum Repository {
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  package static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// A file of `Tests/Fixtures`.
  package static func fixture(_ path: String) throws -> Data {
    try Data(contentsOf: root.appending(path: "Tests/Fixtures/\(path)"))
  }

  /// Paths below `folder`, relative to the checkout, in a stable order.
  package static func files(below folder: String, suffix: String) -> [String] {
    let top = root.appending(path: folder)
    let all = FileManager.default.enumerator(atPath: top.path)?.allObjects as? [String] ?? []
    return all.filter { $0.hasSuffix(suffix) }.map { folder + "/" + $0 }.sorted()
  }
}
