extension Solver {
  /// A basic residual becomes zero and another replaces it, on the side it moves to.
  mutating func pivot(leaving: Symbol, entering: Symbol, _ direction: Direction?) {
    objective.leave(leaving, tableau.rows[leaving])
    if let direction { objective.stand(entering, direction.standing) }
    touch(leaving)
    for changed in tableau.pivot(leaving: leaving, entering: entering) { touch(changed) }
    touch(entering)
    objective.substitute(entering, by: tableau.rows[entering])
    objective.enter(entering, tableau.rows[entering])
  }

  /// Notes that a residual's value may have changed.
  mutating func touch(_ residual: Symbol) {
    suspects.insert(residual)
    if !tableau.readers[residual].isEmpty { values.touch(residual) }
  }

  mutating func shift(_ residual: Symbol, by delta: Double) {
    tableau.shift(residual, by: delta)
    touch(residual)
  }

  /// Moves residuals away from zero while that reduces the total cost (primal simplex).
  mutating func optimize() {
    var patience = 64 + 8 * constraints.count
    while let (symbol, direction) = nextGain() {
      patience -= 1
      // Ties can make the choice cycle; choosing by symbol (Bland) cannot.
      advance(symbol, direction, by: patience < 0 ? .symbol : .steepness)
      // Bland's rule takes this long only because of rounding: there is nothing left to gain.
      if patience < -100 * (64 + constraints.count) { return refresh() }
    }
  }

  private mutating func nextGain() -> (Symbol, Direction)? {
    objective.nextGain { [tableau] in
      tableau.kinds[$0] == .residual && !tableau.hasRow[$0]
    }
  }

  /// Moves one residual until the first basic one reaches zero and replaces it.
  private mutating func advance(_ symbol: Symbol, _ direction: Direction, by tie: TieBreak) {
    var flipped: Symbol?
    while let block = firstBlock(of: symbol, direction, by: tie) {
      guard tie == .steepness, objective.sides[block.symbol].mayFlip,
        objective.gains(symbol, direction, past: block.symbol, rate: block.rate)
      else {
        pivot(leaving: block.symbol, entering: symbol, direction)
        return
      }
      objective.flip(block.symbol, tableau.rows[block.symbol])
      suspects.insert(block.symbol)
      flipped = block.symbol
    }
    // The cost cannot fall for ever: without a blocker the gain was a rounding error.
    if let flipped {
      objective.flip(flipped, tableau.rows[flipped])
      pivot(leaving: flipped, entering: symbol, direction)
    } else {
      objective.clearSlopes(of: symbol)
    }
  }

  /// Which of several residuals that reach zero together goes first.
  enum TieBreak {
    case steepness, symbol
  }

  struct Block {
    let symbol: Symbol
    let rate: Double
    let distance: Double
  }

  /// The basic residual that reaches zero first.
  mutating func firstBlock(
    of symbol: Symbol,
    _ direction: Direction,
    by tie: TieBreak = .steepness
  ) -> Block? {
    var first: Block?
    for user in tableau.currentUsers(of: symbol) {
      let rate = direction.sign * tableau.rows[user].coefficient(of: symbol)
      guard abs(rate) > Self.leastPivot, let distance = distance(of: user, rate: rate) else {
        continue
      }
      let block = Block(symbol: user, rate: rate, distance: distance)
      if first.map({ block.comes(before: $0, by: tie) }) ?? true { first = block }
    }
    return first
  }

  private func distance(of user: Symbol, rate: Double) -> Double? {
    let value = tableau.rows[user].constant
    switch objective.sides[user].standing {
    case .above: return rate < 0 ? max(0, value) / -rate : nil
    case .below: return rate > 0 ? max(0, -value) / rate : nil
    case .fixed: return 0
    }
  }
}

extension Solver.Block {
  func comes(before other: Self, by tie: Solver.TieBreak) -> Bool {
    let near = 1e-10 * (1 + abs(distance))
    if abs(distance - other.distance) > near { return distance < other.distance }
    let isTied = tie == .symbol || abs(rate) == abs(other.rate)
    return isTied ? symbol < other.symbol : abs(rate) > abs(other.rate)
  }
}
