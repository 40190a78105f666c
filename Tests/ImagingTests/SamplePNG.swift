/// A PNG file of any kind the specification knows, written without any library: stored deflate
/// blocks, no filters, so that the reader is tested against something that shares no code with it.
struct SamplePNG: Hashable, CustomStringConvertible {
  let colorType: Int
  let depth: Int
  let interlaced: Bool
  var width = 37
  var height = 29

  static let everyKind: [SamplePNG] = [
    (0, [1, 2, 4, 8, 16]), (2, [8, 16]), (3, [1, 2, 4, 8]), (4, [8, 16]), (6, [8, 16]),
  ].flatMap { type, depths in
    depths.flatMap { depth in
      [false, true].map { SamplePNG(colorType: type, depth: depth, interlaced: $0) }
    }
  }

  var description: String {
    "colour type \(colorType), \(depth) bits\(interlaced ? ", interlaced" : "")"
  }

  var channels: Int { [1, 0, 3, 1, 2, 0, 4][colorType] }

  /// The value of a channel, full range, some simple pattern.
  func sample(_ x: Int, _ y: Int, _ channel: Int) -> Int {
    let top = (1 << depth) - 1
    return (x * 7 + y * 13 + channel * 29 + x * y) * (depth == 16 ? 911 : 1) % (top + 1)
  }

  /// Straight red, green, blue, alpha of a pixel at 8 bits.
  func expected(_ x: Int, _ y: Int) -> [UInt8] {
    let values = (0..<channels).map { sample(x, y, $0) }
    func eight(_ value: Int) -> UInt8 {
      depth == 16 ? UInt8(value >> 8) : UInt8(value * 255 / ((1 << depth) - 1))
    }
    switch colorType {
    case 0: return [eight(values[0]), eight(values[0]), eight(values[0]), 255]
    case 2: return [eight(values[0]), eight(values[1]), eight(values[2]), 255]
    case 3: return Self.paletteColor(values[0])
    case 4: return [eight(values[0]), eight(values[0]), eight(values[0]), eight(values[1])]
    default: return values.map(eight)
    }
  }

  static func paletteColor(_ index: Int) -> [UInt8] {
    [UInt8(index * 3 % 256), UInt8(255 - index), UInt8(index * 5 % 256), UInt8(index % 7 * 42)]
  }

  var bytes: [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += chunk(
      "IHDR",
      word(width) + word(height)
        + [UInt8(depth), UInt8(colorType), 0, 0, interlaced ? 1 : 0]
    )
    if colorType == 3 {
      let colors = (0..<(1 << depth)).map(Self.paletteColor)
      file += chunk("PLTE", colors.flatMap { $0[0..<3] })
      file += chunk("tRNS", colors.map { $0[3] })
    }
    return file + chunk("IDAT", zlib(rows)) + chunk("IEND", [])
  }

  private var rows: [UInt8] {
    guard interlaced else { return pass(x: 0, y: 0, stepX: 1, stepY: 1) }
    // Adam7, PNG 8.2.
    return [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
      (0, 1, 1, 2),
    ].flatMap { pass(x: $0.0, y: $0.1, stepX: $0.2, stepY: $0.3) }
  }

  private func pass(x: Int, y: Int, stepX: Int, stepY: Int) -> [UInt8] {
    guard x < width else { return [] }
    return stride(from: y, to: height, by: stepY).flatMap { row in
      var bits = BitRow()
      for column in stride(from: x, to: width, by: stepX) {
        for channel in 0..<channels { bits.add(sample(column, row, channel), depth) }
      }
      return [0] + bits.bytes
    }
  }

  private struct BitRow {
    var bytes: [UInt8] = []
    var used = 8

    mutating func add(_ value: Int, _ depth: Int) {
      if depth == 16 { bytes += [UInt8(value >> 8), UInt8(value & 255)] }
      guard depth < 16 else { return }
      if used == 8 {
        bytes.append(0)
        used = 0
      }
      used += depth
      bytes[bytes.count - 1] |= UInt8(value << (8 - used))
    }
  }
}

func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
  let named = Array(type.utf8) + content
  return word(content.count) + named + word(Int(crc32(named)))
}

func word(_ value: Int) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
}

func crc32(_ bytes: [UInt8]) -> UInt32 {
  var crc: UInt32 = ~0
  for byte in bytes {
    crc ^= UInt32(byte)
    for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
  }
  return ~crc
}

/// Stored blocks only.
func zlib(_ bytes: [UInt8]) -> [UInt8] {
  var (a, b): (UInt32, UInt32) = (1, 0)
  for byte in bytes {
    a = (a + UInt32(byte)) % 65521
    b = (b + a) % 65521
  }
  var stream: [UInt8] = [0x78, 0x01]
  for start in stride(from: 0, to: max(bytes.count, 1), by: 65_535) {
    let block = bytes[start..<min(start + 65_535, bytes.count)]
    let (low, high) = (UInt8(block.count & 255), UInt8(block.count >> 8))
    stream += [start + 65_535 >= bytes.count ? 1 : 0, low, high, ~low, ~high] + block
  }
  return stream + word(Int(b << 16 | a))
}
