public import Foundation
import Geometry
import Scene

/// Presenting a search over the screen that it searches.
extension UISearchController {
  // [I] As light as the dimming of other presentations.
  static let shade = UIColor(white: 0, alpha: 0.2)

  /// The controller whose content the search covers: the one whose item or view has the search bar.
  var searched: UIViewController? {
    let near = searchBar.nearestController
    guard let stack = near as? UINavigationController else { return near }
    return stack.viewControllers.map(\.innermostScreen)
      .last { $0.navigationItem.searchController === self }
  }

  /// The navigation bar that holds the search bar.
  var bar: UINavigationBar? {
    sequence(first: searchBar as UIView, next: \.superview).lazy
      .compactMap { $0 as? UINavigationBar }.first
  }

  private var isThere: Bool { modal.presenting != nil }

  /// Presents the search; an invisible one is active at once.
  func come() {
    guard !isThere else { return }
    guard let searched, searched.viewIfLoaded?.window != nil, searched.modal.presented == nil
    else { return hasCome() }
    searched.present(self, animated: UIView.areAnimationsEnabled)
  }

  /// Dismisses the search; a presentation in progress is reversed at its end.
  func leave() {
    guard let presenter = modal.presenting else { return hasLeft() }
    guard !modal.isInFlight else { return }
    Dismissing(source: presenter, animated: UIView.areAnimationsEnabled, completion: nil).run()
  }

  func hasCome() {
    if isActive { delegate?.didPresentSearchController(self) } else { leave() }
  }

  func hasLeft() {
    hideResults()
    hideSuggestions()
    if isActive { come() } else { delegate?.didDismissSearchController(self) }
  }

  // MARK: Results

  /// [D] Results are shown while there is a search text, unless the app decides itself.
  func followText() {
    guard isThere else { return }
    let isWanted =
      automaticallyShowsSearchResultsController
      ? searchBar.text?.isEmpty == false : wantsResults
    if isActive, isWanted { showResults() } else { hideResults() }
    followSuggestions()
    view.backgroundColor = obscuresBackgroundDuringPresentation ? Self.shade : .clear
  }

  private func followSuggestions() {
    let suggestions = searchSuggestions ?? []
    let isIgnored =
      ignoresSearchSuggestionsForSearchBarPlacementStacked && searchBarPlacement == .stacked
    guard isActive, !suggestions.isEmpty, !isIgnored else { return hideSuggestions() }
    suggestionList.suggestions = suggestions
    let table = suggestionList.table
    UIView.performWithoutAnimation {
      table.frame = view.bounds
      view.addSubview(table)
    }
  }

  private func hideSuggestions() {
    if hasSuggestionList { suggestionList.table.removeFromSuperview() }
  }

  private func showResults() {
    guard isThere, let results = searchResultsController, results.parent == nil else {
      return
    }
    addChild(results)
    UIView.performWithoutAnimation {
      results.view.frame = view.bounds
      results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(results.view)
    }
    results.tell(.containment(.didMove, parent: name)) { results.didMove(toParent: self) }
  }

  private func hideResults() {
    guard let results = searchResultsController, results.parent === self else { return }
    results.tell(.containment(.willMove, parent: nil)) { results.willMove(toParent: nil) }
    results.view.removeFromSuperview()
    results.removeFromParent()
    stage.forgetRemoval(of: results)
  }
}

/// [D] A search controller manages its own presentation.
extension UISearchController: UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  public func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    SearchPresentation(presentedViewController: presented, presenting: presenting)
  }

  public func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  // [I] As long as hiding bars.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    transitionContext?.isAnimated == false ? 0 : UINavigationController.hideShowBarDuration
  }

  public func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    let isComing = transitionContext.viewController(forKey: .to) === self
    UIView.performWithoutAnimation {
      guard isComing else { return }
      transitionContext.containerView.addSubview(view)
      view.frame = transitionContext.finalFrame(for: self)
      view.alpha = 0
    }
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) { [self] in
      view.alpha = isComing ? 1 : 0
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

/// Darkens the searched screen; a tap on it ends the search. [W]
final class SearchDimmingView: UIView {
  var tapped: (() -> Void)?
  var obscures: (() -> Bool)?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && obscures?() == false ? nil : hit
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    // Ignores touches that arrive from the results.
    if touches.contains(where: { $0.view === self }) { tapped?() }
  }
}
