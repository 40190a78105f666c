/// Check bytes over the field of 256 elements that QR codes use (ISO/IEC 18004, 7.5).
struct ReedSolomon {
  /// The generator's coefficients below the highest.
  private let generator: [UInt8]

  init(checkBytes count: Int) {
    var product = [UInt8](repeating: 0, count: count)
    product[count - 1] = 1
    var root: UInt8 = 1
    for _ in 0..<count {
      for index in 0..<count {
        product[index] = Self.product(product[index], root)
        if index + 1 < count { product[index] ^= product[index + 1] }
      }
      root = Self.product(root, 2)
    }
    generator = product
  }

  /// The rest of dividing the data by the generator.
  func check(_ data: some Collection<UInt8>) -> [UInt8] {
    var rest = [UInt8](repeating: 0, count: generator.count)
    for byte in data {
      let factor = byte ^ rest.removeFirst()
      rest.append(0)
      for index in rest.indices { rest[index] ^= Self.product(generator[index], factor) }
    }
    return rest
  }

  /// Multiplication modulo x⁸ + x⁴ + x³ + x² + 1.
  static func product(_ left: UInt8, _ right: UInt8) -> UInt8 {
    var (result, power) = (0, Int(left))
    for bit in 0..<8 {
      if right >> bit & 1 == 1 { result ^= power }
      power = power << 1 ^ (power >> 7) * 0x11D
    }
    return UInt8(result)
  }
}
