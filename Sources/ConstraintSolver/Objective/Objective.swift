/// The cost of the residuals: a price for each side of each, and the slope of the whole cost.
///
/// The cost is a vector, one number for each rank, compared from the highest rank down. For each
/// residual that is zero, `slopes` holds how the cost of all *others* changes with it.
struct Objective: Sendable {
  private(set) var sides: [Sides] = []
  private var ranks = Ranks()
  /// `ranks.stride` numbers a symbol.
  private var slopes: [Double] = []
  /// Residuals whose slope changed since they were last found not worth moving.
  private var candidates: [Symbol] = []
  private var isCandidate: [Bool] = []

  mutating func setSides(_ symbol: Symbol, over: Strength?, under: Strength?) {
    grow(to: symbol + 1)
    sides[symbol].over = price(of: over)
    sides[symbol].under = price(of: under)
    nominate(symbol)
  }

  mutating func stand(_ symbol: Symbol, _ standing: Sides.Standing) {
    sides[symbol].standing = standing
  }

  private mutating func price(of strength: Strength?) -> Sides.Price {
    guard let strength else { return Sides.Price() }
    if strength.isRequired { return Sides.Price(slot: 0, weight: .infinity) }
    let stride = ranks.stride
    let slot = ranks.slot(for: strength)
    if ranks.stride != stride { spread(from: stride) }
    return Sides.Price(slot: slot, weight: strength.weight)
  }

  private mutating func grow(to count: Int) {
    sides.pad(with: Sides(), to: count)
    isCandidate.pad(with: false, to: count)
    slopes.pad(with: 0, to: count * ranks.stride)
  }

  private mutating func spread(from old: Int) {
    var wider = Array(repeating: 0.0, count: sides.count * ranks.stride)
    for symbol in sides.indices {
      for slot in 0..<old { wider[symbol * ranks.stride + slot] = slopes[symbol * old + slot] }
    }
    slopes = wider
  }

  private mutating func nominate(_ symbol: Symbol) {
    guard !isCandidate[symbol] else { return }
    isCandidate[symbol] = true
    candidates.append(symbol)
  }
}

extension Objective {
  /// Adds the cost of a basic residual with its current row.
  mutating func enter(_ symbol: Symbol, _ row: Row) { charge(symbol, row, factor: 1) }

  /// Removes that cost.
  mutating func leave(_ symbol: Symbol, _ row: Row) { charge(symbol, row, factor: -1) }

  private mutating func charge(_ symbol: Symbol, _ row: Row, factor: Double) {
    let side = sides[symbol]
    switch side.standing {
    case .above: add(row, times: factor * side.over.weight, slot: side.over.slot)
    case .below: add(row, times: -factor * side.under.weight, slot: side.under.slot)
    case .fixed: break
    }
  }

  /// Changes the side, and the slopes with it.
  mutating func flip(_ symbol: Symbol, _ row: Row) {
    leave(symbol, row)
    sides[symbol].standing = sides[symbol].standing == .above ? .below : .above
    enter(symbol, row)
  }

  /// Replaces the residual by its row wherever the slopes count it.
  mutating func substitute(_ symbol: Symbol, by row: Row) {
    let base = symbol * ranks.stride
    for slot in 0..<ranks.count where slopes[base + slot] != 0 {
      add(row, times: slopes[base + slot], slot: slot)
      slopes[base + slot] = 0
    }
  }

  private mutating func add(_ row: Row, times factor: Double, slot: Int) {
    guard factor != 0 else { return }
    let stride = ranks.stride
    for term in row.terms {
      let index = term.symbol * stride + slot
      slopes[index] = cancelling(slopes[index], factor * term.coefficient)
      nominate(term.symbol)
    }
  }

  mutating func clearSlopes(of symbol: Symbol) {
    let base = symbol * ranks.stride
    for slot in 0..<ranks.count { slopes[base + slot] = 0 }
  }

  mutating func clearAllSlopes() {
    for index in slopes.indices { slopes[index] = 0 }
    for symbol in sides.indices { nominate(symbol) }
  }
}

extension Objective {
  /// What the next unit costs, rank by rank, when a residual leaves zero.
  private func cost(of symbol: Symbol, _ direction: Direction, slot: Int) -> Double {
    let price = sides[symbol].price(direction)
    let slope = direction.sign * slopes[symbol * ranks.stride + slot]
    return price.slot == slot ? cancelling(price.weight, slope) : slope
  }

  /// -1, 0 or 1: whether leaving zero gains, changes nothing or costs; forbidden counts as a cost.
  func outlook(of symbol: Symbol, _ direction: Direction) -> Int {
    if sides[symbol].price(direction).isForbidden { return 1 }
    for slot in ranks.order {
      let cost = cost(of: symbol, direction, slot: slot)
      if abs(cost) > ranks.tolerance(slot) { return cost < 0 ? -1 : 1 }
    }
    return 0
  }

  /// Whether moving on still gains after `blocker`, whose value changes by `rate` per unit, has
  /// changed sides.
  func gains(_ symbol: Symbol, _ direction: Direction, past blocker: Symbol, rate: Double) -> Bool {
    let (over, under) = (sides[blocker].over, sides[blocker].under)
    for slot in ranks.order {
      var cost = cost(of: symbol, direction, slot: slot)
      if over.slot == slot { cost += over.weight * abs(rate) }
      if under.slot == slot { cost += under.weight * abs(rate) }
      if abs(cost) > ranks.tolerance(slot) { return cost < 0 }
    }
    return false
  }

  /// The residual of lowest symbol that should leave zero, and in which direction.
  mutating func nextGain(among isEligible: (Symbol) -> Bool) -> (Symbol, Direction)? {
    var best: (symbol: Symbol, direction: Direction)?
    var kept = 0
    for index in candidates.indices {
      let symbol = candidates[index]
      guard isEligible(symbol), let direction = gainfulDirection(of: symbol) else {
        isCandidate[symbol] = false
        continue
      }
      candidates[kept] = symbol
      kept += 1
      if symbol < best?.symbol ?? .max { best = (symbol, direction) }
    }
    candidates.removeLast(candidates.count - kept)
    return best
  }

  private func gainfulDirection(of symbol: Symbol) -> Direction? {
    if outlook(of: symbol, .up) < 0 { return .up }
    return outlook(of: symbol, .down) < 0 ? .down : nil
  }
}

extension Objective {
  /// The cost, rank by rank, of correcting one unit of a violated row: `cost / rate`.
  struct Bid {
    let symbol: Symbol
    /// `nil` lets the violated residual itself change sides.
    let direction: Direction?
    let rate: Double
  }

  /// Whether `a` is the cheaper way; ties go to the larger rate, then to the lower symbol.
  func prefers(_ a: Bid, to b: Bid, ignoringCosts: Bool) -> Bool {
    if ignoringCosts { return a.symbol < b.symbol }
    for slot in ranks.order {
      let (x, y) = (cost(of: a, slot: slot), cost(of: b, slot: slot))
      if abs(x - y) > ranks.tolerance(slot) { return x < y }
    }
    return a.rate == b.rate ? a.symbol < b.symbol : a.rate > b.rate
  }

  private func cost(of bid: Bid, slot: Int) -> Double {
    if let direction = bid.direction {
      return max(0, cost(of: bid.symbol, direction, slot: slot)) / bid.rate
    }
    let (over, under) = (sides[bid.symbol].over, sides[bid.symbol].under)
    return (over.slot == slot ? over.weight : 0) + (under.slot == slot ? under.weight : 0)
  }
}
