import Foundation

/// How a presentation adapts to the space it is in (rules presentation.adaptation-*).
extension UIPresentationController {
  var currentStyle: UIModalPresentationStyle { shownStyle ?? style(in: traitCollection) }

  /// [D] P7: the delegate first, then the table.
  func style(in traits: UITraitCollection) -> UIModalPresentationStyle {
    guard ownStyle.isAdaptive || ownStyle == .custom else { return ownStyle }
    switch delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) {
    case .some(.none): return ownStyle
    case let answer? where Self.adaptiveStyles.contains(answer): return answer
    default: return usualStyle(in: traits)
    }
  }

  /// [D] Y2: any other answer of a delegate counts as none.
  private static let adaptiveStyles: Set<UIModalPresentationStyle> = [
    .fullScreen, .overFullScreen, .pageSheet, .formSheet,
  ]

  private func usualStyle(in traits: UITraitCollection) -> UIModalPresentationStyle {
    let sheet = sheet
    // [D] A sheet may stay at the bottom edge instead of filling a low screen.
    if traits.verticalSizeClass == .compact, sheet?.prefersEdgeAttachedInCompactHeight == true {
      return .pageSheet
    }
    return ownStyle.adapted(to: traits)
  }

  /// Settles the style for this presentation, and who stands for the presented controller.
  func adapt() -> UIViewController? {
    adaptedTraits = traitCollection
    let style = style(in: traitCollection)
    shownStyle = style
    let stand = standIn(for: style)
    replace(by: stand)
    return stand
  }

  /// Keeps the presented controller, which nothing else references while `stand` is shown instead.
  func replace(by stand: UIViewController?) {
    wrapper?.modal.replaced = nil
    wrapper = stand === presented ? nil : stand
    wrapper?.modal.replaced = presented
  }

  /// Whether a delegate has put a built-in look in the place of a custom one.
  var isReplaced: Bool { ownStyle == .custom && shownStyle.map { $0 != .custom } ?? false }

  /// What stands in the container: the subclass's own view, unless a built-in look does.
  var standingView: UIView? { isReplaced ? usualView : presentedView }
  var standingFrame: CGRect { isReplaced ? usualFrame : frameOfPresentedViewInContainerView }
  var usualView: UIView? { chrome.panel ?? (wrapper ?? presented)?.view }

  /// [D] Where it adapts, the delegate may put something around the presented controller.
  func standIn(for style: UIModalPresentationStyle) -> UIViewController? {
    guard style != ownStyle else { return presented }
    let wrapped = delegate?.presentationController(
      self,
      viewControllerForAdaptivePresentationStyle: style
    )
    prepare(for: style)
    return wrapped ?? presented
  }

  /// [D] Of iOS 15: what a popover becomes may be set up before it shows.
  private func prepare(for style: UIModalPresentationStyle) {
    guard style == .pageSheet || style == .formSheet,
      let popover = self as? UIPopoverPresentationController
    else { return }
    delegate?.presentationController(
      self,
      prepare: popover.adaptiveSheetPresentationController
    )
  }

  /// [D] O7: a presenter inside a popover is not told of an end, so it stays there throughout. [I]
  var takesPresenterAway: Bool {
    shouldRemovePresentersView && presenting?.isInPopover != true
  }

  func announce(
    _ style: UIModalPresentationStyle,
    _ coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    delegate?.presentationController(
      self,
      willPresentWithAdaptiveStyle: style == ownStyle ? .none : style,
      transitionCoordinator: coordinator
    )
  }
}
