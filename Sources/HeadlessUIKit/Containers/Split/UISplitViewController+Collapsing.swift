import Foundation

/// Collapsing and separating the columns (rule split.collapse-and-expand).
extension UISplitViewController {
  /// [D] Collapsed as long as the width is compact.
  func foldIfNeeded() {
    let isCompact = traitCollection.horizontalSizeClass == .compact
    guard isCompact != isFolded else { return }
    if isCompact { collapse() } else { separate() }
    postShowDetailTargetChange()
  }

  private func collapse() {
    if style == .unspecified { collapseOntoPrimary() } else { foldColumns() }
    ask("splitViewControllerDidCollapse(_:)") { $0.splitViewControllerDidCollapse(self) }
  }

  private func collapseOntoPrimary() {
    enterCollapsedMode()
    let chosen = ask("primaryViewController(forCollapsing:)") {
      $0.primaryViewController(forCollapsing: self)
    }
    let primary = chosen ?? columns[.primary]
    if let primary, let secondary = columns[.secondary] { collapse(secondary, onto: primary) }
    isFolded = true
    put(primary, .primary)
    columnsChanged()
  }

  private func collapse(_ secondary: UIViewController, onto primary: UIViewController) {
    let callback = "splitViewController(_:collapseSecondary:onto:)"
    let isHandled = ask(callback, arguments: [nil, secondary.name, primary.name]) {
      $0.splitViewController(self, collapseSecondary: secondary, onto: primary)
    }
    if isHandled != true { primary.collapseSecondaryViewController(secondary, for: self) }
    // A navigation controller has adopted it; otherwise it is removed.
    guard secondary.parent !== self else { return put(nil, .secondary) }
    columns[.secondary] = nil
    giveUp(secondary)
  }

  /// Takes the view of a column that a navigation controller has adopted.
  private func giveUp(_ column: UIViewController) {
    // A navigation controller in the middle of a change shows it later.
    if column.viewIfLoaded?.superview === view { return disappear(column) }
    // Ends its appearance as a column, if that was in progress.
    column.endAppearanceIfOpen()
  }

  private func foldColumns() {
    enterCollapsedMode()
    let proposed: Column =
      columns[.compact] != nil ? .compact : columns[.secondary] == nil ? .primary : .secondary
    let callback = "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)"
    let top =
      ask(callback, arguments: [nil, "\(proposed)"]) {
        $0.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      } ?? proposed
    let root: Column = columns[.compact] == nil ? .primary : .compact
    let change = ColumnChange.collapse(of: seenColumns, onto: root, top: top)
    tellBefore(change)
    if root == .primary, let primary = columns[.primary] {
      for column in Self.foldable where column.rawValue <= top.rawValue {
        guard let one = columns[column] else { continue }
        primary.collapseSecondaryViewController(one, for: self)
        if one.parent !== self { giveUp(one) }
      }
    }
    isFolded = true
    columnsChanged()
    tellAfter(change)
  }

  private func separate() {
    notifyOfMode()
    if style == .unspecified {
      isFolded = false
      separateSecondary()
      columnsChanged()
    } else {
      unfoldColumns()
    }
    ask("splitViewControllerDidExpand(_:)") { $0.splitViewControllerDidExpand(self) }
  }

  private func separateSecondary() {
    let chosen = ask("primaryViewController(forExpanding:)") {
      $0.primaryViewController(forExpanding: self)
    }
    guard let primary = chosen ?? columns[.primary] else { return }
    let callback = "splitViewController(_:separateSecondaryFrom:)"
    let own = ask(callback, arguments: [nil, primary.name]) {
      $0.splitViewController(self, separateSecondaryFrom: primary)
    }
    let secondary = own ?? primary.separateSecondaryViewController(for: self)
    put(primary, .primary)
    if let secondary { put(secondary, .secondary) }
  }

  /// Takes the columns from the primary's navigation controller, and those the user has left.
  private func unfoldColumns() {
    chooseModeToExpand()
    let change = ColumnChange.expansion(from: seenColumns, to: expandedColumns)
    tellBefore(change)
    isFolded = false
    for column in Self.foldable.reversed() {
      guard let one = columns[column] else { continue }
      if let stack = one.parent as? UINavigationController {
        _ = stack.separateSecondaryViewController(for: self)
      }
      adopt(one)
    }
    columnsChanged()
    tellAfter(change)
  }

  private func chooseModeToExpand() {
    guard let delegate else { return }
    var mode = expandedMode
    let callback = "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)"
    log(callTo: delegate, callback, arguments: [nil, "\(mode)"]) {
      mode = delegate.splitViewController(
        self,
        displayModeForExpandingToProposedDisplayMode: mode
      )
    }
    if mode != expandedMode { chosenMode = mode }
  }

  /// Calls the delegate, if there is one, and logs the call.
  @discardableResult
  private func ask<Answer>(
    _ callback: String,
    arguments: [String?] = [],
    _ question: (any UISplitViewControllerDelegate) -> Answer?
  ) -> Answer? {
    guard let delegate else { return nil }
    var answer: Answer?
    log(callTo: delegate, callback, arguments: arguments) { answer = question(delegate) }
    return answer
  }
}
