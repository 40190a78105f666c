/// Basic residuals whose value changed and that may now be on a forbidden side.
struct Suspects: Sendable {
  private(set) var symbols: [Symbol] = []
  private var isListed: [Bool] = []

  mutating func grow(to count: Int) {
    isListed.pad(with: false, to: count)
  }

  mutating func insert(_ symbol: Symbol) {
    guard !isListed[symbol] else { return }
    isListed[symbol] = true
    symbols.append(symbol)
  }

  /// The suspect that is worst by `measure`, the lowest symbol in case of a tie; drops those at 0.
  mutating func worst(by measure: (Symbol) -> Double) -> Symbol? {
    var worst: Symbol?
    var most = 0.0
    var kept = 0
    for symbol in symbols {
      let amount = measure(symbol)
      guard amount > 0 else {
        isListed[symbol] = false
        continue
      }
      symbols[kept] = symbol
      kept += 1
      if amount > most || amount == most && symbol < worst ?? .max {
        (worst, most) = (symbol, amount)
      }
    }
    symbols.removeLast(symbols.count - kept)
    return worst
  }
}
