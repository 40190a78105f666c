import Foundation
import Geometry

/// What a search shows over the screen that it searches.
extension UISearchController {
  // [I] As light as what other presentations lay over their presenter.
  private static let shade = UIColor(white: 0, alpha: 0.2)

  /// Whose content the search covers: whoever's item or view holds the search bar.
  var searched: UIViewController? {
    let near = sequence(first: searchBar as UIResponder, next: \.next).lazy
      .compactMap { $0 as? UIViewController }.first
    guard let stack = near as? UINavigationController else { return near }
    return stack.viewControllers.last { $0.navigationItem.searchController === self }
  }

  /// The navigation bar that holds the search bar.
  var bar: UINavigationBar? {
    sequence(first: searchBar as UIView, next: \.superview).lazy
      .compactMap { $0 as? UINavigationBar }.first
  }

  /// Comes over the screen, or is there at once where nobody sees it.
  func come(_ completion: @escaping () -> Void) {
    guard parent == nil, let owner = searched, let space = owner.viewIfLoaded,
      space.window != nil
    else { return completion() }
    owner.addChild(self)
    UIView.performWithoutAnimation {
      space.addSubview(view)
      fillRoom()
      view.alpha = 0
    }
    tell("didMove(toParent: \(owner.name))") { didMove(toParent: owner) }
    fade(to: 1, completion)
  }

  func leave(_ completion: @escaping () -> Void) {
    guard parent != nil else { return completion() }
    fade(to: 0) { [self] in
      if !isActive { takeAway() }
      completion()
    }
  }

  private func takeAway() {
    hideResults()
    tell("willMove(toParent: nil)") { willMove(toParent: nil) }
    view.removeFromSuperview()
    removeFromParent()
  }

  private func fade(to alpha: CGFloat, _ completion: @escaping () -> Void) {
    // [I] As long as bars take to hide.
    UIView.animate(withDuration: UINavigationController.hideShowBarDuration) { [self] in
      view.alpha = alpha
      (bar?.controller?.viewIfLoaded ?? bar)?.layoutIfNeeded()
    } completion: { _ in
      completion()
    }
  }

  /// Takes its place again: the searched view may have another size.
  func fillRoom() {
    guard parent != nil, let space = view.superview else { return }
    view.frame = room(in: space)
    guard space is UIScrollView else { return }
    // What stands in scrolled content is thought safe; this stands still before it.
    var covered = space.safeAreaInsets
    covered.top = max(0, covered.top - (view.frame.minY - space.bounds.minY))
    coverEdges(covered)
  }

  /// [I] A search bar that stands in the searched view stays free.
  private func room(in space: UIView) -> CGRect {
    guard searchBar.isDescendant(of: space) else { return space.bounds }
    let bar = searchBar.convert(searchBar.bounds, to: space)
    let (_, rest) = space.bounds.divided(
      atDistance: max(0, bar.maxY - space.bounds.minY),
      from: .minYEdge
    )
    return rest
  }

  // MARK: Results

  /// [D] Results show while something is looked for, unless the app decides about that itself.
  func followText() {
    let isWanted =
      automaticallyShowsSearchResultsController
      ? searchBar.text?.isEmpty == false : wantsResults
    if isActive, isWanted { showResults() } else { hideResults() }
    view.backgroundColor = obscuresBackgroundDuringPresentation ? Self.shade : .clear
  }

  private func showResults() {
    guard parent != nil, let results = searchResultsController, results.parent == nil else {
      return
    }
    addChild(results)
    UIView.performWithoutAnimation {
      results.view.frame = view.bounds
      results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(results.view)
    }
    results.tell("didMove(toParent: \(name))") { results.didMove(toParent: self) }
  }

  private func hideResults() {
    guard let results = searchResultsController, results.parent === self else { return }
    results.tell("willMove(toParent: nil)") { results.willMove(toParent: nil) }
    results.view.removeFromSuperview()
    results.removeFromParent()
  }
}

/// Darkens what is searched; a tap on it ends the search. [W]
final class SearchShade: UIView {
  var tapped: (() -> Void)?
  var obscures: (() -> Bool)?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && obscures?() == false ? nil : hit
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    // Not those that come up from the results.
    if touches.contains(where: { $0.view === self }) { tapped?() }
  }
}
