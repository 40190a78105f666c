public import Foundation

/// A predicate that compares two expressions; Foundation's own class on Linux cannot be made.
open class NSComparisonPredicate: NSPredicate {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    // [D] NSComparisonPredicate.h, as the raw values below.
    public static let caseInsensitive = Options(rawValue: 1 << 0)
    public static let diacriticInsensitive = Options(rawValue: 1 << 1)
    public static let normalized = Options(rawValue: 1 << 2)
  }

  public enum Modifier: UInt, Sendable {
    case direct, all, any
  }

  public enum Operator: UInt, Sendable {
    case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo
    case matches, like, beginsWith, endsWith, `in`
    case contains = 99
    case between
  }

  let comparison: Comparison

  init(_ comparison: Comparison) {
    self.comparison = comparison
    super.init(block: { object, variables in
      comparison.holds(for: Subject(object: object, variables: variables ?? [:]))
    })
  }

  public convenience init(
    leftExpression lhs: NSExpression,
    rightExpression rhs: NSExpression,
    modifier: Modifier,
    type: Operator,
    options: Options = []
  ) {
    self.init(
      Comparison(
        reach: Comparison.Reach(modifier),
        left: lhs.term,
        operation: Comparison.Operation(type),
        options: TextOptions(
          ignoresCase: !options.isDisjoint(with: [.caseInsensitive, .normalized]),
          ignoresDiacritics: !options.isDisjoint(with: [.diacriticInsensitive, .normalized])
        ),
        right: rhs.term
      )
    )
  }

  open var leftExpression: NSExpression { NSExpression(comparison.left) }
  open var rightExpression: NSExpression { NSExpression(comparison.right) }
  open var predicateOperatorType: Operator { comparison.operation.type }
  open var comparisonPredicateModifier: Modifier { comparison.reach.modifier }

  open var options: Options {
    var options: Options = []
    if comparison.options.ignoresCase { options.insert(.caseInsensitive) }
    if comparison.options.ignoresDiacritics { options.insert(.diacriticInsensitive) }
    return options
  }

  open override func copy(with zone: NSZone? = nil) -> Any { self }
}

extension Comparison.Reach {
  fileprivate init(_ modifier: NSComparisonPredicate.Modifier) {
    switch modifier {
    case .direct: self = .itself
    case .all: self = .everyMember
    case .any: self = .anyMember
    }
  }

  /// [D] `NONE` is the opposite of `ANY`.
  fileprivate var modifier: NSComparisonPredicate.Modifier {
    switch self {
    case .itself: .direct
    case .everyMember: .all
    case .anyMember, .noMember: .any
    }
  }
}

extension Comparison.Operation {
  private static let types: [(operation: Self, type: NSComparisonPredicate.Operator)] = [
    (.equal, .equalTo), (.unequal, .notEqualTo), (.less, .lessThan),
    (.lessOrEqual, .lessThanOrEqualTo), (.greater, .greaterThan),
    (.greaterOrEqual, .greaterThanOrEqualTo), (.between, .between), (.isIn, .in),
    (.contains, .contains), (.begins, .beginsWith), (.ends, .endsWith), (.isLike, .like),
    (.matches, .matches),
  ]

  fileprivate init(_ type: NSComparisonPredicate.Operator) {
    guard let row = Self.types.first(where: { $0.type == type }) else {
      preconditionFailure("no comparison is listed for the operator \(type)")
    }
    self = row.operation
  }

  fileprivate var type: NSComparisonPredicate.Operator {
    guard let row = Self.types.first(where: { $0.operation == self }) else {
      preconditionFailure("no operator is listed for the comparison \(self)")
    }
    return row.type
  }
}
