import Foundation
import Geometry

/// A drop on a list.
@MainActor
struct ListDrop {
  let list: any DragAndDropList
  let session: DropSession
  let proposal: UIDropProposal
  let destination: IndexPath?
  /// The item of the list itself that is dropped.
  let source: IndexPath?

  var items: [ListDropItem] {
    session.items.map { item in
      let size = source.flatMap { list.itemView(at: $0)?.bounds.size } ?? .zero
      return ListDropItem(item, source: source, size: size)
    }
  }

  func land(_ item: UIDragItem, at path: IndexPath) -> DragAnimator {
    let place = CGRect(origin: session.location(in: list), size: .zero)
    let frame = list.itemFrame(at: path) ?? place
    return land(item, in: list, frame, result: list.itemView(at: path))
  }

  func land(_ item: UIDragItem, into path: IndexPath, _ rect: CGRect) -> DragAnimator {
    land(item, in: list.itemView(at: path) ?? list, rect, result: nil)
  }

  func land(_ item: UIDragItem, on target: UIDragPreviewTarget) -> DragAnimator {
    let size = source.flatMap { list.itemFrame(at: $0)?.size } ?? .zero
    let frame = CGRect(
      x: target.center.x - size.width / 2,
      y: target.center.y - size.height / 2,
      width: size.width,
      height: size.height
    )
    return land(item, in: target.container, frame, result: nil)
  }

  private func land(
    _ item: UIDragItem,
    in container: UIView,
    _ frame: CGRect,
    result: UIView?
  ) -> DragAnimator {
    let animator = DragAnimator()
    session.land(
      item,
      DropLanding(frame: frame, container: container, animator: animator, result: result)
    )
    return animator
  }
}

/// One of the things that were dropped on a list.
final class ListDropItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ dragItem: UIDragItem, source: IndexPath?, size: CGSize) {
    (self.dragItem, sourceIndexPath, previewSize) = (dragItem, source, size)
    super.init()
  }
}

/// [I] No item stands for what was dropped until its data is there.
final class ListPlaceholder: NSObject, UITableViewDropPlaceholderContext,
  UICollectionViewDropPlaceholderContext
{
  let dragItem: UIDragItem
  private let path: IndexPath
  private weak var list: (any DragAndDropList)?
  private let animator: DragAnimator
  private var isOver = false

  init(_ dragItem: UIDragItem, at path: IndexPath, in drop: ListDrop) {
    (self.dragItem, self.path, list) = (dragItem, path, drop.list)
    animator = drop.land(dragItem, at: path)
    super.init()
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard !isOver, let list else { return false }
    isOver = true
    list.insertItem(at: path, after: dataSourceUpdates)
    return true
  }

  func deletePlaceholder() -> Bool {
    defer { isOver = true }
    return !isOver
  }

  func setNeedsCellUpdate() {}
  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    animator.addCompletion(completion)
  }
}
