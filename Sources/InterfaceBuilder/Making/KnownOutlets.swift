import Foundation
import HeadlessUIKit

/// The outlets of UIKit's own classes.
@MainActor
enum KnownOutlets {
  static func connect(_ name: String, of object: AnyObject, to value: AnyObject) -> Bool {
    switch (name, object, value) {
    case ("view", let controller as UIViewController, let view as UIView):
      controller.view = view
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
    case ("backgroundView", let cell as UITableViewCell, let view as UIView):
      cell.backgroundView = view
    case ("inputView", let field as UITextField, let view as UIView): field.inputView = view
    case ("inputAccessoryView", let field as UITextField, let view as UIView):
      field.inputAccessoryView = view
    default: return false
    }
    return true
  }
}
