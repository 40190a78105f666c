/// A requirement on an expression: that it be zero, at most zero or at least zero.
///
/// The expression may miss zero in two directions, and each has its own strength: `over` limits it
/// from above, `under` from below, and `nil` does not limit it. The three relations are special
/// cases, and so is an intrinsic size, which hugs with one priority and resists compression with
/// another.
package struct Constraint: Hashable, Sendable {
  package enum Relation: Hashable, Sendable, CaseIterable {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  /// The index of a constraint in its solver.
  package struct ID: Hashable, Sendable {
    let symbol: Symbol
    let serial: Int
  }

  package var expression: Expression
  package let over: Strength?
  package let under: Strength?

  /// `expression relation 0`.
  package init(_ expression: Expression, _ relation: Relation, strength: Strength = .required) {
    self.expression = expression
    over = relation == .greaterThanOrEqual ? nil : strength
    under = relation == .lessThanOrEqual ? nil : strength
  }

  /// `expression = 0`, with different strengths for being too large and too small.
  ///
  /// Neither strength may be required: use two constraints for that.
  package init(_ expression: Expression, over: Strength, under: Strength) {
    precondition(
      !over.isRequired && !under.isRequired,
      "a constraint with two strengths cannot be required; add two constraints instead"
    )
    self.expression = expression
    self.over = over
    self.under = under
  }

  /// The same constraint with other strengths in the directions that are limited.
  func with(over: Strength, under: Strength) -> Constraint {
    Constraint(expression, over: self.over.map { _ in over }, under: self.under.map { _ in under })
  }

  private init(_ expression: Expression, over: Strength?, under: Strength?) {
    self.expression = expression
    self.over = over
    self.under = under
  }

  /// Whether the solver must meet it or fail.
  package var isRequired: Bool { over == .required || under == .required }
}

extension Constraint.ID: Comparable {
  /// IDs are ordered by when the constraints were added.
  package static func < (a: Self, b: Self) -> Bool { a.serial < b.serial }
}

extension Constraint.ID: CustomStringConvertible {
  package var description: String { "c\(serial)" }
}

extension Linear {
  package func equals(_ other: some Linear, strength: Strength = .required) -> Constraint {
    Constraint(self - other, .equal, strength: strength)
  }

  package func atMost(_ other: some Linear, strength: Strength = .required) -> Constraint {
    Constraint(self - other, .lessThanOrEqual, strength: strength)
  }

  package func atLeast(_ other: some Linear, strength: Strength = .required) -> Constraint {
    Constraint(self - other, .greaterThanOrEqual, strength: strength)
  }

  package func equals(_ constant: Double, strength: Strength = .required) -> Constraint {
    Constraint(self - constant, .equal, strength: strength)
  }

  package func atMost(_ constant: Double, strength: Strength = .required) -> Constraint {
    Constraint(self - constant, .lessThanOrEqual, strength: strength)
  }

  package func atLeast(_ constant: Double, strength: Strength = .required) -> Constraint {
    Constraint(self - constant, .greaterThanOrEqual, strength: strength)
  }
}
