/// The superclasses of UIKit's classes and of some of Foundation's, as far as apps extend them.
enum UIKitClasses {
  private static let superclasses: [String: String] = [
    "CAShapeLayer": "CALayer", "CAGradientLayer": "CALayer", "CATextLayer": "CALayer",
    "CAReplicatorLayer": "CALayer", "CAEmitterLayer": "CALayer", "CATransformLayer": "CALayer",
    "CATiledLayer": "CALayer", "CAScrollLayer": "CALayer",
    "CALayer": "NSObject",
    "NSTextStorage": "NSMutableAttributedString", "NSLayoutManager": "NSObject",
    "NSTextContainer": "NSObject",
    "UIResponder": "NSObject", "UIStoryboardSegue": "NSObject",
    "UIPresentationController": "NSObject", "UIBarItem": "NSObject",
    "UIBarButtonItem": "UIBarItem", "UITabBarItem": "UIBarItem",
    "UIView": "UIResponder", "UIViewController": "UIResponder", "UIApplication": "UIResponder",
    "UIWindow": "UIView", "UIControl": "UIView", "UILabel": "UIView", "UIImageView": "UIView",
    "UIScrollView": "UIView", "UIStackView": "UIView", "UITableViewCell": "UIView",
    "UICollectionReusableView": "UIView", "UITableViewHeaderFooterView": "UIView",
    "UINavigationBar": "UIView", "UITabBar": "UIView", "UIToolbar": "UIView",
    "UISearchBar": "UIView", "UIProgressView": "UIView", "UIActivityIndicatorView": "UIView",
    "UIPickerView": "UIView", "UIVisualEffectView": "UIView", "WKWebView": "UIView",
    "MKMapView": "UIView", "UICalendarView": "UIView",
    "UIButton": "UIControl", "UISwitch": "UIControl", "UISlider": "UIControl",
    "UITextField": "UIControl", "UISegmentedControl": "UIControl", "UIStepper": "UIControl",
    "UIPageControl": "UIControl", "UIDatePicker": "UIControl", "UIRefreshControl": "UIControl",
    "UITableView": "UIScrollView", "UICollectionView": "UIScrollView",
    "UITextView": "UIScrollView",
    "UICollectionViewCell": "UICollectionReusableView",
    "UINavigationController": "UIViewController", "UITabBarController": "UIViewController",
    "UITableViewController": "UIViewController", "UICollectionViewController": "UIViewController",
    "UIPageViewController": "UIViewController", "UISplitViewController": "UIViewController",
    "UIAlertController": "UIViewController", "UISearchController": "UIViewController",
    "UIActivityViewController": "UIViewController",
    "UIColorPickerViewController": "UIViewController",
    "UIDocumentBrowserViewController": "UIViewController",
    "UIDocumentMenuViewController": "UIAlertController",
    "UIDocumentPickerViewController": "UIViewController",
    "UIFontPickerViewController": "UIViewController", "UIInputViewController": "UIViewController",
    "UIReferenceLibraryViewController": "UIViewController",
    "UIVideoEditorController": "UINavigationController",
    "Formatter": "NSObject", "NumberFormatter": "Formatter", "DateFormatter": "Formatter",
    "MeasurementFormatter": "Formatter",
    "UIAlertView": "UIView", "UIActionSheet": "UIView", "UIPopoverController": "NSObject",
    "UISearchDisplayController": "NSObject",
    "UISearchContainerViewController": "UIViewController",
    "UIInputView": "UIView", "UIPasteControl": "UIControl", "UIColorWell": "UIControl",
    "UISearchTextField": "UITextField",
    "UIImagePickerController": "UINavigationController",
  ]

  /// The class and those above it.
  static func lineage(of name: String) -> [String] {
    var line = [name]
    while let parent = superclasses[line[line.count - 1]] { line.append(parent) }
    return line
  }
}

extension Module {
  /// A class and all above it, those of UIKit included.
  func fullLineage(of record: TypeRecord) -> [String] {
    guard record.primary != nil else { return UIKitClasses.lineage(of: record.name) }
    guard isClass(record) else { return [] }
    let own = lineage(of: record).map(\.name)
    let foreign = foreignAncestor(of: record).map(UIKitClasses.lineage) ?? []
    return own + foreign
  }
}
