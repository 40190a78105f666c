import Foundation
import Geometry

/// The display modes and their changes.
extension UISplitViewController {
  // [I] As long as showing a bar.
  static let modeDuration: TimeInterval = 0.3

  private var size: CGSize { viewIfLoaded?.bounds.size ?? stage.screen.bounds.size }
  private var isWide: Bool { size.width > size.height }
  /// Whether there are three columns to be shown.
  var hasThree: Bool { style == .tripleColumn && columns[.supplementary] != nil }

  /// [D] The mode chosen by hand, otherwise the preferred one, otherwise the one for the width.
  var resolvedMode: DisplayMode {
    guard !isFolded else { return .secondaryOnly }
    if let chosenMode { return chosenMode }
    guard preferredDisplayMode == .automatic else { return allowed(preferredDisplayMode) }
    // [I] Two of three columns fit if both of two do.
    return isWide ? .oneBesideSecondary : .secondaryOnly
  }

  /// [D] Two columns beside the secondary require three columns.
  private func allowed(_ mode: DisplayMode) -> DisplayMode {
    guard !hasThree else { return mode }
    switch mode {
    case .twoBesideSecondary, .twoDisplaceSecondary: return .oneBesideSecondary
    case .twoOverSecondary: return .oneOverSecondary
    default: return mode
    }
  }

  /// [D] Tiled on wide screens; otherwise the columns overlay the secondary.
  var resolvedBehavior: SplitBehavior {
    guard preferredSplitBehavior == .automatic else { return preferredSplitBehavior }
    return isWide ? .tile : hasThree ? .displace : .overlay
  }

  var isOverlaid: Bool {
    [.oneOverSecondary, .twoOverSecondary].contains(resolvedMode)
  }

  func modeMayHaveChanged() {
    notifyOfMode()
    columnsChanged()
  }

  /// [D] Tells the delegate before the columns move.
  func notifyOfMode() {
    let mode = resolvedMode
    guard mode != knownMode, !isFolded else { return }
    let isFirst = knownMode == nil
    offerPrimaryButton(in: mode, after: knownMode)
    knownMode = mode
    guard !isFirst, let delegate else { return }
    log(callTo: delegate, "splitViewController(_:willChangeTo:)", arguments: [nil, "\(mode)"]) {
      delegate.splitViewController(self, willChangeTo: mode)
    }
  }

  func shows(_ column: Column) -> Bool {
    switch (column, resolvedMode) {
    case (.secondary, _): true
    case (.compact, _), (_, .secondaryOnly), (_, .automatic): false
    case (_, .twoBesideSecondary), (_, .twoOverSecondary), (_, .twoDisplaceSecondary): true
    case (.primary, _): !hasThree
    case (.supplementary, _): true
    }
  }

  // MARK: Showing and hiding

  func reveal(_ column: Column) {
    if isFolded { return showFolded(column) }
    guard !shows(column) else { return }
    choose(mode(showing: hasThree && column == .primary ? 2 : 1))
  }

  func conceal(_ column: Column) {
    guard !isFolded, column != .secondary, shows(column) else { return }
    choose(mode(showing: hasThree && column == .primary ? 1 : 0))
  }

  private func mode(showing count: Int) -> DisplayMode {
    switch (count, resolvedBehavior) {
    case (0, _): .secondaryOnly
    case (1, .overlay): .oneOverSecondary
    case (1, _):
      isWide || preferredSplitBehavior != .automatic
        ? .oneBesideSecondary
        : .oneOverSecondary
    case (_, .overlay): .twoOverSecondary
    case (_, .displace): .twoDisplaceSecondary
    default: .twoBesideSecondary
    }
  }

  /// [D] Collapsed: pops to the column or pushes it.
  private func showFolded(_ column: Column) {
    guard columns[.compact] == nil, let stack = columns[.primary] as? UINavigationController,
      let wanted = columns[column]
    else { return }
    if column == .primary {
      stack.popToRootViewController(animated: UIView.areAnimationsEnabled)
    } else if !stack.holds(wanted) {
      stack.takeSecondary(wanted)
    }
  }

  func toggleMode() {
    let wanted = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    guard wanted == .automatic else { return choose(wanted) }
    if resolvedMode == .secondaryOnly {
      reveal(hasThree ? .supplementary : .primary)
    } else {
      choose(.secondaryOnly)
    }
  }

  func hideOverlay() {
    if isOverlaid { choose(.secondaryOnly) }
  }

  private func choose(_ mode: DisplayMode) {
    guard let view = viewIfLoaded, view.window != nil, UIView.areAnimationsEnabled else {
      chosenMode = mode
      return modeMayHaveChanged()
    }
    UIView.animate(withDuration: Self.modeDuration) { [self] in
      chosenMode = mode
      modeMayHaveChanged()
      view.layoutIfNeeded()
    }
  }
}
