extension Solver {
  /// Rebuilds the rows from the constraints after enough arithmetic.
  ///
  /// Small systems, for which it costs nothing, almost always; large ones once in many changes.
  mutating func refreshIfWorn() {
    guard tableau.wear > constraints.count * constraints.count / 100 else { return }
    refresh()
    settle()
  }

  /// Rebuilds every row from the constraints; the set of zero residuals does not change.
  mutating func refresh() {
    let residuals = tableau.symbols.filter { tableau.kinds[$0] == .residual }
    let basic = residuals.filter { tableau.hasRow[$0] }
    let zero = residuals.filter { !tableau.hasRow[$0] }
    for symbol in tableau.symbols where tableau.hasRow[symbol] { tableau.removeRow(of: symbol) }
    objective.clearAllSlopes()
    for symbol in zero { _ = define(by: symbol) }
    for symbol in basic {
      let row = expansion.expand(equations[symbol], in: tableau)
      tableau.insert(row, for: symbol)
      objective.enter(symbol, row)
      touch(symbol)
    }
    for symbol in tableau.symbols where tableau.kinds[symbol] == .variable { values.touch(symbol) }
    tableau.wear = 0
  }
}
