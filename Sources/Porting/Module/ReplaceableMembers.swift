/// The members of UIKit's classes that an extension may override: those that are `dynamic`, and the
/// classes that have one of their own.
enum ReplaceableMembers {
  static let owners: [String: Set<String>] = [
    "canBecomeFirstResponder": ["UIResponder", "UITextField", "UITextView"],
    "canPerformAction(_:withSender:)": ["UIResponder", "UITextField", "UITextView"],
    "childForStatusBarHidden": [
      "UINavigationController", "UISplitViewController", "UITabBarController", "UIViewController",
    ],
    "childForStatusBarStyle": [
      "UINavigationController", "UISplitViewController", "UITabBarController", "UIViewController",
    ],
    "debugDescription": ["UIResponder"],
    "description": ["UIResponder"],
    "hitTest(_:with:)": ["UIView"],
    "inputAccessoryView": ["UIResponder", "UISearchBar", "UITextField", "UITextView"],
    "inputAssistantItem": ["UIResponder"],
    "inputView": ["UIInputViewController", "UIResponder", "UITextField", "UITextView"],
    "intrinsicContentSize": [
      "UIActivityIndicatorView", "UIButton", "UICalendarView", "UIColorWell", "UIDatePicker",
      "UIImageView", "UILabel", "UINavigationBar", "UIPageControl", "UIPasteControl",
      "UIPickerView", "UIProgressView", "UISearchBar", "UISegmentedControl", "UISlider",
      "UIStepper", "UISwitch", "UITabBar", "UITextField", "UITextView", "UIToolbar", "UIView",
    ],
    "motionBegan(_:with:)": ["UIResponder"],
    "motionCancelled(_:with:)": ["UIResponder"],
    "motionEnded(_:with:)": ["UIResponder"],
    "point(inside:with:)": ["UINavigationBar", "UIView"],
    "preferredInterfaceOrientationForPresentation": [
      "UINavigationController", "UIPageViewController", "UISplitViewController",
      "UITabBarController", "UIViewController",
    ],
    "preferredStatusBarStyle": ["UINavigationController", "UIViewController"],
    "prefersHomeIndicatorAutoHidden": ["UIViewController"],
    "prefersStatusBarHidden": ["UIViewController"],
    "shouldAutorotate": ["UIViewController"],
    "sizeThatFits(_:)": [
      "UIActivityIndicatorView", "UIButton", "UICalendarView", "UIDatePicker", "UIImageView",
      "UILabel", "UIListContentView", "UINavigationBar", "UIPageControl", "UIPickerView",
      "UIProgressView", "UISearchBar", "UISegmentedControl", "UISlider", "UIStepper", "UISwitch",
      "UITabBar", "UITableViewCell", "UITableViewHeaderFooterView", "UITextField", "UITextView",
      "UIToolbar", "UIView",
    ],
    "supportedInterfaceOrientations": [
      "UINavigationController", "UIPageViewController", "UISplitViewController",
      "UITabBarController", "UIViewController",
    ],
    "touchesBegan(_:with:)": ["UICollectionView", "UIControl", "UIResponder", "UITableView"],
    "touchesCancelled(_:with:)": ["UICollectionView", "UIControl", "UIResponder", "UITableView"],
    "touchesEnded(_:with:)": [
      "UICollectionView", "UIControl", "UIResponder", "UITableView", "UITextView",
    ],
    "touchesMoved(_:with:)": ["UIControl", "UIResponder"],
    "viewDidAppear(_:)": ["UIViewController"],
    "viewDidLayoutSubviews()": ["UIViewController"],
    "viewDidLoad()": [
      "UIActivityViewController", "UIAlertController", "UIColorPickerViewController",
      "UIDocumentBrowserViewController", "UIDocumentPickerViewController",
      "UIFontPickerViewController", "UIImagePickerController", "UIReferenceLibraryViewController",
      "UISearchContainerViewController", "UIVideoEditorController", "UIViewController",
    ],
    "viewWillAppear(_:)": [
      "UICollectionViewController", "UITableViewController", "UIViewController",
    ],
    "viewWillLayoutSubviews()": ["UIViewController"],
  ]

  /// Members that Foundation's root class has, which belong to no actor.
  static let ofRootClass: Set<String> = ["debugDescription", "description", "hash", "isEqual(_:)"]

  /// The nearest class that has a member of its own; nil if it cannot be replaced.
  static func owner(of member: String, for name: String) -> String? {
    guard let owners = owners[member] else { return nil }
    return UIKitClasses.lineage(of: name).first(where: owners.contains)
  }
}
