package import Foundation

/// The two sides of a constraint, which UIKit accepts or refuses.
///
/// [D] Positions go with positions along the same axis and sizes with sizes. Leading and trailing
/// edges do not go with left and right, and no position is equal to a mere constant.
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

  /// Why UIKit raises an exception; nil if it does not.
  package var problem: String? {
    // [W] UIKit says that it is illegal.
    guard constant.isFinite else { return "the constant \(constant) is not a finite number" }
    guard multiplier.isFinite else { return "the multiplier \(multiplier) is not a finite number" }
    guard first.side != .none else { return "the first item has no attribute" }
    guard second.side != .none, multiplier != 0 else {
      return first.side == .size ? nil : "the position '\(first)' is equal to a mere constant"
    }
    return first.side.goes(with: second.side)
      ? nil : "the attributes '\(first)' and '\(second)' cannot be paired"
  }
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
  /// Raises an exception for what UIKit refuses to make.
  func checkSides() {
    let sides = ConstraintSides(
      firstAttribute,
      secondAttribute,
      multiplier: multiplier,
      constant: constant
    )
    guard let problem = sides.problem else { return }
    refuse(
      "Illegal constraint",
      because: problem,
      remedy: "correct the items and attributes of the constraint"
    )
  }

  func refuse(_ complaint: String, because reason: String, remedy: String) {
    let core = Self.view(of: firstItem)?.layer.core ?? Stage.current.core
    let sentence = text(ConstraintNames(of: [self]))
    core.raise("NSLayoutConstraint", "\(complaint) \(sentence) because \(reason)", remedy: remedy)
  }
}
