/// A weighted sum of variables plus a constant.
public struct Expression: Hashable, Sendable {
  public struct Term: Hashable, Sendable {
    public let variable: Variable
    public let coefficient: Double

    public init(_ coefficient: Double, _ variable: Variable) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The summands; a variable may occur in several of them.
  public var terms: [Term]
  public var constant: Double

  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }
}

/// A part of an expression: a variable or another expression.
public protocol Linear {
  var expression: Expression { get }
}

extension Expression: Linear {
  public var expression: Expression { self }
}

extension Variable: Linear {
  public var expression: Expression { Expression([.init(1, self)]) }
}

public func + (a: some Linear, b: some Linear) -> Expression {
  let (a, b) = (a.expression, b.expression)
  return Expression(a.terms + b.terms, constant: a.constant + b.constant)
}

public func * (factor: Double, a: some Linear) -> Expression {
  let a = a.expression
  return Expression(
    a.terms.map { .init(factor * $0.coefficient, $0.variable) },
    constant: factor * a.constant
  )
}

public func + (a: some Linear, constant: Double) -> Expression {
  a + Expression(constant: constant)
}
public func - (a: some Linear, constant: Double) -> Expression { a + -constant }
public func + (constant: Double, a: some Linear) -> Expression { a + constant }
public func - (constant: Double, a: some Linear) -> Expression { -a + constant }
public func - (a: some Linear, b: some Linear) -> Expression { a + -b }
public prefix func - (a: some Linear) -> Expression { -1 * a }
public func * (a: some Linear, factor: Double) -> Expression { factor * a }
public func / (a: some Linear, divisor: Double) -> Expression { (1 / divisor) * a }
