/// Finds values for variables that meet linear constraints as well as their strengths ask.
///
/// An incremental simplex method after G. J. Badros, A. Borning, P. J. Stuckey, "The Cassowary
/// linear arithmetic constraint solving algorithm", ACM TOCHI 8(4), 2001. Deviations:
/// - A constraint has one *residual*, by how much its expression misses zero, whose cost has a
///   kink at zero, instead of a slack, two errors or a dummy: half the columns, and one kind.
/// - Variables are defined by unsubstituted rows; only residuals are pivoted (see `Tableau`).
/// - Costs are compared rank by rank, exactly (see `Strength`).
///
/// A value type, so that a question ("how small could this be?") is put to a copy: copy, add,
/// read, drop. Copies share storage until they change. Everything is indexed by dense integers
/// and every tie is broken by them, so the same calls give the same values to the last bit.
///
/// Values meet required constraints within `Solver.tolerance`; rounding does not gather, because
/// rows are rebuilt from the constraints themselves before it could show.
package struct Solver: Sendable {
  /// Residuals smaller than this are zero.
  package static let tolerance = 1e-9
  /// Smaller coefficients are rounding errors of zero, and never divided by.
  static let leastPivot = 1e-7

  var tableau = Tableau()
  var objective = Objective()
  var expansion = Expansion()
  var values = Values()
  /// By symbol: the expression of each constraint as a row of variables.
  var equations: [Row] = []
  var constraints: [Constraint?] = []
  /// By symbol: when the variable or constraint was made; 0 for none.
  var serials: [Int] = []
  /// By symbol: the number of constraints that use the variable.
  var uses: [Int] = []
  /// By symbol: the constraint that edits the variable.
  var edits: [Constraint.ID?] = []
  var nextSerial = 1
  var suspects = Suspects()

  package init() {}

  /// A new variable; its value is 0 until constraints define it.
  package mutating func makeVariable() -> Variable {
    let symbol = makeSymbol(.variable)
    return Variable(symbol: symbol, serial: serials[symbol])
  }

  /// Removes a variable that no constraint uses.
  package mutating func remove(_ variable: Variable) throws(SolverError) {
    try check(variable)
    guard uses[variable.symbol] == 0 else { throw .variableInUse(variable) }
    release(variable.symbol)
  }

  mutating func makeSymbol(_ kind: Tableau.Kind) -> Symbol {
    let symbol = tableau.makeSymbol(kind)
    if symbol == serials.count {
      serials.append(0)
      uses.append(0)
      equations.append(Row())
      constraints.append(nil)
      edits.append(nil)
    }
    serials[symbol] = nextSerial
    nextSerial += 1
    values.grow(to: serials.count)
    suspects.grow(to: serials.count)
    return symbol
  }

  mutating func release(_ symbol: Symbol) {
    serials[symbol] = 0
    equations[symbol] = Row()
    constraints[symbol] = nil
    values.forget(symbol)
    tableau.release(symbol)
  }

  func check(_ variable: Variable) throws(SolverError) {
    guard knows(variable.symbol, variable.serial) else { throw .unknownVariable(variable) }
  }

  func check(_ id: Constraint.ID) throws(SolverError) {
    guard knows(id.symbol, id.serial) else { throw .unknownConstraint(id) }
  }

  private func knows(_ symbol: Symbol, _ serial: Int) -> Bool {
    serials.indices.contains(symbol) && serials[symbol] == serial
  }
}
