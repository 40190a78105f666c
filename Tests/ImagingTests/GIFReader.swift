/// Reads the GIFs that are written here: no interlacing, no colours for the whole file.
struct GIFReader {
  struct Frame: Equatable {
    var x = 0, y = 0, width = 0, height = 0
    var delay = 0, disposal = 0
    /// Nil where the frame is clear.
    var pixels: [[UInt8]?] = []
  }

  private let bytes: [UInt8]
  private var at = 6
  private(set) var width = 0
  private(set) var height = 0
  private(set) var frames: [Frame] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    (width, height) = (half(), half())
    at += 3
    var (next, clear) = (Frame(), Int?.none)
    while at < bytes.count, bytes[at] != 0x3B {
      if bytes[at] == 0x21 {
        let isControl = bytes[at + 1] == 0xF9
        at += 2
        let content = blocks()
        guard isControl else { continue }
        next.disposal = Int(content[0]) >> 2 & 7
        next.delay = Int(content[1]) | Int(content[2]) << 8
        clear = content[0] & 1 == 1 ? Int(content[3]) : nil
      } else {
        at += 1
        (next.x, next.y, next.width, next.height) = (half(), half(), half(), half())
        let count = 2 << (Int(bytes[at]) & 7)
        at += 1
        let colors = (0..<count).map { Array(bytes[(at + 3 * $0)..<(at + 3 * $0 + 3)]) }
        at += 3 * count
        let width = Int(bytes[at])
        at += 1
        next.pixels = Self.unpacked(blocks(), width).map { $0 == clear ? nil : colors[$0] }
        frames.append(next)
        (next, clear) = (Frame(), nil)
      }
    }
  }

  private mutating func half() -> Int {
    defer { at += 2 }
    return Int(bytes[at]) | Int(bytes[at + 1]) << 8
  }

  private mutating func blocks() -> [UInt8] {
    var content: [UInt8] = []
    while bytes[at] != 0 {
      content += bytes[(at + 1)...(at + Int(bytes[at]))]
      at += Int(bytes[at]) + 1
    }
    at += 1
    return content
  }

  /// LZW as of GIF89a, appendix F.
  private static func unpacked(_ stream: [UInt8], _ first: Int) -> [Int] {
    let start = 1 << first
    var (table, width, last) = ([[Int]](), first + 1, [Int]())
    var (result, bit) = ([Int](), 0)
    while bit + width <= stream.count * 8 {
      let code = (0..<width).reduce(0) { code, place in
        let at = bit + place
        return code | Int(stream[at / 8] >> UInt8(at % 8) & 1) << place
      }
      bit += width
      if code == start + 1 { break }
      if code == start {
        table = (0..<start).map { [$0] } + [[], []]
        (width, last) = (first + 1, [])
        continue
      }
      let word = code < table.count ? table[code] : last + [last[0]]
      if !last.isEmpty, table.count < 4096 { table.append(last + [word[0]]) }
      if table.count == 1 << width, width < 12 { width += 1 }
      result += word
      last = word
    }
    return result
  }
}
