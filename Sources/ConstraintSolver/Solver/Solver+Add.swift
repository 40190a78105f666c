extension Solver {
  /// Adds a constraint and solves.
  @discardableResult
  package mutating func add(_ constraint: Constraint) throws(SolverError) -> Constraint.ID {
    let equation = try row(of: constraint.expression)
    let symbol = makeSymbol(.residual)
    let id = Constraint.ID(symbol: symbol, serial: serials[symbol])
    equations[symbol] = equation
    constraints[symbol] = constraint
    objective.setSides(symbol, over: constraint.over, under: constraint.under)
    for term in equation.terms { uses[term.symbol] += 1 }
    guard let row = define(by: symbol) else { return id }
    do throws(Infeasible) {
      try introduce(symbol, row)
    } catch {
      let conflicting = conflict(in: error.symbol).filter { $0 != id }
      withdraw(id)
      throw .unsatisfiable(constraint, conflicting: conflicting)
    }
    refreshIfWorn()
    return id
  }

  /// Adds constraints, stronger ones first, which saves work; all of them or, on an error, none.
  @discardableResult
  package mutating func add(_ constraints: [Constraint]) throws(SolverError) -> [Constraint.ID] {
    let order = constraints.indices.sorted { constraints[$0].strength > constraints[$1].strength }
    var ids: [Constraint.ID?] = Array(repeating: nil, count: constraints.count)
    for index in order {
      do throws(SolverError) {
        ids[index] = try add(constraints[index])
      } catch {
        for id in ids.compactMap(\.self) { try remove(id) }
        throw error
      }
    }
    return ids.compactMap(\.self)
  }

  func row(of expression: Expression) throws(SolverError) -> Row {
    guard expression.constant.isFinite else { throw .notFinite }
    var row = Row(constant: expression.constant)
    for term in expression.terms {
      guard term.coefficient.isFinite else { throw .notFinite }
      try check(term.variable)
      row.include(term.coefficient, term.variable.symbol)
    }
    return row
  }

  /// Makes the residual basic and moves it to a permitted side.
  private mutating func introduce(_ symbol: Symbol, _ row: Row) throws(Infeasible) {
    tableau.insert(row, for: symbol)
    let sides = objective.sides[symbol]
    if sides.isFixed {
      objective.stand(symbol, .fixed)
      try expel(symbol)
    } else if sides.over.isForbidden || sides.under.isForbidden {
      objective.stand(symbol, sides.over.isForbidden ? .below : .above)
      suspects.insert(symbol)
    } else {
      objective.stand(symbol, row.constant < 0 ? .below : .above)
      objective.enter(symbol, row)
      optimize()
    }
    try solve()
  }

  /// Makes a residual that must be zero non-basic, unless its row has only such residuals.
  private mutating func expel(_ symbol: Symbol) throws(Infeasible) {
    let value = tableau.rows[symbol].constant
    let isZero = abs(value) <= Self.tolerance
    let direction: Direction = value < 0 ? .up : .down
    if let bid = cheapestBid(for: symbol, direction) {
      pivot(leaving: symbol, entering: bid.symbol, bid.direction)
    } else if isZero, let bid = cheapestBid(for: symbol, direction.opposite) {
      pivot(leaving: symbol, entering: bid.symbol, bid.direction)
    } else if !isZero {
      throw Infeasible(symbol: symbol)
    }
  }
}

extension Constraint {
  /// The stronger of its two directions.
  var strength: Strength { max(over ?? .whisper, under ?? .whisper) }
}

extension Row {
  /// Adds a term to the right part.
  mutating func include(_ coefficient: Double, _ symbol: Symbol) {
    let index = position(of: symbol)
    if index < terms.count, terms[index].symbol == symbol {
      let sum = cancelling(terms[index].coefficient, coefficient)
      if sum == 0 { terms.remove(at: index) } else { terms[index].coefficient = sum }
    } else if coefficient != 0 {
      terms.insert(Term(symbol: symbol, coefficient: coefficient), at: index)
    }
  }
}
