import HeadlessUIKit

/// The object that each element of a document describes.
@MainActor
enum ElementKinds {
  nonisolated static func isView(_ element: String) -> Bool {
    views[element] != nil || placeholders[element] != nil
  }

  /// Views: the UIKit class of the element.
  nonisolated static let views: [String: UIView.Type] = [
    "view": UIView.self, "label": UILabel.self, "button": UIButton.self,
    "imageView": UIImageView.self, "stackView": UIStackView.self, "textField": UITextField.self,
    "textView": UITextView.self, "scrollView": UIScrollView.self, "tableView": UITableView.self,
    "tableViewCell": UITableViewCell.self, "collectionView": UICollectionView.self,
    "collectionViewCell": UICollectionViewCell.self,
    "collectionReusableView": UICollectionReusableView.self, "slider": UISlider.self,
    "switch": UISwitch.self, "segmentedControl": UISegmentedControl.self,
    "stepper": UIStepper.self, "progressView": UIProgressView.self,
    "pageControl": UIPageControl.self, "activityIndicatorView": UIActivityIndicatorView.self,
    "pickerView": UIPickerView.self, "datePicker": UIDatePicker.self,
    "searchBar": UISearchBar.self, "toolbar": UIToolbar.self,
    "navigationBar": UINavigationBar.self, "visualEffectView": UIVisualEffectView.self,
    "containerView": UIView.self, "control": UIControl.self, "tabBar": UITabBar.self,
    "window": UIView.self, "tableViewHeaderFooterView": UITableViewHeaderFooterView.self,
    "refreshControl": UIRefreshControl.self,
  ]

  /// Views of frameworks that do not exist here: a labelled box.
  nonisolated static let placeholders: [String: String] = [
    "mapView": "Map", "wkWebView": "Web page", "webView": "Web page", "sceneKitView": "SceneKit",
    "arscnView": "AR", "arskView": "AR", "mtkView": "Metal", "glkView": "OpenGL",
    "skView": "SpriteKit", "pdfView": "PDF", "adBannerView": "Advertisement",
    "sceneView": "SceneKit",
  ]

  static let controllers: [String: UIViewController.Type] = [
    "viewController": UIViewController.self,
    "navigationController": UINavigationController.self,
    "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
    "tabBarController": UITabBarController.self,
    "splitViewController": UISplitViewController.self,
    "pageViewController": UIPageViewController.self,
    "avPlayerViewController": UIViewController.self,
    "hostingController": UIViewController.self,
    "glkViewController": UIViewController.self,
  ]

  /// Controllers of frameworks that do not exist here, by the views that they show.
  static let foreignControllers: [String: String] = [
    "avPlayerViewController": "Video", "hostingController": "SwiftUI",
    "glkViewController": "OpenGL",
  ]

  static let recognizers: [String: UIGestureRecognizer.Type] = [
    "tapGestureRecognizer": UITapGestureRecognizer.self,
    "panGestureRecognizer": UIPanGestureRecognizer.self,
    "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
    "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
    // Interface Builder's spelling.
    "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
    "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
  ]

  static let attributes: [String: [Attribute]] = Dictionary(
    grouping: ViewRows.attributes + TextRows.attributes + ControlRows.attributes
      + ScrollRows.attributes + ControllerRows.attributes,
    by: \.name
  )

  static let parts: [String: [Part]] = Dictionary(
    grouping: ViewRows.parts + TextRows.parts + ControlRows.parts + ScrollRows.parts
      + ControllerRows.parts + AppearanceRows.parts + AccessibilityRows.parts,
    by: \.key
  )
}

extension Building {
  /// Applies everything in an element that a row knows to an object.
  func configure(_ object: AnyObject, from element: Element) {
    for name in element.attributes.keys.sorted() {
      guard let text = element[name], let rows = ElementKinds.attributes[name] else { continue }
      for row in rows where row.apply(object, AttributeText(raw: text), self) == false {
        note(element, "<\(element.name) \(name)=\"\(text)\"> is not supported; it is ignored")
      }
    }
    for child in element.children {
      guard let key = child.key, child.name != "nil" else { continue }
      for row in ElementKinds.parts[key] ?? [] where row.apply(object, child, self) == false {
        note(child, "<\(child.name) key=\"\(key)\"> is not supported; it is ignored")
      }
    }
  }
}
