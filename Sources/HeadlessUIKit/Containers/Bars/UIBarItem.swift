@preconcurrency public import Foundation
import VirtualTime
public import Geometry

/// A view that shows items and is notified when one of them changes.
@MainActor
protocol BarItemHost: AnyObject {
  func barItemChanged()
}

/// The common properties of bar items.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  weak var host: (any BarItemHost)?
  /// The view that shows the item.
  package internal(set) weak var shownView: UIView?
  private var attributes = StateTable<[NSAttributedString.Key: Any]>()

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Never called: there is no canvas.
  open func prepareForInterfaceBuilder() {}

  /// Called when everything of its storyboard scene is connected.
  open func awakeFromNib() {}

  open var isSpringLoaded = false
  open var isEnabled = true {
    didSet { changed() }
  }
  open var title: String? {
    didSet { changed() }
  }
  open var image: UIImage? {
    didSet { changed() }
  }
  open var landscapeImagePhone: UIImage? {
    didSet { changed() }
  }
  open var imageInsets = UIEdgeInsets.zero {
    didSet { changed() }
  }
  /// Has no effect, nor has its inset: bars show nothing enlarged.
  open var largeContentSizeImage: UIImage?
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  open var tag = 0
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    self.attributes[state] = attributes
    changed()
  }

  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }

  /// The value of a property by name: the view that shows the item.
  open func value(forKey key: String) -> Any? {
    if let member = NamedMember.property(key, of: self) { return member.value(of: self) }
    if key == "view" { return shownView }
    UnknownKey.refuse(key, of: self)
    return nil
  }

  func changed() { host?.barItemChanged() }

  /// [D] In compact height the landscape image, if there is one.
  func image(isCompact: Bool) -> UIImage? { isCompact ? landscapeImagePhone ?? image : image }
}

extension UIBarItem: _CVarArgObject {}
