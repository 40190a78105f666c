import Foundation

/// Adapting a presentation to its traits (rules presentation.adaptation-*).
extension UIPresentationController {
  var currentStyle: UIModalPresentationStyle { shownStyle ?? style(in: traitCollection) }

  /// [D] Rule presentation.adaptation-delegate: the delegate first, then the table.
  func style(in traits: UITraitCollection) -> UIModalPresentationStyle {
    guard ownStyle.isAdaptive || ownStyle == .custom else { return ownStyle }
    switch delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) {
    case .some(.none): return ownStyle
    case let answer? where Self.adaptiveStyles.contains(answer): return answer
    default: return usualStyle(in: traits)
    }
  }

  /// [D] Rule presentation.invalid-adaptive-style: other values from a delegate are ignored.
  private static let adaptiveStyles: Set<UIModalPresentationStyle> = [
    .fullScreen, .overFullScreen, .pageSheet, .formSheet,
  ]

  private func usualStyle(in traits: UITraitCollection) -> UIModalPresentationStyle {
    let sheet = sheet
    // [D] A sheet may stay attached to the bottom edge in compact height.
    if traits.verticalSizeClass == .compact, sheet?.prefersEdgeAttachedInCompactHeight == true {
      return .pageSheet
    }
    return ownStyle.adapted(to: traits)
  }

  /// Determines the style of this presentation, and the controller that replaces the presented one.
  func adapt() -> UIViewController? {
    adaptedTraits = traitCollection
    let style = style(in: traitCollection)
    shownStyle = style
    let replacement = replacement(for: style)
    replace(by: replacement)
    return replacement
  }

  /// Retains the presented controller, which nothing else references while `replacement` is shown
  /// instead.
  func replace(by replacement: UIViewController?) {
    wrapper?.modal.replaced = nil
    wrapper = replacement === presented ? nil : replacement
    wrapper?.modal.replaced = presented
  }

  /// Whether a delegate has replaced a custom style by a built-in one.
  var isReplaced: Bool { ownStyle == .custom && shownStyle.map { $0 != .custom } ?? false }

  /// The view in the container: the subclass's own, unless a built-in style applies.
  var viewInContainer: UIView? { isReplaced ? usualView : presentedView }
  var frameInContainer: CGRect { isReplaced ? usualFrame : frameOfPresentedViewInContainerView }
  var usualView: UIView? { chrome.panel ?? (wrapper ?? presented)?.view }

  /// [D] When adapting, the delegate may wrap the presented controller.
  func replacement(for style: UIModalPresentationStyle) -> UIViewController? {
    guard style != ownStyle else { return presented }
    let wrapped = delegate?.presentationController(
      self,
      viewControllerForAdaptivePresentationStyle: style
    )
    prepare(for: style)
    return wrapped ?? presented
  }

  /// [D] iOS 15: the sheet of a popover may be configured before it is shown.
  private func prepare(for style: UIModalPresentationStyle) {
    guard style == .pageSheet || style == .formSheet,
      let popover = self as? UIPopoverPresentationController
    else { return }
    delegate?.presentationController(
      self,
      prepare: popover.adaptiveSheetPresentationController
    )
  }

  /// A presenter inside a popover is not notified of an end, so its view stays. [I]
  ///
  /// [D] rule presentation.order-nested
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
