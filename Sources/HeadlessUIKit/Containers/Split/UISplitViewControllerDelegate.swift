public import Foundation

/// Decides how columns collapse and separate.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  )
  func targetDisplayModeForAction(
    in svc: UISplitViewController
  ) -> UISplitViewController.DisplayMode
  func splitViewController(
    _ splitViewController: UISplitViewController,
    show vc: UIViewController,
    sender: Any?
  ) -> Bool
  func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool
  func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController?
  func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController?
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposed: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  func splitViewController(
    _ svc: UISplitViewController,
    willShow column: UISplitViewController.Column
  )
  func splitViewController(
    _ svc: UISplitViewController,
    willHide column: UISplitViewController.Column
  )
  func splitViewController(
    _ svc: UISplitViewController,
    didShow column: UISplitViewController.Column
  )
  func splitViewController(
    _ svc: UISplitViewController,
    didHide column: UISplitViewController.Column
  )
  /// [D] Up to iOS 7: the primary is about to be hidden, and the button shows it.
  func splitViewController(
    _ svc: UISplitViewController,
    willHide aViewController: UIViewController,
    with barButtonItem: UIBarButtonItem,
    for pc: UIPopoverController
  )
  /// [D] Up to iOS 7: the primary is about to be shown, and the button is of no use any more.
  func splitViewController(
    _ svc: UISplitViewController,
    willShow aViewController: UIViewController,
    invalidating barButtonItem: UIBarButtonItem
  )
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    standIn()?.splitViewController(svc, willChangeTo: displayMode)
  }
  /// `automatic`: the split view controller decides.
  public func targetDisplayModeForAction(
    in svc: UISplitViewController
  ) -> UISplitViewController.DisplayMode {
    standIn()?.targetDisplayModeForAction(in: svc) ?? .automatic
  }
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    show vc: UIViewController,
    sender: Any?
  ) -> Bool {
    standIn()?.splitViewController(splitViewController, show: vc, sender: sender) ?? false
  }
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool {
    standIn()?.splitViewController(splitViewController, showDetail: vc, sender: sender) ?? false
  }
  public func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController? {
    standIn()?.primaryViewController(forCollapsing: splitViewController)
  }
  public func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController? {
    standIn()?.primaryViewController(forExpanding: splitViewController)
  }
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    standIn()?.splitViewController(
      splitViewController,
      collapseSecondary: secondaryViewController,
      onto: primaryViewController
    ) ?? false
  }
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    standIn()?.splitViewController(
      splitViewController,
      separateSecondaryFrom: primaryViewController
    )
  }
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    standIn()?.splitViewController(
      svc,
      topColumnForCollapsingToProposedTopColumn: proposedTopColumn
    ) ?? proposedTopColumn
  }
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposed: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    standIn()?.splitViewController(svc, displayModeForExpandingToProposedDisplayMode: proposed)
      ?? proposed
  }
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    standIn()?.splitViewControllerDidCollapse(svc)
  }
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    standIn()?.splitViewControllerDidExpand(svc)
  }
  public func splitViewController(
    _ svc: UISplitViewController,
    willShow column: UISplitViewController.Column
  ) {
    standIn()?.splitViewController(svc, willShow: column)
  }
  public func splitViewController(
    _ svc: UISplitViewController,
    willHide column: UISplitViewController.Column
  ) {
    standIn()?.splitViewController(svc, willHide: column)
  }
  public func splitViewController(
    _ svc: UISplitViewController,
    didShow column: UISplitViewController.Column
  ) {
    standIn()?.splitViewController(svc, didShow: column)
  }
  public func splitViewController(
    _ svc: UISplitViewController,
    didHide column: UISplitViewController.Column
  ) {
    standIn()?.splitViewController(svc, didHide: column)
  }
  public func splitViewController(
    _ svc: UISplitViewController,
    willHide aViewController: UIViewController,
    with barButtonItem: UIBarButtonItem,
    for pc: UIPopoverController
  ) {
    standIn()?.splitViewController(svc, willHide: aViewController, with: barButtonItem, for: pc)
  }
  public func splitViewController(
    _ svc: UISplitViewController,
    willShow aViewController: UIViewController,
    invalidating barButtonItem: UIBarButtonItem
  ) {
    standIn()?.splitViewController(svc, willShow: aViewController, invalidating: barButtonItem)
  }
  /// Empty: the split view controller's own value is used.
  public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask {
    standIn()?.splitViewControllerSupportedInterfaceOrientations(splitViewController) ?? []
  }
  /// Unknown: the split view controller's own value is used.
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation {
    standIn()?.splitViewControllerPreferredInterfaceOrientationForPresentation(splitViewController)
      ?? .unknown
  }
  public func splitViewControllerInteractivePresentationGestureWillBegin(
    _ svc: UISplitViewController
  ) {
    standIn()?.splitViewControllerInteractivePresentationGestureWillBegin(svc)
  }
  public func splitViewControllerInteractivePresentationGestureDidEnd(
    _ svc: UISplitViewController
  ) {
    standIn()?.splitViewControllerInteractivePresentationGestureDidEnd(svc)
  }

  private func standIn(_ requirement: String = #function) -> (any UISplitViewControllerDelegate)? {
    standIn(as: (any UISplitViewControllerDelegate).self, for: requirement)
  }
}
