/// A variable of one solver (or of its copies); it identifies a value and does not hold it.
package struct Variable: Hashable, Sendable {
  let symbol: Symbol
  let serial: Int
}

extension Variable: Comparable {
  /// Variables are ordered by creation.
  package static func < (a: Variable, b: Variable) -> Bool { a.serial < b.serial }
}

extension Variable: CustomStringConvertible {
  package var description: String { "v\(serial)" }
}

/// An index in the tableau: of a variable, or of a constraint's residual.
typealias Symbol = Int
