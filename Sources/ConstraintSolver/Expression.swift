/// A weighted sum of variables plus a constant.
package struct Expression: Hashable, Sendable {
  package struct Term: Hashable, Sendable {
    package let variable: Variable
    package let coefficient: Double

    package init(_ coefficient: Double, _ variable: Variable) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The summands; a variable may occur in several of them.
  package var terms: [Term]
  package var constant: Double

  package init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }
}

/// A part of an expression: a variable or another expression.
package protocol Linear {
  var expression: Expression { get }
}

extension Expression: Linear {
  package var expression: Expression { self }
}

extension Variable: Linear {
  package var expression: Expression { Expression([.init(1, self)]) }
}

package func + (a: some Linear, b: some Linear) -> Expression {
  let (a, b) = (a.expression, b.expression)
  return Expression(a.terms + b.terms, constant: a.constant + b.constant)
}

package func * (factor: Double, a: some Linear) -> Expression {
  let a = a.expression
  return Expression(
    a.terms.map { .init(factor * $0.coefficient, $0.variable) },
    constant: factor * a.constant
  )
}

package func + (a: some Linear, constant: Double) -> Expression {
  a + Expression(constant: constant)
}
package func - (a: some Linear, constant: Double) -> Expression { a + -constant }
package func + (constant: Double, a: some Linear) -> Expression { a + constant }
package func - (constant: Double, a: some Linear) -> Expression { -a + constant }
package func - (a: some Linear, b: some Linear) -> Expression { a + -b }
package prefix func - (a: some Linear) -> Expression { -1 * a }
package func * (a: some Linear, factor: Double) -> Expression { factor * a }
package func / (a: some Linear, divisor: Double) -> Expression { (1 / divisor) * a }
