/// What the two sizes of words in SHA-2 differ in.
protocol SHA2Word: FixedWidthInteger & UnsignedInteger & Sendable {
  static var rounds: [Self] { get }
  /// The turns of the two sums of a round.
  static var sums: [[Self]] { get }
  /// The turns of the two sums of the schedule; the last is a shift.
  static var scheduleSums: [[Self]] { get }
}

extension UInt32: SHA2Word {
  static let rounds = SHA2Constants.rounds.prefix(64).map { UInt32($0 >> 32) }
  static let sums: [[UInt32]] = [[2, 13, 22], [6, 11, 25]]
  static let scheduleSums: [[UInt32]] = [[7, 18, 3], [17, 19, 10]]
}

extension UInt64: SHA2Word {
  static var rounds: [UInt64] { SHA2Constants.rounds }
  static let sums: [[UInt64]] = [[28, 34, 39], [14, 18, 41]]
  static let scheduleSums: [[UInt64]] = [[1, 8, 7], [19, 61, 6]]
}

/// [D] FIPS 180-4: the state of all variants.
struct SHA2State<Word: SHA2Word>: Sendable {
  private(set) var words: [Word]

  init(_ words: [Word]) { self.words = words }

  mutating func absorb(_ block: ArraySlice<UInt8>) {
    let schedule = Self.schedule(block)
    var (a, b, c, d) = (words[0], words[1], words[2], words[3])
    var (e, f, g, h) = (words[4], words[5], words[6], words[7])
    for (constant, part) in zip(Word.rounds, schedule) {
      let choice = e & f ^ ~e & g
      let first = h &+ Self.sum(e, Word.sums[1]) &+ choice &+ constant &+ part
      let majority = a & b ^ a & c ^ b & c
      let second = Self.sum(a, Word.sums[0]) &+ majority
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    words = zip(words, [a, b, c, d, e, f, g, h]).map { $0 &+ $1 }
  }

  private static func schedule(_ block: ArraySlice<UInt8>) -> [Word] {
    let size = Word.bitWidth / 8
    var schedule = (0..<16).map { index -> Word in
      let start = block.startIndex + size * index
      return Word(highFirst: block[start..<start + size])
    }
    for index in 16..<Word.rounds.count {
      let old = shiftedSum(schedule[index - 15], Word.scheduleSums[0])
      let new = shiftedSum(schedule[index - 2], Word.scheduleSums[1])
      schedule.append(schedule[index - 16] &+ old &+ schedule[index - 7] &+ new)
    }
    return schedule
  }

  private static func sum(_ word: Word, _ turns: [Word]) -> Word {
    turns.reduce(0) { $0 ^ word.rotatedRight(by: $1) }
  }

  private static func shiftedSum(_ word: Word, _ turns: [Word]) -> Word {
    word.rotatedRight(by: turns[0]) ^ word.rotatedRight(by: turns[1]) ^ word >> turns[2]
  }
}

public struct SHA256State: BlockHash {
  public static let name = "SHA256"
  public static let blockSize = 64
  public static let lengthHasHighBytesFirst = true
  private var state = SHA2State(SHA2Constants.start.map { UInt32($0 >> 32) })

  public init() {}

  public mutating func absorb(_ block: ArraySlice<UInt8>) { state.absorb(block) }
  public var result: [UInt8] { state.words.flatMap(\.highFirst) }
}

public struct SHA384State: BlockHash {
  public static let name = "SHA384"
  public static let blockSize = 128
  public static let lengthHasHighBytesFirst = true
  private var state = SHA2State(SHA2Constants.startOfSHA384)

  public init() {}

  public mutating func absorb(_ block: ArraySlice<UInt8>) { state.absorb(block) }
  public var result: [UInt8] { state.words.prefix(6).flatMap(\.highFirst) }
}

public struct SHA512State: BlockHash {
  public static let name = "SHA512"
  public static let blockSize = 128
  public static let lengthHasHighBytesFirst = true
  private var state = SHA2State(SHA2Constants.start)

  public init() {}

  public mutating func absorb(_ block: ArraySlice<UInt8>) { state.absorb(block) }
  public var result: [UInt8] { state.words.flatMap(\.highFirst) }
}
