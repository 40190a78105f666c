import Foundation
import Geometry
import Testing
import VirtualTime

@testable import HeadlessUIKit

extension ForwardingTests {
  @Test func `a UINavigationControllerDelegate that leaves all out`() throws {
    let relay = Relay<any UINavigationControllerDelegate>()
    let stack = UINavigationController()
    let controller = UIViewController()
    let animator = StillAnimator()
    let other = UIViewController()
    try relay.passesOn { $0.navigationController(stack, willShow: controller, animated: true) }
    try relay.passesOn { $0.navigationController(stack, didShow: controller, animated: true) }
    try relay.passesOn { $0.navigationController(stack, interactionControllerFor: animator) }
    try relay.passesOn {
      $0.navigationController(stack, animationControllerFor: .push, from: controller, to: other)
    }
    try relay.passesOn { $0.navigationControllerSupportedInterfaceOrientations(stack) }
    try relay.passesOn {
      $0.navigationControllerPreferredInterfaceOrientationForPresentation(stack)
    }
  }

  @Test func `a UITabBarControllerDelegate that leaves all out`() throws {
    let relay = Relay<any UITabBarControllerDelegate>()
    let tabs = UITabBarController()
    let controller = UIViewController()
    let tab = UITab(title: "tab", image: nil, identifier: "tab")
    let animator = StillAnimator()
    let former = UITab(title: "tab", image: nil, identifier: "tab")
    let other = UIViewController()
    try relay.passesOn { $0.tabBarController(tabs, shouldSelect: controller) }
    try relay.passesOn { $0.tabBarController(tabs, didSelect: controller) }
    try relay.passesOn { $0.tabBarController(tabs, shouldSelectTab: tab) }
    try relay.passesOn { $0.tabBarController(tabs, didSelectTab: tab, previousTab: former) }
    try relay.passesOn { $0.tabBarController(tabs, interactionControllerFor: animator) }
    try relay.passesOn {
      $0.tabBarController(tabs, animationControllerForTransitionFrom: controller, to: other)
    }
    try relay.passesOn { $0.tabBarControllerSupportedInterfaceOrientations(tabs) }
    try relay.passesOn { $0.tabBarControllerPreferredInterfaceOrientationForPresentation(tabs) }
  }

  @Test func `a UIPageViewControllerDataSource that leaves all out`() throws {
    let relay = Relay<any UIPageViewControllerDataSource>()
    let book = UIPageViewController()
    try relay.passesOn { $0.presentationCount(for: book) }
    try relay.passesOn { $0.presentationIndex(for: book) }
  }

  @Test func `a UIPageViewControllerDelegate that leaves all out`() throws {
    let relay = Relay<any UIPageViewControllerDelegate>()
    let book = UIPageViewController()
    let controller = UIViewController()
    try relay.passesOn { $0.pageViewController(book, willTransitionTo: [controller]) }
    try relay.passesOn {
      $0.pageViewController(
        book,
        didFinishAnimating: true,
        previousViewControllers: [controller],
        transitionCompleted: false
      )
    }
    try relay.passesOn { $0.pageViewController(book, spineLocationFor: .landscapeLeft) }
    try relay.passesOn { $0.pageViewControllerSupportedInterfaceOrientations(book) }
    try relay.passesOn { $0.pageViewControllerPreferredInterfaceOrientationForPresentation(book) }
  }

  @Test func `a UISplitViewControllerDelegate that leaves all out`() throws {
    let relay = Relay<any UISplitViewControllerDelegate>()
    let split = UISplitViewController()
    let controller = UIViewController()
    let button = UIBarButtonItem()
    let popover = UIPopoverController(contentViewController: UIViewController())
    let other = UIViewController()
    try relay.passesOn { $0.splitViewController(split, willChangeTo: .oneBesideSecondary) }
    try relay.passesOn { $0.targetDisplayModeForAction(in: split) }
    try relay.passesOn { $0.splitViewController(split, show: controller, sender: "sender") }
    try relay.passesOn { $0.splitViewController(split, showDetail: controller, sender: "sender") }
    try relay.passesOn { $0.primaryViewController(forCollapsing: split) }
    try relay.passesOn { $0.primaryViewController(forExpanding: split) }
    try relay.passesOn { $0.splitViewController(split, collapseSecondary: controller, onto: other) }
    try relay.passesOn { $0.splitViewController(split, separateSecondaryFrom: controller) }
    try relay.passesOn {
      $0.splitViewController(split, topColumnForCollapsingToProposedTopColumn: .primary)
    }
    try relay.passesOn {
      $0.splitViewController(
        split,
        displayModeForExpandingToProposedDisplayMode: .oneBesideSecondary
      )
    }
    try relay.passesOn { $0.splitViewControllerDidCollapse(split) }
    try relay.passesOn { $0.splitViewControllerDidExpand(split) }
    try relay.passesOn { $0.splitViewController(split, willShow: .primary) }
    try relay.passesOn { $0.splitViewController(split, willHide: .primary) }
    try relay.passesOn { $0.splitViewController(split, didShow: .primary) }
    try relay.passesOn { $0.splitViewController(split, didHide: .primary) }
    try relay.passesOn {
      $0.splitViewController(split, willHide: controller, with: button, for: popover)
    }
    try relay.passesOn { $0.splitViewController(split, willShow: controller, invalidating: button) }
    try relay.passesOn { $0.splitViewControllerSupportedInterfaceOrientations(split) }
    try relay.passesOn { $0.splitViewControllerPreferredInterfaceOrientationForPresentation(split) }
    try relay.passesOn { $0.splitViewControllerInteractivePresentationGestureWillBegin(split) }
    try relay.passesOn { $0.splitViewControllerInteractivePresentationGestureDidEnd(split) }
  }
}
