/// The modules of a QR code while it is drawn; columns go right, rows go down.
struct QRGrid {
  let side: Int
  private(set) var isDark: [Bool]
  /// Modules of patterns, which data and masks leave alone.
  private(set) var isFixed: [Bool]

  init(_ version: QRVersion) {
    side = version.side
    isDark = Array(repeating: false, count: side * side)
    isFixed = isDark
    drawTiming()
    for (x, y) in [(3, 3), (side - 4, 3), (3, side - 4)] { drawFinder(x, y) }
    drawAlignments(version.alignments)
    if version.number >= 7 { drawVersion(version.number) }
    drawFormat(0)
  }

  subscript(x: Int, y: Int) -> Bool { isDark[y * side + x] }

  mutating func set(_ x: Int, _ y: Int, _ dark: Bool) {
    isDark[y * side + x] = dark
    isFixed[y * side + x] = true
  }

  private mutating func drawTiming() {
    for place in 0..<side {
      set(6, place, place.isMultiple(of: 2))
      set(place, 6, place.isMultiple(of: 2))
    }
  }

  /// Rings around a centre, with the light one outside.
  private mutating func drawFinder(_ x: Int, _ y: Int) {
    for dy in -4...4 where 0..<side ~= y + dy {
      for dx in -4...4 where 0..<side ~= x + dx {
        let ring = max(abs(dx), abs(dy))
        set(x + dx, y + dy, ring != 2 && ring != 4)
      }
    }
  }

  private mutating func drawAlignments(_ places: [Int]) {
    guard let last = places.last else { return }
    for x in places {
      for y in places where !((x, y) == (6, 6) || (x, y) == (6, last) || (x, y) == (last, 6)) {
        for dy in -2...2 {
          for dx in -2...2 { set(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) }
        }
      }
    }
  }

  private mutating func drawVersion(_ number: Int) {
    let bits = number << 12 | Self.rest(number << 12, 0x1F25, 12)
    for bit in 0..<18 {
      let (far, near) = (side - 11 + bit % 3, bit / 3)
      set(far, near, bits >> bit & 1 == 1)
      set(near, far, bits >> bit & 1 == 1)
    }
  }

  /// Level and mask, twice.
  mutating func drawFormat(_ data: Int) {
    let bits = (data << 10 | Self.rest(data << 10, 0x537, 10)) ^ 0x5412
    for bit in 0..<15 {
      let isDark = bits >> bit & 1 == 1
      // Around the first finder, past the timing patterns.
      let down = bit < 6 ? bit : bit < 8 ? bit + 1 : 8
      let right = bit < 8 ? 8 : bit == 8 ? 7 : 14 - bit
      set(right, down, isDark)
      if bit < 8 { set(side - 1 - bit, 8, isDark) } else { set(8, side - 15 + bit, isDark) }
    }
    set(8, side - 8, true)
  }

  /// Upwards and downwards by turns in columns of two, from the right.
  mutating func drawBytes(_ bytes: [UInt8]) {
    var bit = 0
    for right in stride(from: side - 1, through: 1, by: -2).map({ $0 <= 6 ? $0 - 1 : $0 }) {
      let goesUp = (right + 1) & 2 == 0
      for step in 0..<side {
        let y = goesUp ? side - 1 - step : step
        for x in [right, right - 1] where !isFixed[y * side + x] && bit < bytes.count * 8 {
          isDark[y * side + x] = bytes[bit / 8] >> (7 - bit % 8) & 1 == 1
          bit += 1
        }
      }
    }
  }

  func masked(_ mask: QRMask) -> QRGrid {
    var masked = self
    for y in 0..<side {
      for x in 0..<side where !isFixed[y * side + x] && mask.turns(x, y) {
        masked.isDark[y * side + x].toggle()
      }
    }
    return masked
  }

  /// The rest of a division of polynomials over two elements.
  private static func rest(_ value: Int, _ divisor: Int, _ degree: Int) -> Int {
    var value = value
    while value >> degree != 0 {
      let shift = (Int.bitWidth - value.leadingZeroBitCount) - (degree + 1)
      value ^= divisor << shift
    }
    return value
  }
}
