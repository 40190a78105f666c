/// Decompresses the indices of a part: LZW with codes of growing length.
enum GIFCodes {
  private static let most = 4096

  static func read(_ part: GIFPart, in bytes: [UInt8]) throws(GIFFault) -> [UInt8] {
    let wanted = part.rectangle.width * part.rectangle.height
    var words = Words(part.codeSize)
    var bits = Bits(bytes, part.blocks)
    var indices: [UInt8] = []
    indices.reserveCapacity(min(wanted, part.blocks.count * most))
    while indices.count < wanted {
      guard let code = bits.next(words.length) else { throw .truncated }
      if code == words.clear {
        words.forget()
      } else if code == words.end {
        break
      } else {
        guard words.append(code, to: &indices) else { throw .damaged("a code is unknown") }
      }
    }
    guard indices.count >= wanted else { throw .truncated }
    return indices
  }

  /// The strings that codes stand for: one that was there before, and a byte.
  private struct Words {
    let clear: Int
    private(set) var length: Int
    private let first: Int
    private var prefixes: [Int16]
    private var last: [UInt8]
    private var lengths: [Int16]
    private var count: Int
    private var previous: Int?

    var end: Int { clear + 1 }

    init(_ codeSize: Int) {
      first = codeSize + 1
      clear = 1 << codeSize
      length = first
      count = clear + 2
      prefixes = [Int16](repeating: -1, count: most)
      last = (0..<most).map { UInt8(truncatingIfNeeded: $0) }
      lengths = [Int16](repeating: 1, count: most)
    }

    mutating func forget() {
      length = first
      count = clear + 2
      previous = nil
    }

    /// Returns false for a code that stands for nothing yet.
    mutating func append(_ code: Int, to indices: inout [UInt8]) -> Bool {
      guard let previous else {
        guard code < clear else { return false }
        indices.append(UInt8(code))
        previous = code
        return true
      }
      guard code < count || code == count && count < most else { return false }
      let start = indices.count
      write(code < count ? code : previous, to: &indices)
      let head = indices[start]
      if code == count { indices.append(head) }
      add(previous, head)
      self.previous = code
      return true
    }

    private mutating func add(_ prefix: Int, _ byte: UInt8) {
      guard count < most else { return }
      prefixes[count] = Int16(prefix)
      last[count] = byte
      lengths[count] = lengths[prefix] + 1
      count += 1
      if count == 1 << length, length < 12 { length += 1 }
    }

    /// Writes a string from its end.
    private func write(_ code: Int, to indices: inout [UInt8]) {
      let start = indices.count
      var (position, code) = (start + Int(lengths[code]), code)
      indices.append(contentsOf: repeatElement(0, count: position - start))
      while position > start {
        position -= 1
        indices[position] = last[code]
        code = Int(prefixes[code])
      }
    }
  }

  /// The bits of the sub-blocks, the lowest first.
  private struct Bits {
    private let bytes: [UInt8]
    private var position: Int
    private let end: Int
    private var left = 0
    private var buffer = 0
    private var available = 0

    init(_ bytes: [UInt8], _ range: Range<Int>) {
      self.bytes = bytes
      (position, end) = (range.lowerBound, range.upperBound)
    }

    mutating func next(_ count: Int) -> Int? {
      while available < count {
        if left == 0 {
          guard position < end else { return nil }
          left = Int(bytes[position])
          position += 1
        }
        guard left > 0, position < end else { return nil }
        buffer |= Int(bytes[position]) << available
        (position, left, available) = (position + 1, left - 1, available + 8)
      }
      defer {
        buffer >>= count
        available -= count
      }
      return buffer & (1 << count - 1)
    }
  }
}
