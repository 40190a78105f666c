import Foundation

/// How a presentation adapts to the space it is in (spec/uikit.md P6, P7).
extension UIPresentationController {
  var currentStyle: UIModalPresentationStyle { shownStyle ?? style(in: traitCollection) }

  /// [D] P7: the delegate first, then the table.
  func style(in traits: UITraitCollection) -> UIModalPresentationStyle {
    guard ownStyle.isAdaptive else { return ownStyle }
    switch delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) {
    case .some(.none): return ownStyle
    case nil, .automatic: return usualStyle(in: traits)
    case let answer?: return answer
    }
  }

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
    wrapper = stand === presented ? nil : stand
    return stand
  }

  /// [D] Where it adapts, the delegate may put something around the presented controller.
  func standIn(for style: UIModalPresentationStyle) -> UIViewController? {
    guard style != ownStyle else { return presented }
    let wrapped = delegate?.presentationController(
      self,
      viewControllerForAdaptivePresentationStyle: style
    )
    return wrapped ?? presented
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
