import Timeline

/// All named transitions, in the order in which they are listed.
public enum Catalogue {
  public static let all: [CatalogueEntry] =
    uikit + slides + wipes + irises + patterns + depth + moves + dissolves

  /// The entry with that name or alias, ignoring case and dashes: `crossDissolve` too.
  public static func entry(named name: String) throws(CatalogueError) -> CatalogueEntry {
    let wanted = joined(name)
    let found = all.first { entry in
      joined(entry.name) == wanted || entry.aliases.contains { joined($0) == wanted }
    }
    guard let found else { throw .unknownTransition(name, nearest: nearest(to: name.lowercased())) }
    return found
  }

  private static func joined(_ name: String) -> String {
    name.lowercased().replacing("-", with: "").replacing("_", with: "")
  }

  /// At most three names within a small edit distance, or else names that contain the word.
  private static func nearest(to name: String) -> [String] {
    // A longer word cannot be a misspelt name.
    guard (1...40).contains(name.utf8.count) else { return [] }
    let ranked = all.map { entry in
      let distances = ([entry.name] + entry.aliases).map { NearestWord.distance(name, $0) }
      return (name: entry.name, distance: distances.min() ?? .max)
    }
    let near = ranked.filter { $0.distance <= Swift.max(2, name.count / 3) }
    let alike = near.isEmpty ? ranked.filter { $0.name.contains(name) } : near
    // By distance, then in the order of the table, since the sort is made stable by the index.
    return alike.enumerated()
      .sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
      .prefix(3).map(\.element.name)
  }
}
