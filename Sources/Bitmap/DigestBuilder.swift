/// Collects the parts of a value in order and makes one digest of them.
public struct DigestBuilder: Sendable {
  private var bytes: [UInt8] = []

  public init() {}

  public mutating func combine(_ word: UInt64) {
    withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
  }

  public mutating func combine(_ number: Int) {
    combine(UInt64(bitPattern: Int64(number)))
  }

  public mutating func combine(_ flag: Bool) {
    bytes.append(flag ? 1 : 0)
  }

  /// Equal numbers count as equal: −0 as 0, and every NaN as one.
  public mutating func combine(_ number: Double) {
    let canonical = number == 0 ? 0 : number.isNaN ? Double.nan : number
    combine(canonical.bitPattern)
  }

  public mutating func combine(_ digest: Digest) {
    combine(digest.high)
    combine(digest.low)
  }

  /// The length goes first, so that neighbouring texts cannot trade letters.
  public mutating func combine(_ text: String) {
    let letters = Array(text.utf8)
    combine(letters.count)
    bytes.append(contentsOf: letters)
  }

  public mutating func combine(bytes added: UnsafeRawBufferPointer) {
    combine(added.count)
    bytes.append(contentsOf: added)
  }

  public func finish() -> Digest {
    bytes.withUnsafeBytes { Digest(of: $0) }
  }
}
