import Foundation

/// The files of the checkout that these tests were compiled from.
enum Repository {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Paths below `folder`, relative to the checkout, in a stable order.
  static func files(below folder: String, suffix: String) -> [String] {
    let top = root.appending(path: folder)
    let all = FileManager.default.enumerator(atPath: top.path)?.allObjects as? [String] ?? []
    return all.filter { $0.hasSuffix(suffix) }.map { folder + "/" + $0 }.sorted()
  }
}
