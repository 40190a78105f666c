/// Collects the parts of a value in order and makes one digest of them.
// Whole words: appending single bytes took a third of the time needed to freeze a layer.
package struct DigestBuilder: Sendable {
  private var words: [UInt64] = []

  package init() {
    words.reserveCapacity(32)
  }

  package mutating func combine(_ word: UInt64) {
    words.append(word.littleEndian)
  }

  package mutating func combine(_ number: Int) {
    combine(UInt64(bitPattern: Int64(number)))
  }

  package mutating func combine(_ flag: Bool) {
    combine(flag ? 1 as UInt64 : 0)
  }

  /// Equal numbers count as equal: −0 as 0, and every NaN as one.
  package mutating func combine(_ number: Double) {
    let canonical = number == 0 ? 0 : number.isNaN ? Double.nan : number
    combine(canonical.bitPattern)
  }

  package mutating func combine(_ digest: Digest) {
    combine(digest.high)
    combine(digest.low)
  }

  /// The length goes first, so that characters cannot move between adjacent texts.
  package mutating func combine(_ text: String) {
    var text = text
    text.withUTF8 { combine(bytes: UnsafeRawBufferPointer($0)) }
  }

  /// The length goes first; zeros fill the last word.
  package mutating func combine(bytes added: UnsafeRawBufferPointer) {
    combine(added.count)
    let whole = added.count / 8
    for index in 0..<whole {
      words.append(added.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self))
    }
    var rest: UInt64 = 0
    for index in whole * 8..<added.count {
      rest |= UInt64(added[index]) << UInt64(8 * (index - whole * 8))
    }
    if added.count > whole * 8 { combine(rest) }
  }

  package func finish() -> Digest {
    words.withUnsafeBytes { Digest(of: $0) }
  }
}
