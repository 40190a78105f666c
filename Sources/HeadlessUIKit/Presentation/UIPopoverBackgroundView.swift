public import Foundation
public import Geometry

/// What a popover has to know of its background before there is one.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
  static func arrowBase() -> CGFloat
  static func contentViewInsets() -> UIEdgeInsets
  static func arrowHeight() -> CGFloat
}

/// The look of a popover's panel and arrow, drawn by a subclass.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// [D] From the middle of the edge that the arrow stands on.
  open var arrowOffset: CGFloat {
    get { ownOffset }
    set { ownOffset = newValue }
  }
  open var arrowDirection: UIPopoverArrowDirection {
    get { ownDirection }
    set { ownDirection = newValue }
  }
  // Overriders keep both in their own way.
  private var ownOffset: CGFloat = 0
  private var ownDirection = UIPopoverArrowDirection.unknown

  /// [D] Whether the content keeps its round corners.
  open class var wantsDefaultContentAppearance: Bool { true }
  // [D] Each is the subclass's to say.
  open class func arrowBase() -> CGFloat { PopoverPlacement.arrowBase }
  open class func contentViewInsets() -> UIEdgeInsets { .zero }
  open class func arrowHeight() -> CGFloat { PopoverPlacement.arrowHeight }
}
