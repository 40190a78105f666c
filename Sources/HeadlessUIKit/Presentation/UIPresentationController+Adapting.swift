import Foundation

extension UIPresentationController {
  var currentStyle: UIModalPresentationStyle { shownStyle ?? style(in: traitCollection) }

  /// [D] P7: the delegate first, then the table.
  func style(in traits: UITraitCollection) -> UIModalPresentationStyle {
    guard ownStyle.isAdaptive else { return ownStyle }
    switch delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) {
    case .some(.none): return ownStyle
    case nil, .automatic: return ownStyle.adapted(to: traits)
    case let answer?: return answer
    }
  }

  /// Settles the style for this presentation, and who stands for the presented controller.
  func adapt() -> UIViewController? {
    let style = style(in: traitCollection)
    shownStyle = style
    guard style != ownStyle else { return presented }
    let wrapped = delegate?.presentationController(
      self,
      viewControllerForAdaptivePresentationStyle: style
    )
    wrapper = wrapped === presented ? nil : wrapped
    return wrapper ?? presented
  }

  func announceStyle(_ coordinator: any UIViewControllerTransitionCoordinator) {
    delegate?.presentationController(
      self,
      willPresentWithAdaptiveStyle: currentStyle == ownStyle ? .none : currentStyle,
      transitionCoordinator: coordinator
    )
  }
}
