/// The values of variables, computed from their definitions when asked for.
struct Values: Sendable {
  private(set) var numbers: [Double] = []
  /// As of the last report.
  private var reported: [Double] = []
  private var touched: [Symbol] = []
  private var isTouched: [Bool] = []
  private var changed: [Symbol] = []
  private var isChanged: [Bool] = []

  mutating func grow(to count: Int) {
    let missing = count - numbers.count
    guard missing > 0 else { return }
    numbers += Array(repeating: 0, count: missing)
    reported += Array(repeating: 0, count: missing)
    isTouched += Array(repeating: false, count: missing)
    isChanged += Array(repeating: false, count: missing)
  }

  /// Notes that what `symbol` is worth may have changed.
  mutating func touch(_ symbol: Symbol) {
    guard !isTouched[symbol] else { return }
    isTouched[symbol] = true
    touched.append(symbol)
  }

  mutating func forget(_ symbol: Symbol) {
    numbers[symbol] = 0
    reported[symbol] = 0
  }

  /// Computes again whatever rests on the symbols touched.
  mutating func update(from tableau: inout Tableau) {
    guard !touched.isEmpty else { return }
    for symbol in dependants(in: &tableau).reversed() {
      let number = tableau.worth(of: symbol, numbers)
      guard number != numbers[symbol] else { continue }
      numbers[symbol] = number
      if tableau.kinds[symbol] == .variable, !isChanged[symbol] {
        isChanged[symbol] = true
        changed.append(symbol)
      }
    }
    for symbol in touched { isTouched[symbol] = false }
    touched.removeAll(keepingCapacity: true)
  }

  /// Everything that rests on the symbols touched, each after those that rest on it.
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
  /// The value of a symbol, given those of the symbols its definition mentions.
  func worth(of symbol: Symbol, _ numbers: [Double]) -> Double {
    guard hasRow[symbol] else { return 0 }
    let row = rows[symbol]
    guard kinds[symbol] == .variable else { return row.constant }
    return row.terms.reduce(row.constant) { $0 + $1.coefficient * numbers[$1.symbol] }
  }
}
