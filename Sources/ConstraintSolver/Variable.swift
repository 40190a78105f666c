/// An unknown of one solver (or of its copies): a name for a number, not the number.
public struct Variable: Hashable, Sendable {
  let symbol: Symbol
  let serial: Int
}

extension Variable: Comparable {
  /// Variables are ordered by when they were made.
  public static func < (a: Variable, b: Variable) -> Bool { a.serial < b.serial }
}

extension Variable: CustomStringConvertible {
  public var description: String { "v\(serial)" }
}

/// A place in the tableau: of a variable, or of a constraint's residual.
typealias Symbol = Int
