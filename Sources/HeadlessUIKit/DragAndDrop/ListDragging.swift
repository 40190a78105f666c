import Foundation
import Geometry

/// Lets a list's items be dragged, and the list take what is dropped on it.
@MainActor
final class ListDragging: NSObject {
  private weak var list: (any DragAndDropList)?
  private(set) var drag: (any UIDragSession)?
  private(set) var drop: DropSession?
  /// The item that is dragged.
  private var source: IndexPath?
  /// What shows it, wherever a drop moves it.
  private weak var item: UIView?
  private var toldState = ListDragState.none
  private var proposal = UIDropProposal(operation: .cancel)
  private var destination: IndexPath?
  private var edge: EdgeScroller?

  init(of list: any DragAndDropList) {
    self.list = list
    super.init()
    edge = EdgeScroller(list) { [weak self] in self?.drop?.drag.onContentMoved() }
    list.addInteraction(UIDragInteraction(delegate: self))
    list.addInteraction(UIDropInteraction(delegate: self))
  }

  private func isOwn(_ session: any UIDropSession) -> Bool {
    drag != nil && session.localDragSession === drag
  }

  /// What shows the item is not needed any more, and may show another one next.
  func forget(_ view: UIView) {
    guard view === item else { return }
    tellItem(.none)
    item = nil
  }

  private func tellItem(_ state: ListDragState) {
    guard state != toldState, let item else { return }
    toldState = state
    list?.tell(item, state)
  }
}

extension ListDragging: UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let list, list.dragInteractionEnabled, drag == nil,
      let path = list.path(under: session.location(in: list))
    else { return [] }
    source = path
    item = list.itemView(at: path)
    return list.dragItems(for: session, at: path)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let list, let source, let view = list.itemView(at: source) else { return nil }
    let parameters = list.dragParameters(at: source) ?? UIDragPreviewParameters()
    return UITargetedDragPreview(view: view, parameters: parameters)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) { tellItem(.lifting) }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) {
    animator.addCompletion { [weak self] _ in self?.tellItem(.none) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { list?.dragAllowsMove(session) ?? true }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { list?.dragIsRestricted(session) ?? false }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionWillBegin session: any UIDragSession
  ) {
    drag = session
    tellItem(.dragging)
    list?.dragWillBegin(session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) {
    if operation == .cancel || operation == .forbidden { list?.closeGap(animated: true) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    tellItem(.none)
    (drag, source, item, toldState) = (nil, nil, nil, .none)
    list?.dragDidEnd(session)
  }
}

extension ListDragging: UIDropInteractionDelegate {
  /// [D] Without a delegate of drops, items that can be moved are moved inside their list.
  func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool {
    guard let list else { return false }
    if list.hasDropDelegate { return list.canHandleDrop(session) }
    return isOwn(session) && source.map(list.canMoveItem) == true
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnter session: any UIDropSession
  ) {
    drop = session as? DropSession
    list?.dropEntered(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let list else { return UIDropProposal(operation: .cancel) }
    let place = session.location(in: list)
    edge?.follow(place)
    destination = list.path(under: place) ?? list.gap
    let answer = list.dropMoved(session, over: destination)
    proposal = answer.proposal
    if let source, isOwn(session), answer.opensGap {
      if list.gap == nil { list.openGap(at: source) }
      list.moveGap(to: place)
      destination = list.gap
    } else {
      list.closeGap(animated: true)
    }
    return proposal
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidExit session: any UIDropSession
  ) {
    drop = nil
    destination = nil
    edge?.stop()
    list?.closeGap(animated: true)
    list?.dropExited(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    performDrop session: any UIDropSession
  ) {
    edge?.stop()
    guard let list, let drop else { return }
    guard list.hasDropDelegate else { return fill() }
    list.closeGap(animated: false)
    list.perform(
      ListDrop(
        list: list,
        session: drop,
        proposal: proposal,
        destination: destination,
        source: isOwn(session) ? source : nil
      )
    )
  }

  private func fill() {
    guard let list, let drop, let item = drop.items.first, let gap = list.gap else { return }
    list.fillGap()
    let frame = list.itemFrame(at: gap) ?? .zero
    drop.land(
      item,
      DropLanding(
        frame: frame,
        container: list,
        animator: DragAnimator(),
        result: list.itemView(at: gap)
      )
    )
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    drop = nil
    destination = nil
    edge?.stop()
    list?.dropEnded(session)
  }
}
