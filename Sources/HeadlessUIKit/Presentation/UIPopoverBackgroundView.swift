public import Foundation
public import Geometry

/// The class properties of a popover's background.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
  static func arrowBase() -> CGFloat
  static func contentViewInsets() -> UIEdgeInsets
  static func arrowHeight() -> CGFloat
}

/// A popover's panel and arrow, drawn by a subclass.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// [D] The offset of the arrow from the middle of its edge.
  open var arrowOffset: CGFloat {
    get { ownOffset }
    set { ownOffset = newValue }
  }
  open var arrowDirection: UIPopoverArrowDirection {
    get { ownDirection }
    set { ownDirection = newValue }
  }
  // Overrides store both values themselves.
  private var ownOffset: CGFloat = 0
  private var ownDirection = UIPopoverArrowDirection.unknown

  /// [D] Whether the content has round corners.
  open class var wantsDefaultContentAppearance: Bool { true }
  // [D] Subclasses must override each.
  open class func arrowBase() -> CGFloat { PopoverPlacement.arrowBase }
  open class func contentViewInsets() -> UIEdgeInsets { .zero }
  open class func arrowHeight() -> CGFloat { PopoverPlacement.arrowHeight }
}
