/// The price of leaving zero in each direction for a residual, and the side on which it is.
struct Sides: Sendable {
  /// A price of `weight` a unit, counted at the rank kept in `slot`; infinite means forbidden.
  struct Price: Sendable {
    var slot = 0
    var weight = 0.0

    var isForbidden: Bool { weight == .infinity }
  }

  enum Standing: Sendable {
    /// A fixed residual has no side: it must be zero.
    case above, below, fixed
  }

  var over = Price()
  var under = Price()
  var standing = Standing.above

  var isFixed: Bool { over.isForbidden && under.isForbidden }
  var mayFlip: Bool { !over.isForbidden && !under.isForbidden }

  func price(_ direction: Direction) -> Price { direction == .up ? over : under }
}

enum Direction: Sendable {
  case up, down

  var sign: Double { self == .up ? 1 : -1 }
  var opposite: Direction { self == .up ? .down : .up }
  var standing: Sides.Standing { self == .up ? .above : .below }
}
