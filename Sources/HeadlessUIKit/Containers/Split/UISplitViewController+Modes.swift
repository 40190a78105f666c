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
  var resolvedMode: DisplayMode { isFolded ? .secondaryOnly : expandedMode }

  /// The mode as soon as the split is not collapsed.
  var expandedMode: DisplayMode {
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

  func modeMayHaveChanged(telling tells: Bool = true) {
    if !isFolded { notifyOfMode() }
    columnsChanged(telling: tells)
  }

  /// [D] Tells the delegate before the columns move.
  func notifyOfMode() {
    let mode = expandedMode
    guard mode != knownMode else { return }
    let isFirst = knownMode == nil
    offerPrimaryButton(in: mode, after: knownMode)
    knownMode = mode
    if !isFirst { notify(of: mode) }
  }

  /// [W] A collapsed split counts as one with both columns beside each other; one that begins so
  /// tells the delegate, in the column styles.
  func enterCollapsedMode() {
    if knownMode == nil, style != .unspecified { notify(of: .oneBesideSecondary) }
    knownMode = .oneBesideSecondary
  }

  private func notify(of mode: DisplayMode) {
    guard let delegate else { return }
    log(callTo: delegate, "splitViewController(_:willChangeTo:)", arguments: [nil, "\(mode)"]) {
      delegate.splitViewController(self, willChangeTo: mode)
    }
  }

  func shows(_ column: Column) -> Bool { shows(column, in: resolvedMode) }

  /// The columns that are there as soon as the split is not collapsed.
  var expandedColumns: [Column] {
    Self.order.filter { columns[$0] != nil && shows($0, in: expandedMode) }
  }

  private func shows(_ column: Column, in mode: DisplayMode) -> Bool {
    switch (column, mode) {
    case (.secondary, _): true
    case (.compact, _), (_, .secondaryOnly), (_, .automatic): false
    case (_, .twoBesideSecondary), (_, .twoOverSecondary), (_, .twoDisplaceSecondary): true
    case (.primary, _): !hasThree
    case (.supplementary, _): true
    }
  }

  // MARK: Showing and hiding

  func reveal(_ column: Column, telling tells: Bool = true) {
    if isFolded { return showFolded(column) }
    guard !shows(column) else { return }
    choose(mode(showing: hasThree && column == .primary ? 2 : 1), telling: tells)
  }

  func conceal(_ column: Column, telling tells: Bool = true) {
    if isFolded { return hideFolded(column) }
    guard column != .secondary, shows(column) else { return }
    choose(mode(showing: hasThree && column == .primary ? 1 : 0), telling: tells)
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

  private func choose(_ mode: DisplayMode, telling tells: Bool = true) {
    guard let view = viewIfLoaded, view.window != nil, UIView.areAnimationsEnabled else {
      chosenMode = mode
      return modeMayHaveChanged(telling: tells)
    }
    UIView.animate(withDuration: Self.modeDuration) { [self] in
      chosenMode = mode
      modeMayHaveChanged(telling: tells)
      view.layoutIfNeeded()
    }
  }
}
