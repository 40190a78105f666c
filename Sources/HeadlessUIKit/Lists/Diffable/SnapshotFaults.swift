import Foundation

/// What UIKit says of identifiers that are not unique, or not known. [W]
enum SnapshotFaults {
  static func notUnique(_ kind: String, _ identifiers: [some Hashable]) -> String {
    "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers:"
      + " \(list(identifiers))"
  }

  static func notUniqueInSection(_ identifiers: [some Hashable]) -> String {
    "Identifiers in a section snapshot must be unique. Duplicate item identifiers:"
      + " \(list(identifiers))"
  }

  static func unknown(_ identifier: String, _ kind: String, to verb: String) -> String {
    "Attempted to \(verb) \(kind) identifier that does not exist in the snapshot: \(identifier)"
  }

  /// [I] What a data source says of a path that its snapshot does not have.
  static func noItem(at path: IndexPath) -> String {
    "there is no item at \(Array(path)) in the snapshot"
  }

  static let noProvider =
    "Invalid parameter not satisfying: self.supplementaryViewProvider ||"
    + " (self.supplementaryReuseIdentifierProvider && self.supplementaryViewConfigurationHandler)"

  static func moved(_ count: Int) -> String {
    let (items, exist) = count == 1 ? ("identifier", "exists") : ("identifiers", "exist")
    return "Diffable data source detected an attempt to insert or append \(count) item \(items)"
      + " that already \(exist) in the snapshot. The existing item \(items) will be moved into place"
      + " instead, but this operation will be more expensive."
  }

  /// As a set describes itself.
  private static func list(_ identifiers: [some Hashable]) -> String {
    "{(\n    \(identifiers.map { "\($0)" }.joined(separator: ",\n    "))\n)}"
  }
}
