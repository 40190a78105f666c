extension Solver {
  /// Uses the constraint to define one of its variables that has no definition yet, if there is
  /// one.
  ///
  /// The residual is then zero, which costs nothing, so there is nothing to optimize. If there is
  /// no such variable, the constraint's row in terms of residuals is returned.
  mutating func define(by symbol: Symbol) -> Row? {
    let equation = equations[symbol]
    let free = equation.terms.filter { !tableau.hasRow[$0.symbol] }
    // A variable that no definition mentions can take any definition: no cycle can arise.
    if let fresh = best(of: free.filter { tableau.readers[$0.symbol].isEmpty }) {
      define(fresh, by: symbol, equation)
      return nil
    }
    var rest = equation
    rest.terms.removeAll { !tableau.hasRow[$0.symbol] }
    let expanded = expansion.expand(rest, in: tableau)
    if let root = best(of: free.filter { !expansion.mentioned($0.symbol) }) {
      define(root, by: symbol, equation)
      return nil
    }
    var whole = expanded
    for term in free { whole.include(term.coefficient, term.symbol) }
    let loose = whole.terms.filter { tableau.kinds[$0.symbol] == .variable }
    guard let variable = best(of: loose) else { return whole }
    define(variable, by: symbol, whole)
    return nil
  }

  /// The term to solve for: one with few readers and no tiny coefficient.
  private func best(of terms: [Row.Term]) -> Symbol? {
    let largest = terms.reduce(0) { max($0, abs($1.coefficient)) }
    return terms.filter { abs($0.coefficient) >= 0.01 * largest }
      .min { tableau.readers[$0.symbol].count < tableau.readers[$1.symbol].count }?.symbol
  }

  private mutating func define(_ variable: Symbol, by residual: Symbol, _ row: Row) {
    tableau.insert(row.solved(for: variable, leaving: residual), for: variable)
    values.touch(variable)
  }
}
