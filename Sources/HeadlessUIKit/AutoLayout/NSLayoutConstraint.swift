@preconcurrency public import Foundation

/// `first = multiplier × second + constant`, or an inequality of the same shape.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The view or guide of the left side.
  open private(set) weak var firstItem: AnyObject?
  open private(set) weak var secondItem: AnyObject?
  open private(set) var firstAttribute: Attribute
  open private(set) var secondAttribute: Attribute
  open private(set) var relation: Relation
  open private(set) var multiplier: CGFloat
  open var identifier: String?
  open var shouldBeArchived = false

  open var constant: CGFloat {
    didSet {
      guard constant.isFinite else {
        checkSides()
        constant = oldValue
        return
      }
      if constant != oldValue { line?.engine?.constantChanged(self) }
    }
  }
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { priorityChanged(from: oldValue) } }
  }
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { install() } else { uninstall() } }
  }

  /// The position in a file, such as `screen.json:12:7`; empty if made in code.
  package var sourceLocation = ""
  /// The view on which it is installed.
  weak var holder: UIView?
  /// Whether it was added to a view before its items were below that view.
  var isUnprepared = false
  /// Its representation in a solver.
  var line: LayoutLine?

  /// Called when everything of its storyboard scene is connected.
  open func awakeFromNib() {}

  /// An empty constraint without items.
  ///
  /// Required, so that documents can make constraints of an app's own class.
  public required override init() {
    (firstAttribute, secondAttribute, relation) = (.notAnAttribute, .notAnAttribute, .equal)
    (multiplier, constant) = (1, 0)
  }

  public init(
    item first: Any,
    attribute firstAttribute: Attribute,
    relatedBy relation: Relation,
    toItem second: Any?,
    attribute secondAttribute: Attribute,
    multiplier: CGFloat,
    constant: CGFloat
  ) {
    firstItem = AnyInstance.of(first)
    secondItem = second.map(AnyInstance.of)
    self.firstAttribute = firstAttribute
    self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    super.init()
    checkSides()
  }

  /// Between two objects that are known to be some.
  init(
    _ first: AnyObject?,
    firstAttribute: Attribute,
    relation: Relation,
    to second: AnyObject?,
    secondAttribute: Attribute,
    multiplier: CGFloat,
    constant: CGFloat
  ) {
    (firstItem, secondItem) = (first, second)
    self.firstAttribute = firstAttribute
    self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    super.init()
    checkSides()
  }

  /// Gives a new constraint of any class the relation of another one.
  package func copyRelation(of other: NSLayoutConstraint) {
    (firstItem, secondItem) = (other.firstItem, other.secondItem)
    (firstAttribute, secondAttribute) = (other.firstAttribute, other.secondAttribute)
    (relation, multiplier, constant) = (other.relation, other.multiplier, other.constant)
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(firstItem, firstAttribute) }
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItem.map { NSLayoutAnchor($0, secondAttribute) }
  }
}

extension NSLayoutConstraint {
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins

    public static var baseline: Attribute { .lastBaseline }
  }

  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }

  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    public static let spacingEdgeToEdge: FormatOptions = []
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}

public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
