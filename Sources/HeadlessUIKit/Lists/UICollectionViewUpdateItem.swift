@preconcurrency public import Foundation

/// One of the changes between two states of a collection's data.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable {
    case insert, delete, reload, move, none
  }

  public let indexPathBeforeUpdate: IndexPath?
  public let indexPathAfterUpdate: IndexPath?
  public let updateAction: Action

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
    super.init()
  }
}

extension ListChanges {
  /// [D] As layouts are told of them; a section stands for itself with an item that is not there.
  @MainActor
  var updateItems: [UICollectionViewUpdateItem] {
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
}
