import Foundation
import HeadlessUIKit

/// The outlets of UIKit's own classes.
@MainActor
enum KnownOutlets {
  static func connect(_ name: String, of object: AnyObject, to value: AnyObject) -> Bool {
    if let view = value as? UIView, connectView(name, of: object, to: view) { return true }
    switch (name, object, value) {
    case ("delegate", let table as UITableView, let value as any UITableViewDelegate):
      table.delegate = value
    case ("dataSource", let table as UITableView, let value as any UITableViewDataSource):
      table.dataSource = value
    case ("delegate", let list as UICollectionView, let value as any UICollectionViewDelegate):
      list.delegate = value
    case ("dataSource", let list as UICollectionView, let value as any UICollectionViewDataSource):
      list.dataSource = value
    case ("delegate", let field as UITextField, let value as any UITextFieldDelegate):
      field.delegate = value
    case ("delegate", let view as UITextView, let value as any UITextViewDelegate):
      view.delegate = value
    case ("delegate", let bar as UISearchBar, let value as any UISearchBarDelegate):
      bar.delegate = value
    case ("delegate", let bar as UINavigationBar, let value as any UINavigationBarDelegate):
      bar.delegate = value
    case ("delegate", let bar as UIToolbar, let value as any UIToolbarDelegate):
      bar.delegate = value
    case ("delegate", let picker as UIPickerView, let value as any UIPickerViewDelegate):
      picker.delegate = value
    case ("dataSource", let picker as UIPickerView, let value as any UIPickerViewDataSource):
      picker.dataSource = value
    case ("delegate", let view as UIScrollView, let value as any UIScrollViewDelegate):
      view.delegate = value
    case (
      "delegate", let recognizer as UIGestureRecognizer,
      let value as any UIGestureRecognizerDelegate
    ):
      recognizer.delegate = value
    case (
      "delegate", let stack as UINavigationController,
      let value as any UINavigationControllerDelegate
    ):
      stack.delegate = value
    case ("delegate", let tabs as UITabBarController, let value as any UITabBarControllerDelegate):
      tabs.delegate = value
    case (
      "delegate", let split as UISplitViewController, let value as any UISplitViewControllerDelegate
    ):
      split.delegate = value
    case (
      "dataSource", let pages as UIPageViewController,
      let value as any UIPageViewControllerDataSource
    ):
      pages.dataSource = value
    case (
      "delegate", let pages as UIPageViewController, let value as any UIPageViewControllerDelegate
    ):
      pages.delegate = value
    case ("delegate", let bar as UITabBar, let value as any UITabBarDelegate):
      bar.delegate = value
    default: return connectLists(name, of: object, to: value)
    }
    return true
  }

  /// Dragging, dropping and prefetching.
  private static func connectLists(
    _ name: String,
    of object: AnyObject,
    to value: AnyObject
  ) -> Bool {
    switch (name, object, value) {
    case ("dragDelegate", let table as UITableView, let value as any UITableViewDragDelegate):
      table.dragDelegate = value
    case ("dropDelegate", let table as UITableView, let value as any UITableViewDropDelegate):
      table.dropDelegate = value
    case (
      "prefetchDataSource", let table as UITableView,
      let value as any UITableViewDataSourcePrefetching
    ):
      table.prefetchDataSource = value
    case (
      "dragDelegate", let list as UICollectionView, let value as any UICollectionViewDragDelegate
    ):
      list.dragDelegate = value
    case (
      "dropDelegate", let list as UICollectionView, let value as any UICollectionViewDropDelegate
    ):
      list.dropDelegate = value
    case (
      "prefetchDataSource", let list as UICollectionView,
      let value as any UICollectionViewDataSourcePrefetching
    ):
      list.prefetchDataSource = value
    default: return false
    }
    return true
  }

  /// Outlets whose views become subviews of the object.
  private static let places: Set<String> = [
    "accessoryView", "editingAccessoryView", "backgroundView", "selectedBackgroundView",
  ]

  /// Whether the outlet would put a view into itself.
  static func isLoop(_ name: String, of object: AnyObject, to value: AnyObject) -> Bool {
    guard places.contains(name), let holder = object as? UIView, let view = value as? UIView else {
      return false
    }
    return holder.isDescendant(of: view)
  }

  /// By their setters, which put the view into its place.
  private static func connectView(_ name: String, of object: AnyObject, to view: UIView) -> Bool {
    switch (name, object) {
    case ("view", let controller as UIViewController): controller.view = view
    case ("accessoryView", let cell as UITableViewCell): cell.accessoryView = view
    case ("editingAccessoryView", let cell as UITableViewCell): cell.editingAccessoryView = view
    case ("backgroundView", let cell as UITableViewCell): cell.backgroundView = view
    case ("selectedBackgroundView", let cell as UITableViewCell):
      cell.selectedBackgroundView = view
    case ("backgroundView", let cell as UICollectionViewCell): cell.backgroundView = view
    case ("selectedBackgroundView", let cell as UICollectionViewCell):
      cell.selectedBackgroundView = view
    case ("backgroundView", let table as UITableView): table.backgroundView = view
    case ("backgroundView", let list as UICollectionView): list.backgroundView = view
    case ("inputView", let field as UITextField): field.inputView = view
    case ("inputAccessoryView", let field as UITextField): field.inputAccessoryView = view
    case ("inputView", let text as UITextView): text.inputView = view
    case ("inputAccessoryView", let text as UITextView): text.inputAccessoryView = view
    default: return false
    }
    return true
  }
}
