extension Solver {
  /// Removes a constraint and solves.
  package mutating func remove(_ id: Constraint.ID) throws(SolverError) {
    try check(id)
    drop(id)
    optimize()
    refreshIfWorn()
  }

  private mutating func drop(_ id: Constraint.ID) {
    let symbol = id.symbol
    if tableau.hasRow[symbol] {
      objective.leave(symbol, tableau.rows[symbol])
    }
    objective.setSides(symbol, over: nil, under: nil)
    if !tableau.hasRow[symbol] { makeBasic(symbol) }
    if tableau.hasRow[symbol] {
      let row = tableau.removeRow(of: symbol)
      inline(symbol, row)
    }
    objective.clearSlopes(of: symbol)
    for term in equations[symbol].terms { uses[term.symbol] -= 1 }
    release(symbol)
  }

  /// Removes a constraint that cannot be met, while solving.
  mutating func withdraw(_ id: Constraint.ID) {
    objective.setSides(id.symbol, over: nil, under: nil)
    if objective.sides[id.symbol].standing == .fixed { objective.stand(id.symbol, .above) }
    settle(ignoringCosts: true)
    drop(id)
    optimize()
  }

  /// Solves a system that is known to have a solution, from any state.
  mutating func settle(ignoringCosts: Bool = false) {
    do throws(Infeasible) {
      try restore(ignoringCosts: ignoringCosts)
    } catch {
      // It was solvable a moment ago, so only rounding can be the reason.
      refresh()
    }
    optimize()
  }

  /// Gives a residual that costs nothing any more a row, or frees the variable that it defines.
  private mutating func makeBasic(_ symbol: Symbol) {
    if let (leaving, direction) = exit(for: symbol) {
      pivot(leaving: leaving, entering: symbol, direction)
      return
    }
    let readers = tableau.currentReaders(of: symbol)
    guard let variable = earliest(of: readers) else { return }
    let definition = tableau.removeRow(of: variable)
    values.touch(variable)
    guard readers.count > 1 else { return }
    inline(symbol, definition.solved(for: symbol, leaving: variable))
  }

  /// The residual that can replace it at zero without another one changing sides.
  private mutating func exit(for symbol: Symbol) -> (Symbol, Direction)? {
    let up = firstBlock(of: symbol, .up)
    let down = firstBlock(of: symbol, .down)
    let outlook = objective.outlook(of: symbol, .up)
    if let up, outlook < 0 || down == nil { return (up.symbol, .up) }
    if let down, outlook > 0 || up == nil { return (down.symbol, .down) }
    guard let up, let down else { return nil }
    return up.distance <= down.distance ? (up.symbol, .up) : (down.symbol, .down)
  }

  /// Of several defined variables, one whose definition does not depend on the others.
  private func earliest(of variables: [Symbol]) -> Symbol? {
    guard variables.count > 1 else { return variables.first }
    let others = Set(variables)
    return variables.first { variable in
      var isSeen: Set<Symbol> = [variable]
      var open = [variable]
      while let next = open.popLast() {
        for term in tableau.rows[next].terms where tableau.kinds[term.symbol] == .variable {
          if others.contains(term.symbol) { return false }
          if isSeen.insert(term.symbol).inserted { open.append(term.symbol) }
        }
      }
      return true
    }
  }

  /// Replaces a symbol in every definition that reads it.
  private mutating func inline(_ symbol: Symbol, _ row: Row) {
    for reader in tableau.currentReaders(of: symbol) {
      tableau.substitute(symbol, by: row, in: reader)
      values.touch(reader)
    }
  }
}
