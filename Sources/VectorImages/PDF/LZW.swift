/// Decodes the LZW codes of PDF and TIFF: 9 to 12 bits, most significant bit first (ISO 32000-1,
/// 7.4.4).
enum LZW {
  private static let clear = 256
  private static let end = 257
  private static let mostCodes = 4096

  /// With `isEarly`, codes grow one entry earlier than necessary.
  static func unpack(_ bytes: ArraySlice<UInt8>, isEarly: Bool) -> ArraySlice<UInt8>? {
    var bits = BitReader(bytes)
    var words = alphabet
    var (width, last): (Int, [UInt8]?) = (9, nil)
    var plain: [UInt8] = []
    while let code = bits.next(width), code != end {
      if code == clear {
        (words, width, last) = (alphabet, 9, nil)
        continue
      }
      guard let word = word(code, among: words, after: last) else { return plain[...] }
      plain += word
      if plain.count > VectorLimits.streamBytes { return nil }
      if let last, words.count < mostCodes { words.append(last + word.prefix(1)) }
      last = word
      let count = words.count + (isEarly ? 1 : 0)
      width = count >= 2048 ? 12 : count >= 1024 ? 11 : count >= 512 ? 10 : 9
    }
    return plain[...]
  }

  private static let alphabet: [[UInt8]] = (0...UInt8.max).map { [$0] } + [[], []]

  /// A code may refer to the word that is just being added.
  private static func word(_ code: Int, among words: [[UInt8]], after last: [UInt8]?) -> [UInt8]? {
    if code < words.count { return words[code] }
    return code == words.count ? last.map { $0 + $0.prefix(1) } : nil
  }
}

/// Reads numbers of any width up to 32 bits, most significant bit first.
struct BitReader {
  private let bytes: ArraySlice<UInt8>
  private var place: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex * 8
  }

  mutating func next(_ width: Int) -> Int? {
    guard place + width <= bytes.endIndex * 8 else { return nil }
    // Most samples are whole bytes.
    if width == 8, place & 7 == 0 {
      defer { place += 8 }
      return Int(bytes[place >> 3])
    }
    var value = 0
    for _ in 0..<width {
      value = value << 1 | Int(bytes[place >> 3] >> UInt8(7 - place & 7)) & 1
      place += 1
    }
    return value
  }

  mutating func skipToByte() { place = (place + 7) / 8 * 8 }
}
