package import Foundation

/// The coder that `init(coder:)` receives when an object is made from an Interface Builder
/// document.
///
/// It has no values: decoding returns nil, as Apple documents for missing keys. What UIKit's own
/// classes need is in its properties.
package final class InterfaceCoder: NSCoder {
  /// The origin of a controller.
  package var origin: (any InterfaceOrigin)?
  /// A controller's nib, if its storyboard names one instead of a view.
  package var nib: (name: String, bundle: Bundle?)?
  /// The UIKit class that is made, or the base class of the app's.
  package var base: UIResponder.Type
  /// Applies the document's attributes; called at the end of the base class's initialiser, and so
  /// before the code of a subclass after `super.init(coder:)`.
  package var decode: ((UIView) -> Void)?

  package var tableStyle = UITableView.Style.plain
  package var cellStyle = UITableViewCell.CellStyle.default
  package var reuseIdentifier: String?
  package var collectionLayout: UICollectionViewLayout?
  package var buttonType = UIButton.ButtonType.custom
  package var pageTransitionStyle = UIPageViewController.TransitionStyle.pageCurl
  package var pageOrientation = UIPageViewController.NavigationOrientation.horizontal
  package var pageSpacing = CGFloat.zero
  package var splitStyle = UISplitViewController.Style.unspecified

  package init(base: UIResponder.Type) {
    self.base = base
  }

  package override var allowsKeyedCoding: Bool { true }
  package override func containsValue(forKey key: String) -> Bool { false }
  package override func decodeObject(forKey key: String) -> Any? { nil }
}

extension NSCoder {
  /// Called at the end of every `init(coder:)` of UIKit's views.
  @MainActor
  func finish(_ view: UIView, as type: UIView.Type) {
    guard let coder = self as? InterfaceCoder, coder.base == type else { return }
    let decode = coder.decode
    coder.decode = nil
    decode?(view)
  }

  var interface: InterfaceCoder? { self as? InterfaceCoder }
}
