/// The part of a hash that works on whole blocks.
public protocol BlockHash: Sendable {
  static var name: String { get }
  static var blockSize: Int { get }
  /// The order of the bytes in the length that follows the message.
  static var lengthHasHighBytesFirst: Bool { get }

  init()
  mutating func absorb(_ block: ArraySlice<UInt8>)
  var result: [UInt8] { get }
}

/// Cuts a message that arrives in parts into blocks, and pads it.
struct BlockHasher<State: BlockHash>: Sendable {
  private var state = State()
  private var rest: [UInt8] = []
  private var count = 0

  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    count += bytes.count
    rest.append(contentsOf: bytes)
    var start = 0
    while rest.count - start >= State.blockSize {
      state.absorb(rest[start..<start + State.blockSize])
      start += State.blockSize
    }
    rest.removeFirst(start)
  }

  /// One bit, zeros, and the length in bits: an eighth of a block.
  func finish() -> [UInt8] {
    var last = self
    let lengthSize = State.blockSize / 8
    let used = (rest.count + 1 + lengthSize) % State.blockSize
    let zeros = used == 0 ? 0 : State.blockSize - used
    var length = [UInt8](repeating: 0, count: lengthSize - 8) + (UInt64(count) * 8).highFirst
    if !State.lengthHasHighBytesFirst { length.reverse() }
    let padding = [0x80] + [UInt8](repeating: 0, count: zeros) + length
    padding.withUnsafeBytes { last.update($0) }
    return last.state.result
  }
}

extension FixedWidthInteger where Self: UnsignedInteger {
  func rotatedLeft(by count: Self) -> Self { self << count | self >> (Self(Self.bitWidth) - count) }
  func rotatedRight(by count: Self) -> Self {
    self >> count | self << (Self(Self.bitWidth) - count)
  }

  /// The highest byte first.
  init(highFirst bytes: ArraySlice<UInt8>) {
    self = bytes.reduce(0) { $0 << 8 | Self($1) }
  }

  var highFirst: [UInt8] {
    (0..<Self.bitWidth / 8).reversed().map { UInt8(truncatingIfNeeded: self >> Self(8 * $0)) }
  }
}
