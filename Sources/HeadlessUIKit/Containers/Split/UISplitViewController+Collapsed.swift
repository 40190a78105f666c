import Foundation

/// Showing and hiding columns while all of them are on one stack (rule split.collapsed-columns).
extension UISplitViewController {
  /// The columns that go onto the stack of the primary, in that order.
  static let foldable: [Column] = [.supplementary, .secondary]

  /// The stack of a collapsed split whose columns are on it.
  private var columnStack: UINavigationController? {
    guard isFolded, style != .unspecified, columns[.compact] == nil else { return nil }
    return columns[.primary] as? UINavigationController
  }

  /// The uppermost column of a collapsed split.
  var topColumn: Column {
    guard columns[.compact] == nil else { return .compact }
    return Self.foldable.last { isFoldedIn($0) } ?? .primary
  }

  private func isFoldedIn(_ column: Column) -> Bool {
    guard let stack = columnStack, let one = columns[column] else { return false }
    return one.parent === stack
  }

  /// [W] Pops to the column, or pushes it and those between.
  func showFolded(_ column: Column) {
    guard columnStack != nil, columns[column] != nil else { return }
    if column == .primary || isFoldedIn(column) {
      return goBack(to: column, telling: .exchange(of: topColumn, for: column).without(column))
    }
    let missing = Self.foldable.filter {
      $0.rawValue <= column.rawValue && columns[$0] != nil && !isFoldedIn($0)
    }
    let change = ColumnChange.push(of: missing, onto: topColumn)
    push(missing, telling: missing.count == 1 ? change.without(column) : change)
  }

  /// [W] Pops the column; the primary stays.
  func hideFolded(_ column: Column) {
    guard isFoldedIn(column) else { return }
    let below: Column =
      column == .secondary && isFoldedIn(.supplementary) ? .supplementary : .primary
    goBack(to: below, telling: .exchange(of: topColumn, for: below).without(column))
  }

  private func push(_ missing: [Column], telling change: ColumnChange) {
    guard let stack = columnStack else { return }
    let all = stack.viewControllers + missing.compactMap { columns[$0] }
    move(stack, to: all, telling: change)
  }

  private func goBack(to column: Column, telling change: ColumnChange) {
    guard let stack = columnStack else { return }
    let screens = stack.viewControllers
    let above = Self.foldable.filter { $0.rawValue > column.rawValue }.compactMap { columns[$0] }
    guard let end = screens.firstIndex(where: { one in above.contains { $0 === one } }) else {
      return
    }
    move(stack, to: Array(screens[..<end]), telling: change)
  }

  private func move(
    _ stack: UINavigationController,
    to screens: [UIViewController],
    telling change: ColumnChange
  ) {
    tellBefore(change)
    stack.adopt(screens, animated: UIView.areAnimationsEnabled)
    tellAfter(change, with: stack.transitionCoordinator)
  }

  /// [W] Puts the new column in the place of the one that is on the stack, without callbacks of
  /// columns.
  func replaceFolded(_ controller: UIViewController?, _ column: Column) -> Bool {
    guard Self.foldable.contains(column), let stack = columnStack else { return false }
    let old = columns[column]
    columns[column] = controller
    (controller as? UINavigationController)?.columnOwner = self
    guard let old, old !== controller else { return true }
    guard old.parent === stack else {
      if old.parent === self { remove(old) }
      return true
    }
    let screens = stack.viewControllers.compactMap { $0 === old ? controller : $0 }
    stack.adopt(screens, animated: false)
    return true
  }

  // MARK: Details

  func showPrimary(_ controller: UIViewController, _ sender: Any?) {
    if delegate?.splitViewController(self, show: controller, sender: sender) == true { return }
    if let stack = columns[.primary] as? UINavigationController {
      stack.pushViewController(controller, animated: UIView.areAnimationsEnabled)
    } else {
      put(controller, .primary)
      columnsChanged()
    }
  }

  /// [D] Collapsed: pushed onto the primary; otherwise replaces the secondary.
  func showSecondary(_ controller: UIViewController, _ sender: Any?) {
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) == true {
      return
    }
    guard isFolded else { return set(controller, .secondary) }
    if columnStack != nil { return showFoldedSecondary(controller) }
    let stack = (columns[.compact] ?? columns[.primary]) as? UINavigationController
    guard let stack else { return present(controller, animated: UIView.areAnimationsEnabled) }
    stack.takeSecondary(controller, animated: UIView.areAnimationsEnabled)
  }

  /// [W] It becomes the secondary column, which is pushed if it is not on the stack.
  private func showFoldedSecondary(_ controller: UIViewController) {
    set(controller, .secondary)
    guard !isFoldedIn(.secondary) else { return }
    push([.secondary], telling: .exchange(of: topColumn, for: .secondary))
  }
}
