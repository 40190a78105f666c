import HeadlessUIKit

/// The equations that position a view, keyed by their left attribute.
struct Layout: Sendable {
  var equations: [LayoutAttribute: [Equation]] = [:]

  /// Attributes that are set here override those of `style`.
  func over(_ style: Layout) -> Layout {
    Layout(equations: style.equations.merging(equations) { _, own in own })
  }

  /// In a fixed order, so that equal files have equal layouts.
  var ordered: [(LayoutAttribute, Equation)] {
    LayoutAttribute.allCases.flatMap { attribute in
      (equations[attribute] ?? []).map { (attribute, $0) }
    }
  }
}

/// `>= title.bottom * 1 + 12 @750`: the right side of an equation.
struct Equation: Sendable {
  enum Item: Sendable {
    case none
    case parent
    case safe
    /// The view itself.
    case own
    case view(Reference)
  }

  var relation = NSLayoutConstraint.Relation.equal
  var item = Item.none
  var attribute: LayoutAttribute?
  var multiplier = 1.0
  var constant = 0.0
  var priority = 1000.0
  var position: SourcePosition?
}

/// The attributes that equations can use.
enum LayoutAttribute: String, CaseIterable, Sendable {
  case top, bottom, leading, trailing, left, right, centerX, centerY, width, height

  enum Kind { case vertical, directed, fixed, centerX, size }

  var kind: Kind {
    switch self {
    case .top, .bottom, .centerY: .vertical
    case .leading, .trailing: .directed
    case .left, .right: .fixed
    case .centerX: .centerX
    case .width, .height: .size
    }
  }

  /// Whether one equation may have both; UIKit raises an exception otherwise.
  func pairs(with other: LayoutAttribute) -> Bool {
    let kinds: Set<Kind> = [kind, other.kind]
    return kinds.count == 1 || kinds == [.directed, .centerX] || kinds == [.fixed, .centerX]
  }

  /// Whether a distance inside the parent is negative along the axis.
  var isFarEdge: Bool { [.bottom, .trailing, .right].contains(self) }

  var value: NSLayoutConstraint.Attribute {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .left: .left
    case .right: .right
    case .centerX: .centerX
    case .centerY: .centerY
    case .width: .width
    case .height: .height
    }
  }
}
