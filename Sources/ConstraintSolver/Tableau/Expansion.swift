/// Rewrites a row in terms of variables without a definition and of residuals that are zero.
///
/// Its arrays are kept between calls.
struct Expansion: Sendable {
  private var sums: [Double] = []
  private var isTouched: [Bool] = []
  private var touched: [Symbol] = []
  private var visits: [Int] = []
  private var mentions: [Int] = []
  private var visit = 0
  private var order: [Symbol] = []
  private var stack: [(symbol: Symbol, next: Int)] = []

  mutating func expand(_ row: Row, in tableau: borrowing Tableau) -> Row {
    grow(to: tableau.symbols.count)
    visit += 1
    var constant = row.constant
    for term in row.terms { add(term.coefficient, to: term.symbol) }
    sortDefinitions(of: row, in: tableau)
    for variable in order.reversed() {
      constant += unfold(variable, tableau.rows[variable])
    }
    // Basic residuals expand to residuals that are zero, so one pass over a growing list is enough.
    var next = 0
    while next < touched.count {
      let symbol = touched[next]
      if tableau.kinds[symbol] == .residual, tableau.hasRow[symbol] {
        constant += unfold(symbol, tableau.rows[symbol])
      }
      next += 1
    }
    return collect(constant)
  }

  private mutating func grow(to count: Int) {
    sums.pad(with: 0, to: count)
    isTouched.pad(with: false, to: count)
    visits.pad(with: 0, to: count)
    mentions.pad(with: 0, to: count)
  }

  /// Whether the last row depended on `symbol`, even if its coefficients cancelled.
  func mentioned(_ symbol: Symbol) -> Bool { mentions[symbol] == visit }

  private mutating func add(_ coefficient: Double, to symbol: Symbol) {
    if !isTouched[symbol] {
      mentions[symbol] = visit
      isTouched[symbol] = true
      touched.append(symbol)
    }
    sums[symbol] = cancelling(sums[symbol], coefficient)
  }

  private mutating func unfold(_ symbol: Symbol, _ row: Row) -> Double {
    // A factor that cancelled to zero is still followed, for `mentioned`.
    let factor = sums[symbol]
    sums[symbol] = 0
    for term in row.terms { add(factor * term.coefficient, to: term.symbol) }
    return factor * row.constant
  }

  private mutating func collect(_ constant: Double) -> Row {
    var row = Row(constant: constant)
    touched.sort()
    for symbol in touched {
      if sums[symbol] != 0 {
        row.terms.append(.init(symbol: symbol, coefficient: sums[symbol]))
      }
      sums[symbol] = 0
      isTouched[symbol] = false
    }
    touched.removeAll(keepingCapacity: true)
    return row
  }
}

extension Expansion {
  /// Appends the defined variables that `row` depends on to `order`, each after those it mentions.
  private mutating func sortDefinitions(of row: Row, in tableau: borrowing Tableau) {
    order.removeAll(keepingCapacity: true)
    for term in row.terms where isNew(term.symbol, in: tableau) {
      stack.append((term.symbol, 0))
      while let top = stack.last {
        descend(from: top, in: tableau)
      }
    }
  }

  private mutating func descend(
    from top: (symbol: Symbol, next: Int),
    in tableau: borrowing Tableau
  ) {
    let count = tableau.rows[top.symbol].terms.count
    var next = top.next
    while next < count {
      let symbol = tableau.rows[top.symbol].terms[next].symbol
      next += 1
      if isNew(symbol, in: tableau) {
        stack[stack.count - 1].next = next
        stack.append((symbol, 0))
        return
      }
    }
    order.append(top.symbol)
    stack.removeLast()
  }

  private mutating func isNew(_ symbol: Symbol, in tableau: borrowing Tableau) -> Bool {
    guard tableau.kinds[symbol] == .variable, tableau.hasRow[symbol], visits[symbol] != visit
    else { return false }
    visits[symbol] = visit
    return true
  }
}
