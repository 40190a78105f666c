public import Foundation

/// The files in a folder of goldens that this library has written.
public struct GoldenFolder: Sendable {
  public let root: URL

  public init(_ root: URL) { self.root = root }

  /// Paths relative to the folder, sorted; files that we did not write are ignored.
  public func paths() -> [String] { all().filter(isOurs) }

  /// The goldens that a run has not used.
  public func obsolete(after references: [String]) -> [String] {
    let known = Set(references)
    // Only unused files are opened: folders of thousands are common.
    return all().filter { !known.contains($0) }.filter(isOurs)
  }

  private func all() -> [String] {
    let all = FileManager.default.enumerator(atPath: root.path)?.allObjects as? [String] ?? []
    return all.sorted()
  }

  private func isOurs(_ path: String) -> Bool {
    guard isPlainFile(path) else { return false }
    let texts = [".log.txt", ".curve.csv", ".tree.txt", ".spoken.txt"]
    if texts.contains(where: path.hasSuffix) { return true }
    guard path.hasSuffix(".png") || path.hasSuffix(".apng"),
      let data = try? Data(contentsOf: root.appending(path: path))
    else { return false }
    // An empty file is what a full disk leaves of a golden.
    if data.isEmpty { return true }
    return (try? SheetDescription(in: Array(data))) != nil
  }

  /// Whether it is neither a folder nor a link, whatever its name.
  private func isPlainFile(_ path: String) -> Bool {
    let facts = try? FileManager.default.attributesOfItem(atPath: root.appending(path: path).path)
    return facts?[.type] as? FileAttributeType == .typeRegular
  }
}
