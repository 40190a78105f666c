import Foundation
import Geometry

/// The bar follows the scrolling of the top screen: its large title collapses, and its appearance
/// changes.
extension UINavigationController: ScrollObserver {
  /// Called whenever another screen is shown or the layout changes.
  func watchContent(of controller: UIViewController, beforeChange isQuiet: Bool = false) {
    watchBottom(of: controller)
    barHost.watchTop(of: controller.innermostScreen, beforeChange: isQuiet)
  }

  private func watchTop(of controller: UIViewController, beforeChange isQuiet: Bool) {
    let scrollView = controller.contentScrollView(for: .top)
    if watched !== scrollView {
      watched?.watcher = nil
      watched?.reserve = 0
      watched?.pulledBarHeight = 0
      watched = scrollView
    }
    scrollView?.watcher = self
    scrollView?.reserve = collapse(of: controller)
    scrollView?.pulledBarHeight = ownBar.pulledHeight(controller.navigationItem)
    ownBar.collapse(
      by: collapse(of: controller),
      stretchedBy: stretch(of: controller),
      atEdge: isAtEdge(controller),
      beforeChange: isQuiet
    )
  }

  private func collapse(of controller: UIViewController) -> CGFloat {
    min(controller.containerState.collapse, ownBar.collapsible(controller.navigationItem))
  }

  /// [W] How far a large title follows content that is pulled down, or held down by a refresh.
  private func stretch(of controller: UIViewController) -> CGFloat {
    let item = controller.navigationItem
    guard ownBar.pulledHeight(item) > 0, !isBarHidden, !isChanging,
      collapse(of: controller) == 0,
      let scrollView = controller.contentScrollView(for: .top)
    else { return 0 }
    return scrollView.pull
  }

  /// [W] Content slides beneath the bar only after the large title has collapsed.
  private func isAtEdge(_ controller: UIViewController) -> Bool {
    let collapse = collapse(of: controller)
    guard collapse == ownBar.collapsible(controller.navigationItem),
      let scrollView = controller.contentScrollView(for: .top)
    else { return true }
    return scrollView.isAtTop(ofBarCollapsedBy: collapse)
  }

  /// [W] The bar is as high as the space above the content.
  func scrolled(_ scrollView: UIScrollView) {
    guard !isChanging, let shown = stack.shown, scrollView === watched, !isBarHidden else {
      return
    }
    let top = shown.innermostScreen
    let item = top.navigationItem
    let most = ownBar.collapsible(item)
    if most > 0 {
      let distance = scrollView.contentOffset.y + wholeBarEnd(item)
      top.containerState.collapse = min(max(distance, 0), most)
    }
    ownBar.collapse(by: collapse(of: top), stretchedBy: stretch(of: top), atEdge: isAtEdge(top))
    // The insets follow below; until then they belong to the old reserve.
    scrollView.reserve = collapse(of: top)
    guard ownBar.frame.height != ownBar.naturalHeight + ownBar.stretch else { return }
    layOutBar()
    coverContent(of: shown)
  }

  private func wholeBarEnd(_ item: UINavigationItem) -> CGFloat {
    let collapse = min(ownBar.collapse, ownBar.collapsible(item))
    return ownBar.frame.minY + ownBar.height(for: item) + collapse
  }

  /// [W] Since iOS 11: a bar does not stay partly collapsed.
  func restingOffset(
    of scrollView: UIScrollView,
    planned: CGPoint,
    velocity: CGPoint
  ) -> CGPoint {
    guard !isChanging, let top = stack.shown?.innermostScreen, scrollView === watched,
      !isBarHidden
    else { return planned }
    let item = top.navigationItem
    let most = ownBar.collapsible(item)
    guard most > 0 else { return planned }
    let end = wholeBarEnd(item)
    let stops = CollapseStops(
      search: item.goingSearchHeight,
      whole: most,
      within: scrollView.limits.y.upperBound + end
    )
    let offset = stops.nearest(to: planned.y + end, velocity: velocity.y) - end
    // What is there but for rounding bounces as it is.
    guard abs(offset - planned.y) > scrollView.pixel else { return planned }
    return CGPoint(x: planned.x, y: offset)
  }
}

/// The toolbar follows the end of the content, and so does an enclosing tab bar.
extension UINavigationController: BottomEdgeObserver {
  private func watchBottom(of controller: UIViewController) {
    // A nested stack observes its own screens, and passes on what it sees.
    if !(controller is UINavigationController) {
      controller.contentScrollView(for: .bottom)?.bottomEdgeObserver = self
    }
    followBottom(of: controller)
  }

  func bottomMoved() {
    if let shown = stack.change?.to ?? stack.shown { followBottom(of: shown) }
  }

  private func followBottom(of controller: UIViewController) {
    toolbarIfMade?.isAtScrollEdge = controller.isAtBottomEdge
    (parent as? any BottomEdgeObserver)?.bottomMoved()
  }
}
