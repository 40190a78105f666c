public import Foundation

/// An additional VoiceOver action.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  open var attributedName: NSAttributedString
  /// [D] The text of the name with attributes.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  open var image: UIImage?
  open var actionHandler: Handler?
  open weak var target: AnyObject?
  open var selector: Selector?

  public init(
    attributedName: NSAttributedString,
    image: UIImage?,
    actionHandler: @escaping Handler
  ) {
    self.attributedName = attributedName
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  public init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.attributedName = attributedName
    self.target = target as AnyObject?
    self.selector = selector
    super.init()
  }

  public init(attributedName: NSAttributedString, actionHandler: Handler?) {
    self.attributedName = attributedName
    self.actionHandler = actionHandler
    super.init()
  }

  public init(name: String, actionHandler: Handler?) {
    attributedName = NSAttributedString(string: name)
    self.actionHandler = actionHandler
    super.init()
  }

  public init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  public init(name: String, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    self.target = target as AnyObject?
    self.selector = selector
    super.init()
  }
}

/// A part of a view that is an accessibility element.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?
  /// [D] In the container's space.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }

  override var frameOnScreen: CGRect {
    guard let view = accessibilityContainer as? UIView else {
      return accessibilityFrameInContainerSpace
    }
    return view.convert(accessibilityFrameInContainerSpace, to: nil)
  }
}

// [D] UIAccessibilityConstants.h.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}

/// Accessibility properties that few responders have.
struct AccessibilityProperties {
  var frame: CGRect?
  var activationPoint: CGPoint?
  var attributedLabel: NSAttributedString?
  var attributedHint: NSAttributedString?
  var attributedValue: NSAttributedString?
  var containerType = UIAccessibilityContainerType.none
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var respondsToUser: Bool?
  var language: String?
  var path: UIBezierPath?
  var inputLabels: [String]?
  var groupsChildren = false
  var ignoresInvertColors = false
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
}

extension AccessibilityProperties? {
  /// The properties, created on first use.
  subscript(orNew key: Void) -> AccessibilityProperties {
    get { self ?? AccessibilityProperties() }
    set { self = newValue }
  }
}

extension NSAttributedString? {
  /// Itself as long as it has the plain text, which may have been set after it.
  func saying(_ plain: String?) -> NSAttributedString? {
    self?.string == plain ? self : plain.map { NSAttributedString(string: $0) }
  }
}
