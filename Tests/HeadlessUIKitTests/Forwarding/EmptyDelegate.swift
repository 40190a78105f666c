import Foundation
import VirtualTime

@testable import HeadlessUIKit

/// A delegate of everything that implements what it must, and names a stand-in for the rest.
@MainActor
final class EmptyDelegate: NSObject, NSMessageForwarding {
  private let target: FullDelegate?

  init(_ target: FullDelegate?) {
    self.target = target
    super.init()
  }

  func forwardingTarget(for aSelector: Selector!) -> Any? { target }
}

extension EmptyDelegate: UINavigationBarDelegate, UITabBarDelegate, UISearchBarDelegate {}
extension EmptyDelegate: UISearchControllerDelegate, UISearchDisplayDelegate {}
extension EmptyDelegate: UINavigationControllerDelegate, UITabBarControllerDelegate {}
extension EmptyDelegate: UIPageViewControllerDelegate, UISplitViewControllerDelegate {}
extension EmptyDelegate: UIActionSheetDelegate, UIAlertViewDelegate {}
extension EmptyDelegate: UIAdaptivePresentationControllerDelegate {}
extension EmptyDelegate: UIPopoverPresentationControllerDelegate, UIPopoverControllerDelegate {}
extension EmptyDelegate: UISheetPresentationControllerDelegate {}
extension EmptyDelegate: UIViewControllerTransitioningDelegate {}
extension EmptyDelegate: UIPickerViewDelegate, UIGestureRecognizerDelegate {}
extension EmptyDelegate: UITextFieldDelegate, UITextViewDelegate {}
extension EmptyDelegate: NSLayoutManagerDelegate, NSTextStorageDelegate {}
extension EmptyDelegate: UIScrollViewDelegate, UITableViewDelegate {}
extension EmptyDelegate: UICollectionViewDelegate, UICollectionViewDelegateFlowLayout {}

extension EmptyDelegate: UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }
}

extension EmptyDelegate: UITableViewDataSource, UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
}

extension EmptyDelegate: UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 0 }
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  func collectionView(
    _ collectionView: UICollectionView,
    prefetchItemsAt indexPaths: [IndexPath]
  ) {}
}
