/// The dictionaries that a fetch asks for.
struct FetchedRows {
  private let columns: [FetchedColumn]
  private let groups: [FetchedColumn]
  private let having: NSPredicate?
  private let isDistinct: Bool
  private let limit: Int
  private let offset: Int

  init<Result>(_ request: NSFetchRequest<Result>, of entity: NSEntityDescription) {
    let asked: [Any] = request.propertiesToFetch ?? entity.attributesByName.keys.sorted()
    columns = asked.compactMap(FetchedColumn.init)
    groups = (request.propertiesToGroupBy ?? []).compactMap(FetchedColumn.init)
    having = request.havingPredicate
    isDistinct = request.returnsDistinctResults
    limit = request.fetchLimit
    offset = request.fetchOffset
  }

  func rows(of objects: [NSManagedObject]) -> [NSDictionary] {
    var rows: [NSDictionary] = []
    for part in parts(objects) {
      let row = Self.row(of: part, with: columns)
      guard isWanted(row), !isDistinct || !rows.contains(row) else { continue }
      rows.append(row)
    }
    let wanted = rows.dropFirst(max(offset, 0))
    return limit > 0 ? Array(wanted.prefix(limit)) : Array(wanted)
  }

  /// [W] The condition names a calculated column as a key or as a variable.
  private func isWanted(_ row: NSDictionary) -> Bool {
    having?.evaluate(with: row, substitutionVariables: row as? [String: Any]) ?? true
  }

  /// The objects of each row.
  private func parts(_ objects: [NSManagedObject]) -> [[NSManagedObject]] {
    if !groups.isEmpty { return grouped(objects) }
    // [D] Functions of many objects have one value for all that are found.
    return columns.contains(where: \.isAggregate) ? [objects] : objects.map { [$0] }
  }

  /// In the order of the first object of each group.
  private func grouped(_ objects: [NSManagedObject]) -> [[NSManagedObject]] {
    var places: [NSDictionary: Int] = [:]
    var parts: [[NSManagedObject]] = []
    for object in objects {
      let key = Self.row(of: [object], with: groups)
      let place = places[key, default: parts.count]
      if place == parts.count {
        places[key] = place
        parts.append([])
      }
      parts[place].append(object)
    }
    return parts
  }

  private static func row(
    of objects: [NSManagedObject],
    with columns: [FetchedColumn]
  ) -> NSDictionary {
    NSDictionary(
      dictionary: columns.reduce(into: [String: Any]()) { $0[$1.name] = $1.value(of: objects) }
    )
  }
}
