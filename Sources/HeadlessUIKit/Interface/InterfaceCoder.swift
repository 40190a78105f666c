package import Foundation

/// The coder that `init(coder:)` gets when Interface Builder's documents make an object.
///
/// No values are stored in it: asked for one it says that there is none, as Apple documents. What
/// UIKit's own classes have to know while they are made stands in its properties.
package final class InterfaceCoder: NSCoder {
  /// Where a controller comes from.
  package var origin: (any InterfaceOrigin)?
  /// A controller's nib, where its storyboard names one in place of a view.
  package var nib: (name: String, bundle: Bundle?)?
  /// UIKit's own class that is made, or that the made class is a subclass of.
  package var base: UIResponder.Type
  /// Sets what the document says; runs when the base class has put itself together, and so before
  /// the code of a subclass that stands behind `super.init(coder:)`.
  package var decode: ((UIView) -> Void)?

  package var tableStyle = UITableView.Style.plain
  package var cellStyle = UITableViewCell.CellStyle.default
  package var reuseIdentifier: String?
  package var collectionLayout: UICollectionViewLayout?
  package var buttonType = UIButton.ButtonType.custom
  package var pageTransitionStyle = UIPageViewController.TransitionStyle.pageCurl
  package var pageOrientation = UIPageViewController.NavigationOrientation.horizontal
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
