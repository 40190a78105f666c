import Foundation
import Geometry

/// The layout of the bars and of the content between them.
extension UINavigationController {
  private var safeArea: UIEdgeInsets { viewIfLoaded?.safeAreaInsets ?? .zero }
  private var size: CGSize { viewIfLoaded?.bounds.size ?? .zero }

  /// Whether its own bar is hidden; a nested one's items are in the outer bar.
  private var isBarAway: Bool { isBarHidden || isNested }

  private var barFrame: CGRect {
    let height = ownBar.naturalHeight
    let y = isBarAway ? -height : safeArea.top
    return CGRect(x: 0, y: y, width: size.width, height: height)
  }

  private var toolbarFrame: CGRect {
    let height = (toolbarIfMade?.rowHeight ?? BarMetrics.height) + safeArea.bottom
    let y = isToolbarOut ? size.height : size.height - height
    // [I] As with tab bars, a screen that hides it pushes it out with the previous screen.
    let side: CGFloat = content.isRightToLeft ? 1 : -1
    let x = hidesBottomBar ? side * size.width : 0
    return CGRect(x: x, y: y, width: size.width, height: height)
  }

  private var barEnd: CGFloat { isNested ? safeArea.top : isBarHidden ? 0 : barFrame.maxY }
  private var isToolbarAway: Bool { isToolbarOut || hidesBottomBar }
  private var toolbarStart: CGFloat { isToolbarAway ? size.height : toolbarFrame.minY }

  func arrangeBars() {
    // [W] Rule appearance.hidden-window-lays-out: its top screen is shown even if it is laid out
    // before it appears, as in a hidden window.
    if stack.shown == nil { showTop() }
    barHidingGestures.heightClassMayHaveChanged()
    popGesture.followDirection()
    content.semanticContentAttribute = view.semanticContentAttribute
    // Animators move what holds the screens by its transform.
    content.plainFrame = CGRect(origin: .zero, size: size)
    layOutBar()
    toolbarIfMade?.frame = toolbarFrame
    toolbarIfMade?.isHidden = isToolbarAway && barHiding == nil && stack.change == nil
    guard !isChanging, let shown = stack.shown else { return }
    watchContent(of: shown)
    layOutBar()
    shown.setShownFrame(contentFrame(for: shown))
    coverContent(of: shown)
  }

  func layOutBar() {
    ownBar.isHidden = isBarAway && (barHiding == nil || isNested)
    ownBar.rise = safeArea.top
    // Only what is seen grows: the content would not return to its place below a bar that did.
    var frame = barFrame
    frame.size.height += ownBar.stretch
    ownBar.frame = frame
    ownBar.layer.layoutSubtree()
  }

  func barHeightChanged() { viewIfLoaded?.setNeedsLayout() }

  /// [D] Screens extend below bars, unless their properties or an opaque bar prevent it.
  private func extends(_ controller: UIViewController, _ edge: UIRectEdge) -> Bool {
    guard controller.edgesForExtendedLayout.contains(edge) else { return false }
    let isOpaque =
      edge == .top ? !barHost.ownBar.isTranslucent : toolbarIfMade?.isTranslucent == false
    return !isOpaque || controller.extendedLayoutIncludesOpaqueBars
  }

  func contentFrame(for controller: UIViewController) -> CGRect {
    let top = extends(controller, .top) ? 0 : barEnd
    let bottom = extends(controller, .bottom) ? size.height : toolbarStart
    return CGRect(x: 0, y: top, width: size.width, height: max(0, bottom - top))
  }

  /// Excludes the area covered by bars from a screen's safe area.
  func coverContent(of controller: UIViewController) {
    var covered = UIEdgeInsets.zero
    if extends(controller, .top) { covered.top = max(0, barEnd - safeArea.top) }
    if extends(controller, .bottom) {
      covered.bottom = max(0, size.height - toolbarStart - safeArea.bottom)
    }
    controller.coverEdges(covered)
  }

