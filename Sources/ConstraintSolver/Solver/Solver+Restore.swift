/// The row of `symbol` cannot be met.
struct Infeasible: Error {
  let symbol: Symbol
}

extension Solver {
  /// Meets required constraints, then minimises the cost.
  mutating func solve() throws(Infeasible) {
    try restore()
    // The dual steps keep the cost minimal except where rounding decided between equal ones.
    optimize()
  }

  /// Moves every residual to a permitted side (dual simplex); the cost stays optimal.
  mutating func restore(ignoringCosts: Bool = false) throws(Infeasible) {
    var patience = ignoringCosts ? .max : 64 + 8 * constraints.count
    while let symbol = worstViolation(lowestFirst: ignoringCosts) {
      patience -= 1
      if patience < 0 {
        // Ties in the costs can make the choice cycle; choosing by symbol (Bland) cannot.
        try restore(ignoringCosts: true)
        optimize()
        return
      }
      try mend(symbol, ignoringCosts: ignoringCosts)
    }
  }

  private mutating func worstViolation(lowestFirst: Bool) -> Symbol? {
    suspects.worst { [tableau, objective] symbol in
      let amount = Self.violation(of: symbol, tableau, objective)
      return lowestFirst && amount > 0 ? 1 : amount
    }
  }

  private static func violation(
    of symbol: Symbol,
    _ tableau: Tableau,
    _ objective: Objective
  ) -> Double {
    guard tableau.kinds[symbol] == .residual, tableau.hasRow[symbol] else { return 0 }
    let value = tableau.rows[symbol].constant
    let amount =
      switch objective.sides[symbol].standing {
      case .above: -value
      case .below: value
      case .fixed: abs(value)
      }
    return amount > tolerance ? amount : 0
  }

  private mutating func mend(_ symbol: Symbol, ignoringCosts: Bool) throws(Infeasible) {
    let direction: Direction = tableau.rows[symbol].constant < 0 ? .up : .down
    guard let bid = cheapestBid(for: symbol, direction, ignoringCosts: ignoringCosts) else {
      throw Infeasible(symbol: symbol)
    }
    if bid.direction == nil {
      objective.flip(symbol, tableau.rows[symbol])
    } else {
      pivot(leaving: symbol, entering: bid.symbol, bid.direction)
    }
  }

  /// The cheapest way to move a basic residual: by another one that leaves zero, or by changing
  /// sides.
  func cheapestBid(
    for symbol: Symbol,
    _ direction: Direction,
    ignoringCosts: Bool = false
  ) -> Objective.Bid? {
    var best: Objective.Bid?
    if objective.sides[symbol].mayFlip {
      let flip = Objective.Bid(symbol: symbol, direction: nil, rate: 1)
      if ignoringCosts { return flip }
      best = flip
    }
    for term in tableau.rows[symbol].terms where abs(term.coefficient) > Self.leastPivot {
      let way: Direction = term.coefficient > 0 ? direction : direction.opposite
      guard !objective.sides[term.symbol].price(way).isForbidden else { continue }
      let bid = Objective.Bid(symbol: term.symbol, direction: way, rate: abs(term.coefficient))
      if let old = best, !objective.prefers(bid, to: old, ignoringCosts: ignoringCosts) { continue }
      best = bid
    }
    return best
  }

  /// The constraints that make the row of `symbol` impossible, including its own.
  func conflict(in symbol: Symbol) -> [Constraint.ID] {
    let symbols = tableau.rows[symbol].terms.map(\.symbol) + [symbol]
    return symbols.map { Constraint.ID(symbol: $0, serial: serials[$0]) }.sorted()
  }
}
