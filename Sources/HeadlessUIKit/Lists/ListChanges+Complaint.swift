import Foundation

// [W] The texts of UIKit's exceptions, in the order in which changes are checked; [I] those of
// sections that move.
extension ListChanges {
  /// UIKit's message if the data does not match the changes; nil if it does.
  func complaint(old: [Int], new: [Int], in words: ListWords = .table) -> String? {
    guard mapping == nil else { return nil }
    return contradiction ?? unknownDeletion(old, words.row) ?? unknownInsertion(new, words.row)
      ?? unknownMove(old, new, words.row) ?? wrongSections(old.count, new.count, words.list)
      ?? wrongRows(old, new, words.row)
  }

  /// One row or section that is changed in two ways.
  private var contradiction: String? {
    if let section = movedSections.map(\.from).first(where: { deletedSections.contains($0) }) {
      return "attempt to perform a delete and a move from the same section (\(section))"
    }
    if let section = movedSections.map(\.to).first(where: { insertedSections.contains($0) }) {
      return "attempt to perform an insert and a move to the same section (\(section))"
    }
    let (starts, ends) = (Set(moved.map(\.from)), Set(moved.map(\.to)))
    if let path = deleted.first(where: { starts.contains($0) }) {
      return "attempt to perform a delete and a move from the same index path (\(path.inBraces))"
    }
    if let path = inserted.first(where: { ends.contains($0) }) {
      return "attempt to perform an insert and a move to the same index path (\(path.inBraces))"
    }
    let gone = Set(deleted)
    return reloaded.first { gone.contains($0) }.map {
      "attempt to delete and reload the same index path (\($0.inBraces))"
    }
  }

  /// What is reloaded is deleted, and inserted again.
  private func unknownDeletion(_ old: [Int], _ row: String) -> String? {
    let among = "but there are only \(old.count) sections before the update"
    if let section = deletedSections.union(reloadedSections).first(where: { $0 >= old.count }) {
      return "attempt to delete section \(section), \(among)"
    }
    for path in deleted + reloaded {
      let attempt = "attempt to delete \(row) \(path.row) from section \(path.section)"
      guard path.section < old.count else { return "\(attempt), \(among)" }
      guard path.row < old[path.section] else {
        return "\(attempt) which only contains \(old[path.section]) \(row)s before the update"
      }
    }
    return nil
  }

  private func unknownInsertion(_ new: [Int], _ row: String) -> String? {
    let among = "but there are only \(new.count) sections after the update"
    if let section = insertedSections.first(where: { $0 >= new.count }) {
      return "attempt to insert section \(section) \(among)"
    }
    for path in inserted {
      let attempt = "attempt to insert \(row) \(path.row) into section \(path.section)"
      guard path.section < new.count else { return "\(attempt), \(among)" }
      guard path.row < new[path.section] else {
        return "\(attempt), but there are only \(new[path.section]) \(row)s in section"
          + " \(path.section) after the update"
      }
    }
    return nil
  }

  private func unknownMove(_ old: [Int], _ new: [Int], _ row: String) -> String? {
    for (from, to) in movedSections {
      guard from < old.count else {
        return "attempt to move section \(from), but there are only \(old.count) sections before"
          + " the update"
      }
      guard to < new.count else {
        return "attempt to move section \(from) to section \(to), but there are only \(new.count)"
          + " sections after the update"
      }
    }
    for (from, to) in moved {
      let attempt = "attempt to move index path (\(from.inBraces))"
      if let reason = absence(of: from, among: old, row) {
        return "\(attempt) \(reason) before the update"
      }
      if let reason = absence(of: to, among: new, row) {
        return "\(attempt) to index path (\(to.inBraces)) \(reason) after the update"
      }
    }
    return nil
  }

  private func absence(of path: IndexPath, among counts: [Int], _ row: String) -> String? {
    let start = "that does not exist - there are only"
    guard path.section < counts.count else { return "\(start) \(counts.count) sections" }
    let count = counts[path.section]
    return path.row < count ? nil : "\(start) \(count) \(row)s in section \(path.section)"
  }

  private func wrongSections(_ old: Int, _ new: Int, _ list: String) -> String? {
    guard new != old - deletedSections.count + insertedSections.count else { return nil }
    return "Invalid update: invalid number of sections. The number of sections contained in the"
      + " \(list) after the update (\(new)) must be equal to the number of sections contained in"
      + " the \(list) before the update (\(old)), plus or minus the number of sections inserted or"
      + " deleted (\(insertedSections.count) inserted, \(deletedSections.count) deleted)."
  }

  private func wrongRows(_ old: [Int], _ new: [Int], _ row: String) -> String? {
    let crossing = moved.filter { newSection($0.from.section) != $0.to.section }
    for (section, count) in old.enumerated() {
      guard let target = newSection(section), !reloadedSections.contains(section) else { continue }
      let gone = deleted.count { $0.section == section }
      let come = inserted.count { $0.section == target }
      let out = crossing.count { $0.from.section == section }
      let into = crossing.count { $0.to.section == target }
      guard new[target] != count - gone - out + come + into else { continue }
      return "Invalid update: invalid number of \(row)s in section \(target). The number of \(row)s"
        + " contained in an existing section after the update (\(new[target])) must be equal to the"
        + " number of \(row)s contained in that section before the update (\(count)), plus or"
        + " minus the number of \(row)s inserted or deleted from that section (\(come) inserted,"
        + " \(gone) deleted) and plus or minus the number of \(row)s moved into or out of that"
        + " section (\(into) moved in, \(out) moved out)."
    }
    return nil
  }
}

extension IndexPath {
  /// As `NSIndexPath` describes itself, without its address.
  fileprivate var inBraces: String {
    "{length = \(count), path = \(map { "\($0)" }.joined(separator: " - "))}"
  }
}
