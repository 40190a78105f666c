import Foundation
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

  /// Classes of frameworks that exist here only in `ApplePlaceholders`, which not every program
  /// links.
  private nonisolated static let foreignClasses: [String: String] = [
    "mapView": "MKMapView", "wkWebView": "WKWebView", "skView": "SKView",
    "sceneKitView": "SCNView", "arscnView": "ARSCNView", "mtkView": "MTKView",
    "glkView": "GLKView", "glkViewController": "GLKViewController",
    "avPlayerViewController": "AVPlayerViewController",
  ]

  nonisolated static func viewClass(of element: String) -> UIView.Type? {
    views[element] ?? foreignClass(of: element) as? UIView.Type
  }

  static func controllerClass(of element: String) -> UIViewController.Type? {
    foreignClass(of: element) as? UIViewController.Type ?? controllers[element]
  }

  private nonisolated static func foreignClass(of element: String) -> AnyClass? {
    foreignClasses[element].flatMap { NSClassFromString("ApplePlaceholders." + $0) }
  }

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
      + ScrollRows.attributes + ControllerRows.attributes + SplitRows.attributes
      + GestureRows.attributes,
    by: \.name
  )

  static let parts: [String: [Part]] = Dictionary(
    grouping: ViewRows.parts + TextRows.parts + ControlRows.parts + ScrollRows.parts
      + ControllerRows.parts + AppearanceRows.parts + AccessibilityRows.parts + GestureRows.parts
      + TextInputRows.parts,
    by: \.key
  )
}

extension ElementKinds {
  /// Items and parts of other elements that have attributes of their own.
  private static let items: Set<String> = [
    "navigationItem", "barButtonItem", "tabBarItem", "tableViewCellContentView",
    "collectionViewCellContentView",
  ]

  /// Objects of a scene that are read elsewhere, or that stand for an object outside of it.
  private static let others: Set<String> = [
    "barButtonItem", "customObject", "viewControllerPlaceholder", "placeholder", "exit",
    // One that was dropped beside a controller, and that no bar shows.
    "navigationItem",
  ]

  /// Whether a scene may have such an object beside its controller.
  static func isSceneObject(_ element: String) -> Bool {
    isView(element) || controllers[element] != nil || recognizers[element] != nil
      || others.contains(element)
  }

  /// Whether all of an element's attributes are expected to have a row.
  static func isComplete(_ element: String) -> Bool {
    guard foreignControllers[element] == nil else { return false }
    return views[element] != nil || controllers[element] != nil || recognizers[element] != nil
      || items.contains(element)
  }
}

extension Building {
  /// Applies everything in an element that a row knows to an object, and reports everything else
  /// that may show.
  func configure(_ object: AnyObject, from element: Element) {
    let isComplete = ElementKinds.isComplete(element.name)
    for name in element.attributes.keys.sorted() {
      guard let text = element[name] else { continue }
      let isApplied = apply(ElementKinds.attributes[name] ?? []) {
        $0.apply(object, AttributeText(raw: text), self)
      }
      let isKnownWord = InnerElements.words[element.name]?[name]?.contains(text) ?? true
      let isSilent = !isComplete || SilentNames.attributes.contains(name) && isKnownWord
      if !(isApplied ?? isSilent) { report(name, text, of: element) }
    }
    for child in element.children where child.name != "nil" {
      configure(object, from: child, isComplete: isComplete)
      review(child)
    }
  }

  private func configure(_ object: AnyObject, from child: Element, isComplete: Bool) {
    guard let key = child.key else {
      if isComplete, !SilentNames.children.contains(child.name) { reportUnknown(child) }
      return
    }
    let isApplied = apply(ElementKinds.parts[key] ?? []) { $0.apply(object, child, self) }
    if !(isApplied ?? (!isComplete || SilentNames.isPart(child))) { reportUnknown(child) }
  }

  /// Whether the rows for the object's class took the value; nil if there is none.
  private func apply<Row>(_ rows: [Row], _ apply: (Row) -> Bool?) -> Bool? {
    let results = rows.compactMap(apply)
    return results.isEmpty ? nil : !results.contains(false)
  }
}
