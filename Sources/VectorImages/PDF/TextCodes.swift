/// Decodes bytes written as letters and digits (ISO 32000-1, 7.4.2 and 7.4.3).
enum TextCodes {
  static func hexadecimal(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var digits = text.prefix { $0 != UInt8(ascii: ">") }.compactMap(\.hexDigit)
    if digits.count % 2 == 1 { digits.append(0) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }[...]
  }

  static func base85(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var (plain, group): ([UInt8], [UInt32]) = ([], [])
    for byte in text {
      switch byte {
      case UInt8(ascii: "~"): return (plain + tail(of: group))[...]
      case UInt8(ascii: "z") where group.isEmpty: plain += [0, 0, 0, 0]
      case 0x21...0x75:
        group.append(UInt32(byte - 0x21))
        guard group.count == 5 else { continue }
        plain += word(group)
        group = []
      default:
        if !byte.isPDFSpace { return nil }
      }
    }
    return (plain + tail(of: group))[...]
  }

  private static func tail(of group: [UInt32]) -> [UInt8] {
    guard group.count > 1 else { return [] }
    let filled = group + Array(repeating: 84, count: 5 - group.count)
    return Array(word(filled).prefix(group.count - 1))
  }

  private static func word(_ digits: [UInt32]) -> [UInt8] {
    let value = digits.reduce(0) { $0 &* 85 &+ $1 }
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}

/// Decodes run-length encoded bytes (ISO 32000-1, 7.4.5).
enum RunLengths {
  static func unpack(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var plain: [UInt8] = []
    var place = bytes.startIndex
    while place < bytes.endIndex, bytes[place] != 128 {
      let length = Int(bytes[place])
      place += 1
      if length < 128 {
        let end = min(place + length + 1, bytes.endIndex)
        plain += bytes[place..<end]
        place = end
      } else if place < bytes.endIndex {
        plain += repeatElement(bytes[place], count: 257 - length)
        place += 1
      }
      if plain.count > VectorLimits.streamBytes { return nil }
    }
    return plain[...]
  }
}
