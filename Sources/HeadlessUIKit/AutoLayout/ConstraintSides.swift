package import Foundation

/// The two sides of a constraint, which UIKit accepts or refuses.
///
/// [D] Positions go with positions along the same axis and sizes with sizes. Leading and trailing
/// edges do not go with left and right, and no position is equal to a mere constant.
///
/// [W] All that is refused when the constraint is made, except positions along different axes:
/// those are refused when it is laid out.
package struct ConstraintSides {
  let first: NSLayoutConstraint.Attribute
  let second: NSLayoutConstraint.Attribute
  let multiplier: CGFloat
  let constant: CGFloat

  package init(
    _ first: NSLayoutConstraint.Attribute,
    _ second: NSLayoutConstraint.Attribute,
    multiplier: CGFloat,
    constant: CGFloat
  ) {
    (self.first, self.second) = (first, second)
    (self.multiplier, self.constant) = (multiplier, constant)
  }

  /// Why UIKit raises an exception, sooner or later; nil if it does not.
  package var problem: String? { problemOfMaking ?? problemOfLayout }

  /// Why the constraint cannot be made.
  var problemOfMaking: String? {
    // [W] UIKit says that it is illegal.
    guard constant.isFinite else { return "the constant \(constant) is not a finite number" }
    guard multiplier.isFinite else { return "the multiplier \(multiplier) is not a finite number" }
    guard first.side != .none else { return "the first item has no attribute" }
    guard second.side != .none, multiplier != 0 else {
      return first.side == .size ? nil : "the position '\(first)' is equal to a mere constant"
    }
    return first.side.goes(with: second.side) || first.side.crosses(second.side) ? nil : mismatch
  }

  /// Why the constraint cannot be laid out.
  var problemOfLayout: String? { first.side.crosses(second.side) ? mismatch : nil }

  private var mismatch: String { "the attributes '\(first)' and '\(second)' cannot be paired" }
}

/// What an attribute is compared with.
private enum Side {
  case none, size, directed, absolute, horizontalCenter, vertical

  func goes(with other: Side) -> Bool {
    switch (self, other) {
    case (.horizontalCenter, .directed), (.directed, .horizontalCenter),
      (.horizontalCenter, .absolute), (.absolute, .horizontalCenter):
      true
    default: self == other
    }
  }

  /// Whether both are positions, one of them horizontal and the other vertical.
  func crosses(_ other: Side) -> Bool {
    (self == .vertical && other.isHorizontal) || (isHorizontal && other == .vertical)
  }

  private var isHorizontal: Bool {
    switch self {
    case .directed, .absolute, .horizontalCenter: true
    case .none, .size, .vertical: false
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var side: Side {
    switch self {
    case .notAnAttribute: .none
    case .width, .height: .size
    case .leading, .trailing, .leadingMargin, .trailingMargin: .directed
    case .left, .right, .leftMargin, .rightMargin: .absolute
    case .centerX, .centerXWithinMargins: .horizontalCenter
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    }
  }

  /// Whether it is a left or right edge, whatever the direction of text.
  var isAbsolute: Bool { side == .absolute }
  /// Whether it is a leading or trailing edge.
  var isDirected: Bool { side == .directed }
}

extension NSLayoutConstraint {
  private var sides: ConstraintSides {
    ConstraintSides(firstAttribute, secondAttribute, multiplier: multiplier, constant: constant)
  }

  /// Raises an exception for what UIKit refuses to make.
  func checkSides() {
    guard let problem = sides.problemOfMaking else { return }
    refuse(
      "Illegal constraint",
      because: problem,
      remedy: "correct the items and attributes of the constraint"
    )
  }

  /// Raises an exception for what UIKit refuses to lay out.
  func checkAxes() -> Bool {
    guard let problem = sides.problemOfLayout else { return true }
    refuse(
      "Unable to lay out constraint",
      because: problem,
      remedy: "relate attributes of one axis"
    )
    return false
  }

  func refuse(_ complaint: String, because reason: String, remedy: String) {
    let core = Self.view(of: firstItem)?.layer.core ?? Stage.current.core
    let sentence = text(ConstraintNames(of: [self]))
    core.raise("NSLayoutConstraint", "\(complaint) \(sentence) because \(reason)", remedy: remedy)
  }
}
