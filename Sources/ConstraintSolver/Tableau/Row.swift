/// The value of one symbol in terms of others: `constant + Σ coefficient · symbol`.
struct Row: Sendable {
  struct Term: Sendable {
    let symbol: Symbol
    var coefficient: Double
  }

  var constant = 0.0
  /// Sorted by symbol, one term for each symbol, no zeros.
  var terms: [Term] = []

  /// The index of `symbol`, or where it would be inserted.
  func position(of symbol: Symbol) -> Int {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func coefficient(of symbol: Symbol) -> Double {
    let index = position(of: symbol)
    return index < terms.count && terms[index].symbol == symbol ? terms[index].coefficient : 0
  }

  /// The row of `symbol` if this one is the row of `leaving`, which it now mentions instead.
  func solved(for symbol: Symbol, leaving: Symbol) -> Row {
    let inverse = 1 / coefficient(of: symbol)
    var row = Row(constant: -constant * inverse)
    row.terms.reserveCapacity(terms.count)
    var isPlaced = false
    for term in terms where term.symbol != symbol {
      if !isPlaced, term.symbol > leaving {
        row.terms.append(Term(symbol: leaving, coefficient: inverse))
        isPlaced = true
      }
      row.terms.append(Term(symbol: term.symbol, coefficient: -term.coefficient * inverse))
    }
    if !isPlaced { row.terms.append(Term(symbol: leaving, coefficient: inverse)) }
    return row
  }
}

/// The sum, or exactly zero if the summands cancel except for rounding.
func cancelling(_ a: Double, _ b: Double) -> Double {
  let sum = a + b
  return abs(sum) <= 1e-10 * abs(a) ? 0 : sum
}
