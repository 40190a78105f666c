@preconcurrency public import Foundation

/// One of the changes between two states of a collection's data.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable {
    case insert, delete, reload, move, none
  }

  // Variables, since subclasses cannot override constants.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  open private(set) var indexPathAfterUpdate: IndexPath?
  open private(set) var updateAction: Action

  public override init() {
    updateAction = .none
    super.init()
  }

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
    super.init()
  }
}

extension ListChanges {
  /// [D] The changes in the form that layouts receive; a section has an index path with item
  /// NSNotFound.
  @MainActor
  func updateItems(old: [Int], new: [Int]) -> [UICollectionViewUpdateItem] {
    guard mapping == nil else { return mappedItems(from: old, to: new) }
    func section(_ index: Int) -> IndexPath { IndexPath(item: NSNotFound, section: index) }
    var items = deleted.map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
    items += deletedSections.map { UICollectionViewUpdateItem(.delete, from: section($0), to: nil) }
    items += inserted.map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
    items += insertedSections.map {
      UICollectionViewUpdateItem(.insert, from: nil, to: section($0))
    }
    items += reloaded.map { UICollectionViewUpdateItem(.reload, from: $0, to: newPath($0)) }
    items += moved.map { UICollectionViewUpdateItem(.move, from: $0.from, to: $0.to) }
    return items
  }

  /// The changes derived from a snapshot's identifiers.
  @MainActor
  private func mappedItems(from old: [Int], to new: [Int]) -> [UICollectionViewUpdateItem] {
    func paths(_ counts: [Int]) -> [IndexPath] {
      counts.enumerated().flatMap { section, count in
        (0..<count).map { IndexPath(item: $0, section: section) }
      }
    }
    var items: [UICollectionViewUpdateItem] = []
    for path in paths(old) {
      let newIndexPath = newPath(path)
      if newIndexPath == nil {
        items.append(UICollectionViewUpdateItem(.delete, from: path, to: nil))
      }
      if newIndexPath != nil, reloads(path) {
        items.append(UICollectionViewUpdateItem(.reload, from: path, to: newIndexPath))
      }
    }
    let kept = Set(paths(old).compactMap { newPath($0) })
    return items
      + paths(new).filter { !kept.contains($0) }.map {
        UICollectionViewUpdateItem(.insert, from: nil, to: $0)
      }
  }
}
