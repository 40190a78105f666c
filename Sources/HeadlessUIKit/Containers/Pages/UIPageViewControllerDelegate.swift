public import Foundation

/// Provides the page before and after another.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// [D] No page control without a count.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int {
    standIn()?.presentationCount(for: pageViewController) ?? 0
  }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    standIn()?.presentationIndex(for: pageViewController) ?? 0
  }

  private func standIn(_ requirement: String = #function) -> (any UIPageViewControllerDataSource)? {
    standIn(as: (any UIPageViewControllerDataSource).self, for: requirement)
  }
}

/// Is notified of turns by the user, and chooses the spine.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  )
  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  )
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    standIn()?.pageViewController(pageViewController, willTransitionTo: pendingViewControllers)
  }
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {
    standIn()?.pageViewController(
      pageViewController,
      didFinishAnimating: finished,
      previousViewControllers: previousViewControllers,
      transitionCompleted: completed
    )
  }
  /// `none`: the spine does not change.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    standIn()?.pageViewController(pageViewController, spineLocationFor: orientation) ?? .none
  }
  /// Empty: the page view controller's own value is used.
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask {
    standIn()?.pageViewControllerSupportedInterfaceOrientations(pageViewController) ?? []
  }
  /// Unknown: the page view controller's own value is used.
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation {
    standIn()?.pageViewControllerPreferredInterfaceOrientationForPresentation(pageViewController)
      ?? .unknown
  }

  private func standIn(_ requirement: String = #function) -> (any UIPageViewControllerDelegate)? {
    standIn(as: (any UIPageViewControllerDelegate).self, for: requirement)
  }
}
