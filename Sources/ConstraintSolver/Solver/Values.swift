/// The values of variables, computed from their definitions on demand.
struct Values: Sendable {
  private(set) var numbers: [Double] = []
  /// As of the last report.
  private var reported: [Double] = []
  private var touched: [Symbol] = []
  private var isTouched: [Bool] = []
  private var changed: [Symbol] = []
  private var isChanged: [Bool] = []

  mutating func grow(to count: Int) {
    numbers.pad(with: 0, to: count)
    reported.pad(with: 0, to: count)
    isTouched.pad(with: false, to: count)
    isChanged.pad(with: false, to: count)
  }

  /// Notes that the value of `symbol` may have changed.
  mutating func touch(_ symbol: Symbol) {
    guard !isTouched[symbol] else { return }
    isTouched[symbol] = true
    touched.append(symbol)
  }

  mutating func forget(_ symbol: Symbol) {
    numbers[symbol] = 0
    reported[symbol] = 0
  }

  /// Recomputes everything that depends on the touched symbols.
  mutating func update(from tableau: inout Tableau) {
    guard !touched.isEmpty else { return }
    for symbol in dependants(in: &tableau).reversed() where tableau.kinds[symbol] == .variable {
      let number = tableau.worth(of: symbol, numbers)
      guard number != numbers[symbol] else { continue }
      numbers[symbol] = number
      if !isChanged[symbol] {
        isChanged[symbol] = true
        changed.append(symbol)
      }
    }
    for symbol in touched { isTouched[symbol] = false }
    touched.removeAll(keepingCapacity: true)
  }

  /// Everything that depends on the touched symbols, in reverse order of dependency.
  private mutating func dependants(in tableau: inout Tableau) -> [Symbol] {
    var order: [Symbol] = []
    var isSeen = Array(repeating: false, count: numbers.count)
    var stack: [(symbol: Symbol, readers: [Symbol], next: Int)] = []
    for start in touched where !isSeen[start] {
      isSeen[start] = true
      stack.append((start, tableau.currentReaders(of: start), 0))
      while let top = stack.last {
        if let next = top.readers[top.next...].firstIndex(where: { !isSeen[$0] }) {
          let symbol = top.readers[next]
          stack[stack.count - 1].next = next + 1
          isSeen[symbol] = true
          stack.append((symbol, tableau.currentReaders(of: symbol), 0))
        } else {
          order.append(top.symbol)
          stack.removeLast()
        }
      }
    }
    return order
  }

  /// The symbols whose numbers differ from those of the last report.
  mutating func takeChanges() -> [Symbol] {
    changed.sort()
    var changes: [Symbol] = []
    for symbol in changed {
      isChanged[symbol] = false
      if numbers[symbol] != reported[symbol] { changes.append(symbol) }
      reported[symbol] = numbers[symbol]
    }
    changed.removeAll(keepingCapacity: true)
    return changes
  }
}

extension Tableau {
  /// The value of a variable, given those in its definition.
  func worth(of variable: Symbol, _ numbers: [Double]) -> Double {
    guard hasRow[variable] else { return 0 }
    return worth(of: rows[variable], numbers)
  }

  func worth(of row: Row, _ numbers: [Double]) -> Double {
    row.terms.reduce(row.constant) { sum, term in
      sum + term.coefficient * (worth(ofResidual: term.symbol) ?? numbers[term.symbol])
    }
  }

  private func worth(ofResidual symbol: Symbol) -> Double? {
    guard kinds[symbol] == .residual else { return nil }
    return hasRow[symbol] ? rows[symbol].constant : 0
  }
}
