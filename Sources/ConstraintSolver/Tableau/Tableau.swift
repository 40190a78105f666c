/// The rows of a linear system, and for each symbol the rows that mention it.
///
/// There are two kinds of rows. A *definition* gives a variable in terms of other variables and
/// of residuals; definitions form an acyclic graph and are evaluated, never substituted, so a
/// chain of a thousand views stays a thousand short rows. A *basic row* gives a residual (by how
/// much a constraint is missed) in terms of residuals that are zero; only these are pivoted.
struct Tableau: Sendable {
  enum Kind: Sendable {
    case unused, variable, residual
  }

  private(set) var kinds: [Kind] = []
  /// Whether the symbol has a row: a defined variable or a basic residual.
  private(set) var hasRow: [Bool] = []
  private(set) var rows: [Row] = []
  /// For a residual: the basic rows that mention it.
  private(set) var users: [Column] = []
  /// The definitions that mention it.
  private(set) var readers: [Column] = []
  private var vacant: [Symbol] = []
  private var scratch: [Row.Term] = []
  /// Terms rewritten since the last refresh: a measure of accumulated rounding.
  var wear = 0

  var symbols: Range<Symbol> { kinds.indices }

  mutating func makeSymbol(_ kind: Kind) -> Symbol {
    if let symbol = vacant.popLast() {
      kinds[symbol] = kind
      return symbol
    }
    kinds.append(kind)
    hasRow.append(false)
    rows.append(Row())
    users.append(Column())
    readers.append(Column())
    return kinds.count - 1
  }

  /// Frees a symbol that has no row and is not used.
  mutating func release(_ symbol: Symbol) {
    kinds[symbol] = .unused
    users[symbol] = Column()
    readers[symbol] = Column()
    vacant.append(symbol)
  }

  mutating func insert(_ row: Row, for symbol: Symbol) {
    rows[symbol] = row
    hasRow[symbol] = true
    for term in row.terms { enlist(symbol, under: term.symbol) }
  }

  @discardableResult
  mutating func removeRow(of symbol: Symbol) -> Row {
    var row = Row()
    swap(&row, &rows[symbol])
    hasRow[symbol] = false
    for term in row.terms { delist(symbol, under: term.symbol) }
    return row
  }

  mutating func shift(_ symbol: Symbol, by delta: Double) {
    rows[symbol].constant += delta
    wear += 1
  }

  private mutating func enlist(_ row: Symbol, under symbol: Symbol) {
    if kinds[row] == .variable { readers[symbol].append(row) } else { users[symbol].append(row) }
  }

  private mutating func delist(_ row: Symbol, under symbol: Symbol) {
    if kinds[row] == .variable { readers[symbol].forget() } else { users[symbol].forget() }
  }

  // Both lists are swept here, since callers want to iterate over valid entries.
  mutating func currentUsers(of symbol: Symbol) -> [Symbol] {
    if users[symbol].entries.count != users[symbol].count {
      users[symbol].sweep { hasRow[$0] && rows[$0].coefficient(of: symbol) != 0 }
    }
    return users[symbol].entries
  }

  mutating func currentReaders(of symbol: Symbol) -> [Symbol] {
    if readers[symbol].entries.count != readers[symbol].count {
      readers[symbol].sweep { hasRow[$0] && rows[$0].coefficient(of: symbol) != 0 }
    }
    return readers[symbol].entries
  }
}

extension Tableau {
  /// Replaces `symbol` by `replacement` in the row of `target`.
  mutating func substitute(_ symbol: Symbol, by replacement: Row, in target: Symbol) {
    var row = Row()
    swap(&row, &rows[target])
    let factor = row.coefficient(of: symbol)
    row.constant += factor * replacement.constant
    merge(row.terms, without: symbol, plus: replacement.terms, times: factor, into: target)
    swap(&row.terms, &scratch)
    swap(&row, &rows[target])
    delist(target, under: symbol)
    wear += replacement.terms.count
  }

  private mutating func merge(
    _ old: [Row.Term],
    without symbol: Symbol,
    plus new: [Row.Term],
    times factor: Double,
    into target: Symbol
  ) {
    scratch.removeAll(keepingCapacity: true)
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      let left = i < old.count ? old[i].symbol : .max
      let right = j < new.count ? new[j].symbol : .max
      if left < right {
        if left != symbol { scratch.append(old[i]) }
        i += 1
      } else if right < left {
        scratch.append(Row.Term(symbol: right, coefficient: factor * new[j].coefficient))
        enlist(target, under: right)
        j += 1
      } else {
        let sum = cancelling(old[i].coefficient, factor * new[j].coefficient)
        if sum == 0 {
          delist(target, under: left)
        } else {
          scratch.append(Row.Term(symbol: left, coefficient: sum))
        }
        (i, j) = (i + 1, j + 1)
      }
    }
  }

  /// Exchanges a basic residual with one in its row; returns the changed rows.
  mutating func pivot(leaving: Symbol, entering: Symbol) -> [Symbol] {
    let row = removeRow(of: leaving).solved(for: entering, leaving: leaving)
    let changed = currentUsers(of: entering)
    for target in changed { substitute(entering, by: row, in: target) }
    insert(row, for: entering)
    return changed
  }
}
