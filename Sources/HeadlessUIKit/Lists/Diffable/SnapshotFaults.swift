import Foundation

/// What UIKit says of identifiers that are not unique, or that nobody knows. [W]
enum SnapshotFaults {
  static func notUnique(_ kind: String, _ identifiers: [String]) -> String {
    "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers:"
      + " \(list(identifiers))"
  }

  static func notUniqueInSection(_ identifiers: [String]) -> String {
    "Identifiers in a section snapshot must be unique. Duplicate item identifiers:"
      + " \(list(identifiers))"
  }

  static func unknown(_ identifier: String, _ kind: String, to verb: String) -> String {
    "Attempted to \(verb) \(kind) identifier that does not exist in the snapshot: \(identifier)"
  }

  static func moved(_ count: Int) -> String {
    let (items, exist) = count == 1 ? ("identifier", "exists") : ("identifiers", "exist")
    return "Diffable data source detected an attempt to insert or append \(count) item \(items)"
      + " that already \(exist) in the snapshot. The existing item \(items) will be moved into place"
      + " instead, but this operation will be more expensive."
  }

  /// As a set describes itself.
  private static func list(_ identifiers: [String]) -> String {
    "{(\n    \(identifiers.joined(separator: ",\n    "))\n)}"
  }
}

extension Array where Element: Hashable {
  /// Each element once, and those that are there again.
  var parted: (unique: [Element], again: [Element]) {
    var known: Set<Element> = []
    var (unique, again): ([Element], [Element]) = ([], [])
    for element in self {
      if known.insert(element).inserted { unique.append(element) } else { again.append(element) }
    }
    return (unique, again)
  }
}
