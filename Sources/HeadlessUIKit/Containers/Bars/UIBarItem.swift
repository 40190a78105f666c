@preconcurrency public import Foundation
public import Geometry

/// Something that shows items and wants to know when one of them looks different.
@MainActor
protocol BarItemHost: AnyObject {
  func barItemChanged()
}

/// What the items of all bars share.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  weak var host: (any BarItemHost)?
  private var attributes = StateTable<[NSAttributedString.Key: Any]>()

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

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

  func changed() { host?.barItemChanged() }

  /// [D] On a lying phone the smaller one, if there is one.
  func image(isCompact: Bool) -> UIImage? { isCompact ? landscapeImagePhone ?? image : image }
}
