/// Big-endian numbers.
struct Bytes {
  private(set) var bytes: [UInt8] = []

  mutating func short(_ values: Int...) {
    for value in values { bytes += [UInt8(value >> 8 & 0xff), UInt8(value & 0xff)] }
  }

  mutating func long(_ values: Int...) {
    for value in values { short(value >> 16, value) }
  }

  mutating func text(_ text: String) { bytes += Array(text.utf8) }

  mutating func zeros(_ count: Int) { bytes += Array(repeating: 0, count: count) }

  mutating func append(_ other: Bytes) { bytes += other.bytes }
}
