import Foundation
import Geometry
import VirtualTime

@testable import HeadlessUIKit

extension FullDelegate: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) { hear(navigationController, viewController, animated) }
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) { hear(navigationController, viewController, animated) }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    answer(ownInteraction, to: navigationController, animationController)
  }
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    answer(ownAnimator, to: navigationController, operation, fromVC, toVC)
  }
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { answer(.landscapeLeft, to: navigationController) }
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { answer(.landscapeRight, to: navigationController) }
}

extension FullDelegate: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { answer(false, to: tabBarController, viewController) }
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) { hear(tabBarController, viewController) }
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelectTab tab: UITab
  ) -> Bool { answer(false, to: tabBarController, tab) }
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelectTab selectedTab: UITab,
    previousTab: UITab?
  ) { hear(tabBarController, selectedTab, previousTab) }
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    answer(ownInteraction, to: tabBarController, animationController)
  }
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    answer(ownAnimator, to: tabBarController, fromVC, toVC)
  }
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { answer(.landscapeLeft, to: tabBarController) }
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation { answer(.landscapeRight, to: tabBarController) }
}

extension FullDelegate: UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }
  func presentationCount(for pageViewController: UIPageViewController) -> Int {
    answer(7, to: pageViewController)
  }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    answer(7, to: pageViewController)
  }
}

extension FullDelegate: UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { hear(pageViewController, pendingViewControllers) }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) { hear(pageViewController, finished, previousViewControllers, completed) }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { answer(.mid, to: pageViewController, orientation) }
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask { answer(.landscapeLeft, to: pageViewController) }
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation { answer(.landscapeRight, to: pageViewController) }
}

extension FullDelegate: UISplitViewControllerDelegate {
  func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { hear(svc, displayMode) }
  func targetDisplayModeForAction(
    in svc: UISplitViewController
  ) -> UISplitViewController.DisplayMode { answer(.secondaryOnly, to: svc) }
  func splitViewController(
    _ splitViewController: UISplitViewController,
    show vc: UIViewController,
    sender: Any?
  ) -> Bool { answer(true, to: splitViewController, vc, sender) }
  func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool { answer(true, to: splitViewController, vc, sender) }
  func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController? { answer(ownController, to: splitViewController) }
  func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController? { answer(ownController, to: splitViewController) }
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    answer(true, to: splitViewController, secondaryViewController, primaryViewController)
  }
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { answer(ownController, to: splitViewController, primaryViewController) }
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { answer(.supplementary, to: svc, proposedTopColumn) }
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposed: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { answer(.secondaryOnly, to: svc, proposed) }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { hear(svc) }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { hear(svc) }
  func splitViewController(
    _ svc: UISplitViewController,
    willShow column: UISplitViewController.Column
  ) { hear(svc, column) }
  func splitViewController(
    _ svc: UISplitViewController,
    willHide column: UISplitViewController.Column
  ) { hear(svc, column) }
  func splitViewController(
    _ svc: UISplitViewController,
    didShow column: UISplitViewController.Column
  ) { hear(svc, column) }
  func splitViewController(
    _ svc: UISplitViewController,
    didHide column: UISplitViewController.Column
  ) { hear(svc, column) }
  func splitViewController(
    _ svc: UISplitViewController,
    willHide aViewController: UIViewController,
    with barButtonItem: UIBarButtonItem,
    for pc: UIPopoverController
  ) { hear(svc, aViewController, barButtonItem, pc) }
  func splitViewController(
    _ svc: UISplitViewController,
    willShow aViewController: UIViewController,
    invalidating barButtonItem: UIBarButtonItem
  ) { hear(svc, aViewController, barButtonItem) }
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask { answer(.landscapeLeft, to: splitViewController) }
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation { answer(.landscapeRight, to: splitViewController) }
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
    hear(svc)
  }
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
    hear(svc)
  }
}
