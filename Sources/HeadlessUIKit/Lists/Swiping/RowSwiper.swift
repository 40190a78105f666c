import Foundation
import Geometry

/// A cell that can be swiped: its content moves, its frame does not.
@MainActor
protocol SwipeableCell: UIView {
  func swipeStateChanged(isSwiped: Bool)
}

/// Handles swipes over the rows of a list, which reveal their actions.
@MainActor
final class RowSwiper: NSObject, UIGestureRecognizerDelegate {
  /// The actions of a row.
  struct Row {
    let cell: any SwipeableCell
    let leading: UISwipeActionsConfiguration?
    let trailing: UISwipeActionsConfiguration?
  }

  private static let duration: TimeInterval = 0.3  // [I]
  // [W] Beyond this fraction of the row, the first action is performed.
  private static let fullSwipe: CGFloat = 0.6

  let pan = UIPanGestureRecognizer()
  private unowned let list: UIScrollView
  private let row: (CGPoint) -> Row?
  private var offered: Row?
  private(set) var cell: (any SwipeableCell)?
  private var panel: SwipePanel?
  private var base: CGFloat = 0

  init(_ list: UIScrollView, row: @escaping (CGPoint) -> Row?) {
    (self.list, self.row) = (list, row)
    super.init()
    pan.delegate = self
    pan.addTarget(self, action: Selector("follow", RowSwiper.follow))
    list.addGestureRecognizer(pan)
  }

  // MARK: The finger

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let travel = pan.translation(in: list)
    guard abs(travel.x) > abs(travel.y) else { return false }
    let location = pan.location(in: list)
    guard let found = row(location) else { return false }
    if found.cell === cell { return true }
    let goesLeft = travel.x < 0
    let isRight = goesLeft != list.isRightToLeft
    let actions = isRight ? found.trailing : found.leading
    guard let actions, !actions.actions.isEmpty else { return false }
    offered = found
    return true
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    let travel = pan.translation(in: list).x
    switch pan.state {
    case .began:
      begin(goingLeft: travel < 0 || pan.velocity(in: list).x < 0)
      move(travel)
    case .changed: move(travel)
    case .ended: end(pan.velocity(in: list).x)
    case .cancelled, .failed: close(animated: true)
    case .possible: break
    }
  }

  private func begin(goingLeft: Bool) {
    if let offered, offered.cell !== cell {
      close(animated: true)
      let isTrailing = goingLeft != list.isRightToLeft
      guard let actions = isTrailing ? offered.trailing : offered.leading else { return }
      open(offered.cell, actions, isRight: goingLeft)
    }
    offered = nil
    base = cell?.bounds.minX ?? 0
  }

  private func move(_ travel: CGFloat) {
    guard let panel else { return }
    let wanted = base - travel
    slide(to: panel.isRight ? max(0, wanted) : min(0, wanted))
  }

  private func end(_ velocity: CGFloat) {
    guard let cell, let panel else { return }
    let slid = abs(cell.bounds.minX)
    let speed = panel.isRight ? -velocity : velocity
    let isFull = slid > Self.fullSwipe * cell.bounds.width
    if isFull, panel.configuration.performsFirstActionWithFullSwipe,
      let first = panel.configuration.actions.first
    {
      perform(first, panel)
    } else if slid > panel.restingWidth / 2 ? speed > -300 : speed > 300 {  // [I]
      rest()
    } else {
      close(animated: true)
    }
  }

  // MARK: The row

  /// Reveals actions by code.
  func reveal(_ cell: any SwipeableCell, _ actions: UISwipeActionsConfiguration) {
    close(animated: true)
    open(cell, actions, isRight: !list.isRightToLeft)
    rest()
  }

  private func open(
    _ cell: any SwipeableCell,
    _ actions: UISwipeActionsConfiguration,
    isRight: Bool
  ) {
    let panel = SwipePanel(actions, isRight: isRight) { [weak self] in self?.perform($0, $1) }
    panel.frame = CGRect(
      x: isRight ? cell.bounds.width : 0,
      y: 0,
      width: 0,
      height: cell.bounds.height
    )
    panel.suit(rowHeight: cell.bounds.height)
    cell.addSubview(panel)
    cell.clipsToBounds = true
    (self.cell, self.panel) = (cell, panel)
    cell.swipeStateChanged(isSwiped: true)
  }

  private func slide(to offset: CGFloat) {
    guard let cell, let panel else { return }
    cell.bounds.origin.x = offset
    panel.frame = CGRect(
      x: panel.isRight ? cell.bounds.width : offset,
      y: 0,
      width: abs(offset),
      height: cell.bounds.height
    )
    panel.layoutIfNeeded()
  }

  private func rest() {
    guard let panel else { return }
    let offset = panel.isRight ? panel.restingWidth : -panel.restingWidth
    UIView.animate(withDuration: Self.duration) { self.slide(to: offset) }
  }

  private func perform(_ action: UIContextualAction, _ source: UIView) {
    guard let panel, let cell else { return }
    rest()
    action.handler(action, source) { [weak self, weak cell] _ in
      // The handler may have deleted the row, or revealed another row's actions.
      if let self, self.panel === panel, cell === self.cell { close(animated: true) }
    }
  }

  /// Hides the actions.
  func close(animated: Bool) {
    guard let cell, let panel else { return }
    (self.cell, self.panel) = (nil, nil)
    let back = {
      cell.bounds.origin.x = 0
      panel.frame = CGRect(
        x: panel.isRight ? cell.bounds.width : 0,
        y: 0,
        width: 0,
        height: cell.bounds.height
      )
      panel.layoutIfNeeded()
    }
    let finish = { (_: Bool) in
      panel.removeFromSuperview()
      cell.swipeStateChanged(isSwiped: false)
    }
    guard animated, cell.window != nil else {
      back()
      return finish(true)
    }
    UIView.animate(withDuration: Self.duration, animations: back, completion: finish)
  }

  /// Called when the row is about to be reused.
  func forget(_ cell: UIView) {
    if cell === self.cell { close(animated: false) }
  }
}
