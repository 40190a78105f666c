/// The declared types, and which of them are kinds of which.
enum TypeTable {
  struct Row {
    let identifier: String
    let tags: [UTTagClass: [String]]
    let parents: [String]
    let description: String?

    /// Columns: identifier, extensions, MIME types, parents, description.
    init?(_ line: Substring) {
      let columns = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.split(separator: " ").map(String.init)
      }
      guard columns.count == 5, let identifier = columns[0].first else { return nil }
      self.identifier = identifier
      tags = [UTTagClass.filenameExtension: columns[1], .mimeType: columns[2]]
        .filter { !$0.value.isEmpty }
      parents = columns[3]
      description = columns[4].isEmpty ? nil : columns[4].joined(separator: " ")
    }
  }

  private static let rows = lines.split(separator: "\n").compactMap(Row.init)
  private static let byIdentifier = Dictionary(
    rows.map { ($0.identifier, $0) },
    uniquingKeysWith: { first, _ in first }
  )

  static var identifiers: [String] { rows.map(\.identifier) }

  static func row(of identifier: String) -> Row? { byIdentifier[identifier] }

  /// Those that have a tag; the one that prefers it comes first.
  static func identifiers(tagged tag: String, _ tagClass: UTTagClass) -> [String] {
    let found = rows.filter { $0.tags[tagClass]?.contains(tag) == true }
    let preferring = found.filter { $0.tags[tagClass]?.first == tag }
    let others = found.filter { $0.tags[tagClass]?.first != tag }
    return (preferring + others).map(\.identifier)
  }

  /// All types above one.
  ///
  /// [D] A dynamic type is below the one that it was asked to conform to, by default data.
  static func ancestors(of identifier: String) -> Set<String> {
    guard let row = row(of: identifier) else {
      guard let parent = DynamicType(identifier: identifier)?.parent else { return [] }
      return ancestors(of: parent).union([parent])
    }
    return row.parents.reduce(into: []) { all, parent in
      all.insert(parent)
      all.formUnion(ancestors(of: parent))
    }
  }
}
