/// The arithmetic of a source of numbers.
protocol GameGenerator {
  /// 64 bits.
  mutating func next() -> UInt64
}

/// MT19937-64, of Makoto Matsumoto and Takuji Nishimura.
struct TwisterGenerator: GameGenerator {
  private static let (count, middle) = (312, 156)

  private var state: [UInt64]
  private var index = count

  init(seed: UInt64) {
    state = [seed]
    for index in 1..<Self.count {
      let last = state[index - 1]
      state.append(6_364_136_223_846_793_005 &* (last ^ (last >> 62)) &+ UInt64(index))
    }
  }

  mutating func next() -> UInt64 {
    if index == Self.count { twist() }
    var bits = state[index]
    index += 1
    bits ^= (bits >> 29) & 0x5555_5555_5555_5555
    bits ^= (bits << 17) & 0x71D6_7FFF_EDA6_0000
    bits ^= (bits << 37) & 0xFFF7_EEE0_0000_0000
    return bits ^ (bits >> 43)
  }

  private mutating func twist() {
    for index in state.indices {
      let high = state[index] & 0xFFFF_FFFF_8000_0000
      let bits = high | (state[(index + 1) % Self.count] & 0x7FFF_FFFF)
      let turned = (bits >> 1) ^ (bits & 1 == 1 ? 0xB502_6F5A_A966_19E9 : 0)
      state[index] = state[(index + Self.middle) % Self.count] ^ turned
    }
    index = 0
  }
}

/// Knuth's multiplier and increment of MMIX; the low bits are left out.
struct CongruentialGenerator: GameGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 { half() << 32 | half() }

  private mutating func half() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 32
  }
}

/// The stream of the cipher ARC4.
struct CipherGenerator: GameGenerator {
  private var box = Array(UInt8.min...UInt8.max)
  private var (i, j) = (UInt8(0), UInt8(0))

  init(key: [UInt8]) {
    let key = key.isEmpty ? [0] : key
    var j: UInt8 = 0
    for i in 0..<256 {
      j = j &+ box[i] &+ key[i % key.count]
      box.swapAt(i, Int(j))
    }
  }

  mutating func next() -> UInt64 { (0..<8).reduce(0) { bits, _ in bits << 8 | UInt64(byte()) } }

  private mutating func byte() -> UInt8 {
    i &+= 1
    j = j &+ box[Int(i)]
    box.swapAt(Int(i), Int(j))
    return box[Int(box[Int(i)] &+ box[Int(j)])]
  }
}
