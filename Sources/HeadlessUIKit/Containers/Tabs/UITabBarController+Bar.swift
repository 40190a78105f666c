import Foundation
import Geometry

/// The position and visibility of the bar.
extension UITabBarController {
  private var barFrame: CGRect {
    let size = view.bounds.size
    let height = barHeight
    // [W] A screen that hides the bar pushes it out sideways with the previous screen.
    let side: CGFloat = bar.isRightToLeft ? 1 : -1
    let x = isBarAway ? side * size.width : 0
    // If hidden by the controller, it has moved down.
    let y = tabList.isBarHidden ? size.height : size.height - height
    return CGRect(x: x, y: y, width: size.width, height: height)
  }

  /// [W] A custom bar may have another height, including the home indicator's area.
  private var barHeight: CGFloat {
    let asked = bar.sizeThatFits(view.bounds.size).height
    let isUsual = asked == bar.rowHeight + bar.safeAreaInsets.bottom
    return isUsual ? bar.rowHeight + view.safeAreaInsets.bottom : asked
  }

  func arrangeBar() {
    content.plainFrame = view.bounds
    bar.frame = barFrame
    // [W] Rule appearance.hidden-window-lays-out: its selected screen is shown even if it is laid
    // out before it appears, as in a hidden window.
    if shown == nil { showChosen() }
    guard !isChanging, let shown else { return }
    shown.setShownFrame(content.bounds)
    cover(shown)
    watchBottom()
  }

  func cover(_ controller: UIViewController) {
    let isCovered = !isBarAway && !bar.isHidden && !tabList.isBarHidden
    let insets = UIEdgeInsets(
      top: 0,
      left: 0,
      bottom: isCovered ? max(barHeight - view.safeAreaInsets.bottom, 0) : 0,
      right: 0
    )
    controller.coverEdges(insets)
  }

  /// A navigation controller in a tab has pushed or popped. [D] hidesBottomBarWhenPushed
  func bottomBarMayHaveChanged(in controller: UIViewController, animated: Bool) {
    guard controller === shown else { return }
    let isAway = (controller as? UINavigationController)?.hidesBottomBar ?? false
    guard isAway != isBarAway else { return }
    isBarAway = isAway
    cover(controller)
    guard isViewLoaded else { return }
    let coordinator = (controller as? UINavigationController)?.stack.change?.to.activeTransition?
      .coordinator
    guard animated, let coordinator else { return bar.frame = barFrame }
    coordinator.animateBar(bar) { [self] in bar.frame = barFrame }
  }
}

/// The bar is clear while the content of the visible screen ends above it.
extension UITabBarController: BottomEdgeObserver {
  /// A navigation controller watches its own screens and reports to the tab bar controller.
  func watchBottom() {
    if let shown, !(shown is any BottomEdgeObserver) {
      shown.contentScrollView(for: .bottom)?.bottomEdgeObserver = self
    }
    bottomMoved()
  }

  func bottomMoved() {
    guard let shown = isChanging ? wanted : shown else { return }
    bar.isAtScrollEdge = shown.isAtBottomEdge
  }
}
