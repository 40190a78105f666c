import Foundation
import Geometry

/// The place of a search over the screen that it searches.
final class SearchPresentation: UIPresentationController {
  /// A search bar that stood nowhere stands here.
  private var hostsBar = false

  private var search: UISearchController? { presented as? UISearchController }

  /// [I] Whether or not it defines a context.
  override var ownContext: UIViewController? { search?.searched }
  override var shouldPresentInFullscreen: Bool { false }
  override var letsTouchesThrough: Bool { true }

  override func presentationTransitionWillBegin() {
    guard let search else { return }
    hostsBar = search.searchBar.window == nil
    if hostsBar { container?.addSubview(search.searchBar) }
    search.isActive = true
    search.transitionCoordinator?.animate(alongsideTransition: nil) { _ in search.hasCome() }
  }

  override func dismissalTransitionWillBegin() {
    guard let search else { return }
    search.isActive = false
    search.transitionCoordinator?.animate(alongsideTransition: nil) { [self] _ in
      if hostsBar { search.searchBar.removeFromSuperview() }
      search.hasLeft()
    }
  }

  override func containerViewWillLayoutSubviews() {
    if hostsBar { search?.searchBar.frame = barFrame }
    presentedView?.frame = frameOfPresentedViewInContainerView
    coverEdges()
  }

  private var barFrame: CGRect {
    guard let container, let bar = search?.searchBar else { return .zero }
    return CGRect(
      x: 0,
      y: container.safeAreaInsets.top,
      width: container.bounds.width,
      height: bar.naturalHeight
    )
  }

  /// [I] A search bar that stands in the searched view stays free.
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container, let bar = search?.searchBar else { return .zero }
    let space = presenting?.viewIfLoaded
    guard hostsBar || space.map(bar.isDescendant) == true else { return container.bounds }
    let end = hostsBar ? barFrame.maxY : bar.convert(bar.bounds, to: container).maxY
    return container.bounds.divided(atDistance: max(0, end), from: .minYEdge).remainder
  }

  /// Bars cover of the search what they cover of the screen.
  private func coverEdges() {
    guard let search, let container, let screen = presenting, let view = presentedView else {
      return
    }
    var covered = screen.extraSafeArea
    let known = max(0, container.safeAreaInsets.top - view.frame.minY)
    covered.top = max(0, container.safeAreaInsets.top + covered.top - view.frame.minY) - known
    search.coverEdges(covered)
  }
}
