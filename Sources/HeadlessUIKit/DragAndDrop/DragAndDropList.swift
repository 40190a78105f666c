import Foundation
import Geometry

/// A list whose items are dragged, and on which things are dropped.
@MainActor
protocol DragAndDropList: UIScrollView {
  var dragInteractionEnabled: Bool { get }
  var hasDropDelegate: Bool { get }

  // MARK: Items

  func path(under point: CGPoint) -> IndexPath?
  func itemView(at path: IndexPath) -> UIView?
  func itemFrame(at path: IndexPath) -> CGRect?
  func canMoveItem(at path: IndexPath) -> Bool
  func tell(_ item: UIView, _ state: ListDragState)
  func insertItem(at path: IndexPath, after updates: (IndexPath) -> Void)

  // MARK: The gap that an item of its own leaves where it would go

  var gap: IndexPath? { get }
  func openGap(at path: IndexPath)
  func moveGap(to point: CGPoint)
  func closeGap(animated: Bool)
  /// The item goes where the gap is.
  func fillGap()

  // MARK: The delegates

  func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters?
  func dragAllowsMove(_ session: any UIDragSession) -> Bool
  func dragIsRestricted(_ session: any UIDragSession) -> Bool
  func dragWillBegin(_ session: any UIDragSession)
  func dragDidEnd(_ session: any UIDragSession)
  func canHandleDrop(_ session: any UIDropSession) -> Bool
  func dropEntered(_ session: any UIDropSession)
  func dropMoved(_ session: any UIDropSession, over path: IndexPath?) -> ListDropProposal
  func dropExited(_ session: any UIDropSession)
  func dropEnded(_ session: any UIDropSession)
  func perform(_ drop: ListDrop)
}

enum ListDragState {
  case none, lifting, dragging
}

/// What a delegate proposes, and whether a gap shows it.
struct ListDropProposal {
  let proposal: UIDropProposal
  let opensGap: Bool
}
