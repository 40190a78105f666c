/// What differs between two results, as a delegate is told of it.
struct FetchedChanges {
  struct SectionChange {
    let section: FetchedResults.Section
    let index: Int
    let type: NSFetchedResultsChangeType
  }

  struct ObjectChange {
    let object: NSManagedObject
    let old: IndexPath?
    let new: IndexPath?
    let type: NSFetchedResultsChangeType
  }

  private(set) var sections: [SectionChange] = []
  private(set) var objects: [ObjectChange] = []

  var isEmpty: Bool { sections.isEmpty && objects.isEmpty }

  init(from old: FetchedResults, to new: FetchedResults, changed: Set<NSManagedObjectID>) {
    sections = Self.sections(old, new)
    let (before, after) = (Places(old), Places(new))
    let moved = Self.moved(before, after)
    for place in before.all where after[place.object] == nil {
      objects.append(
        ObjectChange(object: place.object, old: place.path, new: nil, type: .delete)
      )
    }
    for place in after.all {
      guard let path = before[place.object] else {
        objects.append(
          ObjectChange(object: place.object, old: nil, new: place.path, type: .insert)
        )
        continue
      }
      let id = place.object.objectID
      guard moved.contains(id) || changed.contains(id) else { continue }
      objects.append(
        ObjectChange(
          object: place.object,
          old: path,
          new: place.path,
          type: moved.contains(id) ? .move : .update
        )
      )
    }
  }

  private static func sections(_ old: FetchedResults, _ new: FetchedResults) -> [SectionChange] {
    let (before, after) = (Set(old.sections.map(\.name)), Set(new.sections.map(\.name)))
    let gone = old.sections.enumerated().filter { !after.contains($0.element.name) }
      .map { SectionChange(section: $0.element, index: $0.offset, type: .delete) }
    let added = new.sections.enumerated().filter { !before.contains($0.element.name) }
      .map { SectionChange(section: $0.element, index: $0.offset, type: .insert) }
    return gone + added
  }

  /// The objects that are in both, but in another section or in another order.
  private static func moved(_ before: Places, _ after: Places) -> Set<NSManagedObjectID> {
    let old = before.all.filter { after[$0.object] != nil }.map(\.key)
    let new = after.all.filter { before[$0.object] != nil }.map(\.key)
    return Set(
      new.difference(from: old).insertions.compactMap {
        if case .insert(_, let key, _) = $0 { key.id } else { nil }
      }
    )
  }

  /// Where each object is.
  private struct Places {
    struct Key: Hashable {
      let section: String
      let id: NSManagedObjectID
    }

    struct Place {
      let object: NSManagedObject
      let path: IndexPath
      let key: Key
    }

    let all: [Place]
    private let paths: [NSManagedObjectID: IndexPath]

    init(_ results: FetchedResults) {
      all = results.sections.enumerated().flatMap { number, section in
        section.members.enumerated().map { index, object in
          Place(
            object: object,
            path: IndexPath(indexes: [number, index]),
            key: Key(section: section.name, id: object.objectID)
          )
        }
      }
      paths = Dictionary(
        all.map { ($0.object.objectID, $0.path) },
        uniquingKeysWith: { first, _ in first }
      )
    }

    subscript(object: NSManagedObject) -> IndexPath? { paths[object.objectID] }
  }
}
