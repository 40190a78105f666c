import Foundation

/// The columns become one, and two again (spec/uikit.md S1).
extension UISplitViewController {
  /// [D] Collapsed as long as the width is compact.
  func foldIfNeeded() {
    let isCompact = traitCollection.horizontalSizeClass == .compact
    guard isCompact != isFolded else { return }
    if isCompact { collapse() } else { separate() }
    postShowDetailTargetChange()
  }

  private func collapse() {
    let primary = ask { $0.primaryViewController(forCollapsing: self) } ?? columns[.primary]
    let secondary = columns[.secondary]
    if style == .unspecified {
      if let primary, let secondary { fold(secondary, onto: primary) }
    } else if columns[.compact] == nil {
      foldColumns()
    }
    isFolded = true
    if style == .unspecified { put(primary, .primary) }
    columnsChanged()
    ask { $0.splitViewControllerDidCollapse(self) }
  }

  private func fold(_ secondary: UIViewController, onto primary: UIViewController) {
    let isHandled = ask {
      $0.splitViewController(self, collapseSecondary: secondary, onto: primary)
    }
    if isHandled != true { primary.collapseSecondaryViewController(secondary, for: self) }
    // A stack took it; what nobody took has to go.
    if secondary.parent === self { put(nil, .secondary) } else { columns[.secondary] = nil }
  }

  private func foldColumns() {
    let proposed: Column = columns[.secondary] == nil ? .primary : .secondary
    let top =
      ask {
        $0.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      } ?? proposed
    guard top != .primary, let primary = columns[.primary] else { return }
    for column in [Column.supplementary, .secondary] {
      if let one = columns[column] { primary.collapseSecondaryViewController(one, for: self) }
      if column == top { return }
    }
  }

  private func separate() {
    let primary = ask { $0.primaryViewController(forExpanding: self) } ?? columns[.primary]
    isFolded = false
    if style == .unspecified, let primary {
      let own = ask { $0.splitViewController(self, separateSecondaryFrom: primary) }
      let secondary = own ?? primary.separateSecondaryViewController(for: self)
      put(primary, .primary)
      if let secondary { put(secondary, .secondary) }
    } else if let primary = columns[.primary] {
      unfoldColumns(primary)
    }
    columnsChanged()
    ask { $0.splitViewControllerDidExpand(self) }
  }

  /// The columns' stacks get back what the primary's took.
  private func unfoldColumns(_ primary: UIViewController) {
    while primary.separateSecondaryViewController(for: self) is UINavigationController {}
    if preferredDisplayMode == .automatic, let delegate {
      let mode = delegate.splitViewController(
        self,
        displayModeForExpandingToProposedDisplayMode: resolvedMode
      )
      if mode != resolvedMode { preferredDisplayMode = mode }
    }
  }

  @discardableResult
  private func ask<Answer>(_ question: (any UISplitViewControllerDelegate) -> Answer?) -> Answer? {
    delegate.flatMap(question)
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

  /// [D] Collapsed: on top of the primary; else in the secondary's place.
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
