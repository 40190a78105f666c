public import Foundation

// Rows and items are not dragged between apps here; these requirements are never called.

@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
}

@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator
  )
}

@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
}

@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  )
}

/// What a table is told of a drop.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  var items: [any UITableViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UITableViewDropProposal { get }
  var session: any UIDropSession { get }
}

@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
  var previewSize: CGSize { get }
}

/// What a collection is told of a drop.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  var items: [any UICollectionViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UICollectionViewDropProposal { get }
  var session: any UIDropSession { get }
}

@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
  var previewSize: CGSize { get }
}

open class UITableViewDropProposal: UIDropProposal {
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }

  public let intent: Intent

  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  public override convenience init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }
}

open class UICollectionViewDropProposal: UIDropProposal {
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }

  public let intent: Intent

  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  public override convenience init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }
}
