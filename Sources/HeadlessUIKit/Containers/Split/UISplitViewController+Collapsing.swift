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
    knownMode = nil
    if style == .unspecified {
      let chosen = ask("primaryViewController(forCollapsing:)") {
        $0.primaryViewController(forCollapsing: self)
      }
      let primary = chosen ?? columns[.primary]
      if let primary, let secondary = columns[.secondary] { collapse(secondary, onto: primary) }
      isFolded = true
      put(primary, .primary)
    } else {
      if columns[.compact] == nil { foldColumns() }
      isFolded = true
    }
    columnsChanged()
    ask("splitViewControllerDidCollapse(_:)") { $0.splitViewControllerDidCollapse(self) }
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
    // A navigation controller in the middle of a change shows it later.
    if secondary.viewIfLoaded?.superview === view { return disappear(secondary) }
    // Ends its appearance as a column, if that was in progress.
    secondary.endAppearanceIfOpen()
  }

  private func foldColumns() {
    let proposed: Column = columns[.secondary] == nil ? .primary : .secondary
    let callback = "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)"
    let top =
      ask(callback, arguments: [nil, "\(proposed)"]) {
        $0.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      } ?? proposed
    guard top != .primary, let primary = columns[.primary] else { return }
    for column in [Column.supplementary, .secondary] {
      if let one = columns[column] { primary.collapseSecondaryViewController(one, for: self) }
      if column == top { return }
    }
  }

  private func separate() {
    isFolded = false
    if style == .unspecified {
      separateSecondary()
    } else if let primary = columns[.primary] {
      unfoldColumns(primary)
    }
    columnsChanged()
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

  /// Returns the screens that the primary's navigation controller has adopted to their columns.
  private func unfoldColumns(_ primary: UIViewController) {
    if let stack = primary as? UINavigationController {
      while !stack.folded.isEmpty { _ = primary.separateSecondaryViewController(for: self) }
    }
    guard let delegate else { return }
    var mode = resolvedMode
    let callback = "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)"
    log(callTo: delegate, callback, arguments: [nil, "\(mode)"]) {
      mode = delegate.splitViewController(
        self,
        displayModeForExpandingToProposedDisplayMode: mode
      )
    }
    if mode != resolvedMode { chosenMode = mode }
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

  // MARK: Showing

  func showPrimary(_ controller: UIViewController) {
    if delegate?.splitViewController(self, show: controller, sender: nil) == true { return }
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
    let stack = (columns[.compact] ?? columns[.primary]) as? UINavigationController
    guard let stack else { return present(controller, animated: UIView.areAnimationsEnabled) }
    if let other = controller as? UINavigationController {
      stack.takeSecondary(other)
    } else {
      stack.pushViewController(controller, animated: UIView.areAnimationsEnabled)
    }
  }
}
