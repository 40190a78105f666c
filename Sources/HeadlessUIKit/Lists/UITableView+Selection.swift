import Foundation

extension UITableView {
  func select(_ path: IndexPath?, animated: Bool, position: ScrollPosition) {
    guard let path else {
      for old in selected { deselect(old, animated) }
      return
    }
    if !allowsSeveralNow {
      for old in selected where old != path { deselect(old, animated) }
    }
    if !selected.contains(path) { selected.append(path) }
    shown[path]?.setSelected(true, animated: animated)
    if position != .none { scrollToRow(at: path, at: position, animated: animated) }
  }

  /// [D] In editing mode, a table has a separate setting.
  private var allowsSeveralNow: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func deselect(_ path: IndexPath, _ animated: Bool) {
    selected.removeAll { $0 == path }
    shown[path]?.setSelected(false, animated: animated)
  }

  func press(_ touch: UITouch?) {
    if let swiped = swiper?.cell {
      // [W] A touch outside of the revealed actions only hides them.
      let isInside = touch.map { swiped.point(inside: $0.location(in: swiped), with: nil) }
      if isInside != true { swiper?.close(animated: true) }
      return
    }
    guard isInnermostList(at: touch) else { return }
    let allowsEdited = allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
    let allows = isEditing ? allowsEdited : allowsSelection
    guard let touch, allows, let path = indexPathForRow(at: touch.location(in: self)),
      tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    pressed = path
    shown[path]?.setHighlighted(true, animated: false)
    tableDelegate?.tableView(self, didHighlightRowAt: path)
  }

  func unpress() {
    guard let path = pressed else { return }
    pressed = nil
    shown[path]?.setHighlighted(false, animated: false)
    tableDelegate?.tableView(self, didUnhighlightRowAt: path)
  }

  /// [D] Selection by touch calls the delegate; selection by code does not.
  func release(_ touch: UITouch?) {
    guard let path = pressed else { return }
    let isInside = touch.map { indexPathForRow(at: $0.location(in: self)) == path } ?? false
    unpress()
    guard isInside else { return }
    // [D] Whether or not the row may be selected, but not for one that is added to a selection.
    let isPrimary = !allowsSeveralNow || selected.isEmpty
    choose(path)
    if isPrimary { performPrimaryAction(path) }
  }

  private func performPrimaryAction(_ path: IndexPath) {
    guard let delegate = tableDelegate,
      delegate.tableView(self, canPerformPrimaryActionForRowAt: path)
    else { return }
    delegate.tableView(self, performPrimaryActionForRowAt: path)
  }

  private func choose(_ path: IndexPath) {
    if selected.contains(path), allowsSeveralNow { return deselectByTouch(path) }
    let choice =
      tableDelegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    guard let choice else { return }
    if !allowsSeveralNow {
      for old in selected where old != choice { deselectByTouch(old) }
      // [I] A row that the delegate keeps selected leaves no room for another.
      guard selected.allSatisfy({ $0 == choice }) else { return }
    }
    select(choice, animated: false, position: .none)
    // [W] A row's segue is performed before the delegate is notified.
    shown[choice]?.selectionTrigger?()
    tableDelegate?.tableView(self, didSelectRowAt: choice)
  }

  private func deselectByTouch(_ path: IndexPath) {
    let choice = tableDelegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
    guard let choice else { return }
    deselect(choice, false)
    tableDelegate?.tableView(self, didDeselectRowAt: choice)
  }
}

extension UIView {
  /// [W] Lists may be nested: a touch belongs to the innermost one.
  func isInnermostList(at touch: UITouch?) -> Bool {
    let views = sequence(first: touch?.view, next: { $0?.superview }).lazy.compactMap(\.self)
    guard let list = views.first(where: { $0 is UITableView || $0 is UICollectionView }) else {
      return true
    }
    return list === self
  }
}
