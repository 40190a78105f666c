import Timeline

/// All transitions that have a name, in the order in which they are listed.
public enum Catalogue {
  public static let all: [CatalogueEntry] =
    uikit + slides + wipes + irises + patterns + depth + moves + dissolves

  /// The entry of that name or alias, whatever its letter case and its dashes: `crossDissolve` too.
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

  /// At most three names that are a slip of the pen away, else those that have the word in them.
  private static func nearest(to name: String) -> [String] {
    // Nobody mistypes a page of text for a name.
    guard (1...40).contains(name.utf8.count) else { return [] }
    let ranked = all.map { entry in
      let distances = ([entry.name] + entry.aliases).map { NearestWord.distance(name, $0) }
      return (name: entry.name, distance: distances.min() ?? .max)
    }
    let near = ranked.filter { $0.distance <= Swift.max(2, name.count / 3) }
    let alike = near.isEmpty ? ranked.filter { $0.name.contains(name) } : near
    // By distance, then by the order of the table: `enumerated` keeps ties where they stand.
    return alike.enumerated()
      .sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
      .prefix(3).map(\.element.name)
  }
}
