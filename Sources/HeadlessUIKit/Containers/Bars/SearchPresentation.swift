import Foundation
import Geometry

/// Presents a search over the screen that it searches.
final class SearchPresentation: UIPresentationController {
  /// Shows a search bar without a superview, above the screen's bar.
  private var barBackground: BarBackdrop?

  private var search: UISearchController? { presented as? UISearchController }

  /// [I] Whether or not it defines a context.
  override var ownContext: UIViewController? { search?.searched }
  override var shouldPresentInFullscreen: Bool { false }
  override var letsTouchesThrough: Bool { true }

  override func presentationTransitionWillBegin() {
    guard let search else { return }
    if search.searchBar.window == nil { host(search.searchBar) }
    search.isActive = true
    let parts = barViews
    UIView.performWithoutAnimation { for part in parts { part.alpha = 0 } }
    search.transitionCoordinator?.animate { _ in
      for part in parts { part.alpha = 1 }
    } completion: { _ in
      search.hasCome()
    }
  }

  override func dismissalTransitionWillBegin() {
    guard let search else { return }
    search.isActive = false
    let parts = barViews
    search.transitionCoordinator?.animate { _ in
      for part in parts { part.alpha = 0 }
    } completion: { _ in
      for part in parts { part.removeFromSuperview() }
      for part in parts { part.alpha = 1 }
      search.hasLeft()
    }
  }

  private func host(_ bar: UISearchBar) {
    let (barBackground, look) = (BarBackdrop(line: .bottom), UINavigationBarAppearance())
    look.configureWithOpaqueBackground()
    barBackground.show(look)
    container?.addSubview(barBackground)
    container?.addSubview(bar)
    self.barBackground = barBackground
  }

  private var barViews: [UIView] {
    guard let barBackground, let bar = search?.searchBar else { return [] }
    return [barBackground, bar]
  }

  override func containerViewWillLayoutSubviews() {
    if let barBackground {
      let bar = barFrame
      search?.searchBar.frame = bar
      barBackground.frame = CGRect(x: 0, y: 0, width: bar.width, height: bar.maxY)
    }
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

  /// [I] A search bar inside the searched view stays visible.
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container, let bar = search?.searchBar else { return .zero }
    let space = presenting?.viewIfLoaded
    guard barBackground != nil || space.map(bar.isDescendant) == true else {
      return container.bounds
    }
    let end = barBackground != nil ? barFrame.maxY : bar.convert(bar.bounds, to: container).maxY
    return container.bounds.divided(atDistance: max(0, end), from: .minYEdge).remainder
  }

  /// Bars cover the same edges of the search as of the screen.
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
