import Foundation

/// The insertions and deletions between two states of a list's data.
struct ListChanges {
  var deleted: [IndexPath] = []
  var inserted: [IndexPath] = []
  var reloaded: [IndexPath] = []
  var moved: [(from: IndexPath, to: IndexPath)] = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
  /// The animations of insertions and deletions.
  var styles: [IndexPath: Int] = [:]
  var sectionStyles: [Int: Int] = [:]
  var commonStyle: Int?
  /// Replaces the other lists if items have identifiers.
  var mapping: ListMapping?

  var isEmpty: Bool {
    mapping == nil && deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty && moved.isEmpty
      && deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty
  }

  /// The new index of an old section; nil if it was deleted.
  func newSection(_ old: Int) -> Int? {
    if let mapping { return mapping.newSection(old) }
    if let move = movedSections.first(where: { $0.from == old }) { return move.to }
    guard !deletedSections.contains(old) else { return nil }
    let gone = deletedSections.union(IndexSet(movedSections.map(\.from)))
    let come = insertedSections.union(IndexSet(movedSections.map(\.to)))
    var result = old - gone.count(in: 0..<old)
    for inserted in come where inserted <= result { result += 1 }
    return result
  }

  /// The new index path of an old row; nil if it was deleted.
  ///
  /// [D] Deletions use old index paths, insertions new ones.
  func newPath(_ old: IndexPath) -> IndexPath? {
    if let mapping { return mapping.newPath(old) }
    if let move = moved.first(where: { $0.from == old }) { return move.to }
    guard !deleted.contains(old), let section = newSection(old.section) else { return nil }
    let gone = deleted + moved.map(\.from)
    let come = inserted + moved.map(\.to)
    var row = old.row - gone.count { $0.section == old.section && $0.row < old.row }
    let news = come.filter { $0.section == section }.map(\.row).sorted()
    for inserted in news where inserted <= row { row += 1 }
    return IndexPath(row: row, section: section)
  }

  /// The old index path of a new row; nil if it was inserted.
  func oldPath(_ new: IndexPath) -> IndexPath? {
    if let mapping { return mapping.oldPath(new) }
    return reversed.newPath(new)
  }

  func oldSection(_ new: Int) -> Int? {
    if let mapping { return mapping.oldSection(new) }
    return reversed.newSection(new)
  }

  private var reversed: ListChanges {
    var back = ListChanges()
    (back.deleted, back.inserted) = (inserted, deleted)
    (back.deletedSections, back.insertedSections) = (insertedSections, deletedSections)
    back.moved = moved.map { (from: $0.to, to: $0.from) }
    back.movedSections = movedSections.map { (from: $0.to, to: $0.from) }
    return back
  }

  /// Whether the row at `old` is reloaded.
  func reloads(_ old: IndexPath) -> Bool {
    if let mapping { return mapping.reloaded.contains(old) }
    return reloaded.contains(old) || reloadedSections.contains(old.section)
  }

  func reloads(section old: Int) -> Bool {
    mapping?.reloadedSections.contains(old) ?? reloadedSections.contains(old)
  }

  /// Whether the row at `new` is inserted or reloaded.
  func brings(_ new: IndexPath) -> Bool {
    if let mapping { return mapping.brings(new) }
    return inserted.contains(new) || insertedSections.contains(new.section)
      || reloaded.contains { newPath($0) == new }
      || reloadedSections.contains { newSection($0) == new.section }
  }
}
