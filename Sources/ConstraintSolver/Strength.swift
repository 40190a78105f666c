/// How much it matters that a constraint holds.
///
/// Strengths are compared rank by rank: no number of violations at a lower rank buys a smaller
/// violation at a higher one. Within a rank, violations are summed by weight.
/// - A *priority* (UIKit's 1 ..< 1000) is a rank of its own with weight 1. UIKit promises that
///   priorities are met "in order from highest to lowest"; a scale of weights cannot keep that
///   promise for 999 ranks within the 53 bits of a `Double`, ranks can.
/// - A *weight* (the classic strong, medium, weak of kiwi and its kin) shares one rank, below all
///   priorities, with all other weights.
package struct Strength: Hashable, Sendable {
  let rank: Double
  let weight: Double

  /// Must hold; a conflict with other required constraints is an error.
  package static let required = Strength(rank: .infinity, weight: .infinity)
  package static let strong = weight(1_000_000)
  package static let medium = weight(1_000)
  package static let weak = weight(1)

  /// A strength of the common rank that weights its violation by `weight`.
  package static func weight(_ weight: Double) -> Strength {
    precondition(weight >= 0 && weight.isFinite, "a weight must be finite and not negative")
    return Strength(rank: 0, weight: weight)
  }

  /// UIKit's layout priority: 1000 and more is required, and higher ones take precedence.
  package static func priority(_ priority: Double) -> Strength {
    precondition(priority > 0, "a priority must be greater than 0")
    return priority >= 1000 ? .required : Strength(rank: priority, weight: 1)
  }

  /// Below everything else: used for queries that must not change the solution.
  static let whisper = Strength(rank: -1, weight: 1)

  package var isRequired: Bool { self == .required }
}

extension Strength: Comparable {
  package static func < (a: Strength, b: Strength) -> Bool {
    (a.rank, a.weight) < (b.rank, b.weight)
  }
}
