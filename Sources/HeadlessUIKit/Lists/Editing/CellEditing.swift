import Foundation
import Geometry

/// The editing state of a cell.
struct CellEditing {
  var isOn = false
  var isConfirming = false
  /// Whether a finger is moving the row to another place.
  var isReordering = false
  var style = UITableViewCell.EditingStyle.none
  var canMove = false
  var chooses = false
  var badge: EditBadge?
  var circle: SelectionCircle?
  var grip: ReorderGrip?
}

extension UITableViewCell {
  // [W] The width of the round button, and of the grip.
  private static let badgeRoom: CGFloat = 38
  private static let gripRoom: CGFloat = 44

  func turnEditing(_ isOn: Bool, animated: Bool) {
    guard isOn != editing.isOn else { return }
    let mask: StateMask = isOn ? .showingEditControl : []
    willTransition(to: mask)
    if isOn { makeEditParts() }
    UIView.performWithoutAnimation { layoutIfNeeded() }
    editing.isOn = isOn
    UIView.performWithoutAnimation { accessoryChanged() }
    configureForState()
    let change = {
      self.setNeedsLayout()
      self.layoutIfNeeded()
    }
    let finish = { (_: Bool) in
      if !self.editing.isOn { self.dropEditParts() }
      self.didTransition(to: mask)
    }
    guard animated, window != nil else {
      change()
      return finish(true)
    }
    UIView.animate(withDuration: 0.3, animations: change, completion: finish)  // [I]
  }

  private func makeEditParts() {
    if editing.chooses {
      let circle = editing.circle ?? SelectionCircle()
      circle.isOn = isSelected
      addSubview(circle)
      editing.circle = circle
    } else if editing.badge == nil, editing.style != .none {
      let badge = EditBadge(editing.style)
      badge.addAction(
        UIAction { [weak self] _ in self.map { $0.table?.badgeTapped($0) } },
        for: .touchUpInside
      )
      addSubview(badge)
      editing.badge = badge
    }
    if editing.grip == nil, editing.canMove {
      let grip = ReorderGrip()
      addSubview(grip)
      editing.grip = grip
      table?.follow(grip)
    }
  }

  private func dropEditParts() {
    editing.badge?.removeFromSuperview()
    editing.circle?.removeFromSuperview()
    editing.grip?.removeFromSuperview()
    (editing.badge, editing.circle, editing.grip) = (nil, nil, nil)
  }

  var table: UITableView? { superview as? UITableView }

  /// Lays out the round button and the grip, and leaves the rest to the content; left to right.
  func layOutEditParts(in room: inout CGRect) {
    let shows = editing.isOn
    if let badge = editing.badge as UIView? ?? editing.circle {
      badge.frame = CGRect(
        x: shows ? room.minX + sideMargin : -Self.badgeRoom,
        y: (bounds.height - 22) / 2,
        width: 22,
        height: 22
      )
      badge.alpha = shows ? 1 : 0
      if shows, shouldIndentWhileEditing {
        room.origin.x += Self.badgeRoom
        room.size.width -= Self.badgeRoom
      }
    }
    if let grip = editing.grip {
      let width = Self.gripRoom
      grip.frame = CGRect(
        x: shows ? room.maxX - width : bounds.width,
        y: 0,
        width: width,
        height: bounds.height
      )
      grip.alpha = shows ? 1 : 0
      if shows { room.size.width -= width }
    }
    room.size.width = max(0, room.width)
  }
}

/// The red or green round button for deleting or inserting a row.
@MainActor
final class EditBadge: UIControl {
  init(_ style: UITableViewCell.EditingStyle) {
    super.init(frame: CGRect(x: 0, y: 0, width: 22, height: 22))
    backgroundColor = style == .delete ? .systemRed : .systemGreen
    layer.cornerRadius = 11
    let bars = CAShapeLayer()
    let path = CGMutablePath()
    path.addRect(CGRect(x: 5.5, y: 10, width: 11, height: 2))
    if style == .insert { path.addRect(CGRect(x: 10, y: 5.5, width: 2, height: 11)) }
    bars.path = path
    bars.fillColor = UIColor.white.cgColor
    layer.addSublayer(bars)
  }

  required init?(coder: NSCoder) { nil }

  override var answersTaps: Bool { true }
}

/// The grip by which a row is moved: three lines.
@MainActor
final class ReorderGrip: UIView {
  private let lines = CAShapeLayer()
  let pan = UIPanGestureRecognizer()

  init() {
    super.init(frame: .zero)
    layer.addSublayer(lines)
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let path = CGMutablePath()
    for line in 0..<3 {
      path.addRect(
        CGRect(x: bounds.midX - 10, y: bounds.midY - 6 + CGFloat(line) * 5, width: 20, height: 1.5)
      )
    }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    lines.path = path
    lines.fillColor = UIColor.systemGray3.resolvedColor(with: traitCollection).cgColor
    CATransaction.commit()
  }
}