  // MARK: Hiding

  /// [I] A nested one hides the bar that shows its items.
  func hideBar(_ hidden: Bool, animated: Bool) {
    guard !isNested else { return barHost.hideBar(hidden, animated: animated) }
    guard isBarHidden != hidden else { return }
    isBarHidden = hidden
    if !hidden, ownBar.change == nil { refreshBarItems() }
    stage.statusBar.becomeStale()
    slideBars(animated)
  }

  func hideToolbar(_ hidden: Bool, animated: Bool) {
    guard isToolbarOut != hidden else { return }
    if !hidden {
      let bar = toolbar
      UIView.performWithoutAnimation {
        bar?.frame = toolbarFrame
        bar?.isHidden = false
      }
    }
    isToolbarOut = hidden
    slideBars(animated)
  }

  private func slideBars(_ animated: Bool) {
    guard let view = viewIfLoaded else { return }
    view.setNeedsLayout()
    guard animated, view.window != nil else { return }
    let hiding = NavigationBarHiding()
    barHiding = hiding
    UIView.animate(withDuration: Self.hideShowBarDuration) {
      view.layoutIfNeeded()
    } completion: { [self] _ in
      guard barHiding === hiding else { return }
      barHiding = nil
      view.setNeedsLayout()
    }
  }

  /// Shows or hides its toolbar and an enclosing tab bar if necessary. [D]
  func bottomBarMayHaveChanged(animated: Bool) {
    slideToolbar(animated)
    if let outer = parent as? UINavigationController {
      outer.bottomBarMayHaveChanged(animated: animated)
    }
    guard let tabs = parent as? UITabBarController else { return }
    tabs.bottomBarMayHaveChanged(in: self, animated: animated)
  }

  private func slideToolbar(_ animated: Bool) {
    guard let bar = toolbarIfMade, !isToolbarOut, bar.frame != toolbarFrame else { return }
    let coordinator = stack.change?.to.activeTransition?.coordinator
    guard animated, let coordinator else {
      viewIfLoaded?.setNeedsLayout()
      return
    }
    bar.isHidden = false
    coordinator.animateBar(bar) { [self] in bar.frame = toolbarFrame }
  }

  /// [D] Whether any screen on the stack hides it.
  var hidesBottomBar: Bool {
    let nested = viewControllers.last as? UINavigationController
    return viewControllers.contains(where: \.hidesBottomBarWhenPushed)
      || nested?.hidesBottomBar == true
  }

  /// [D] Its bar's delegate: a subclass may be one.
  var barDelegate: (any UINavigationBarDelegate)? { self as? any UINavigationBarDelegate }

  /// The user tapped the back button.
  func goBack(from item: UINavigationItem) {
    guard barDelegate?.navigationBar(ownBar, shouldPop: item) ?? true else { return }
    let stack = innermost
    if stack.popViewController(animated: true) != nil { return notifyOfPop(of: item, by: stack) }
    // The first screen of a stack opened from More leads back to the list.
    guard ownBar.outerItem != nil else { return }
    navigationController?.popViewController(animated: true)
  }

  /// [D] The delegate hears of a pop after its animation.
  private func notifyOfPop(of item: UINavigationItem, by stack: UINavigationController) {
    guard let barDelegate else { return }
    let (bar, coordinator) = (ownBar, stack.transitionCoordinator)
    let notify = { barDelegate.navigationBar(bar, didPop: item) }
    let waits = coordinator?.animate(
      alongsideTransition: nil,
      completion: { if !$0.isCancelled { notify() } }
    )
    if waits != true { notify() }
  }

  /// Called when the user chooses a screen from the back button's menu.
  func goBack(to index: Int) {
    let items = shownItems
    if items.indices.contains(index) { goBack(to: items[index]) }
  }
}

/// A bar that is being shown or hidden.
final class NavigationBarHiding {}
