internal import Bitmap
internal import CPixels

/// A verdict for every pixel of two pictures of one size.
struct Verdicts {
  enum Verdict: UInt8 {
    case same, tolerated, antialiased, lighter, darker

    var isDifferent: Bool { rawValue >= Self.lighter.rawValue }
  }

  let width: Int
  let height: Int
  /// One `Verdict.rawValue` a pixel, row by row.
  private(set) var pixels: [UInt8]
  private(set) var summary: Comparison

  subscript(x: Int, y: Int) -> Verdict { Verdict(rawValue: pixels[y * width + x]) ?? .same }
}

extension Verdicts {
  /// The limits of the pixel kernel; a pixel within any of them does not differ.
  struct Rule {
    var channelLimit = 0
    /// 0 disables the colour metric.
    var yiqThreshold = 0.0
    var ignoresAntialiasing = false
  }

  init(of one: Bitmap, and other: Bitmap, rule: Rule = Rule()) {
    precondition(
      one.width == other.width && one.height == other.height,
      "pictures of two sizes have no common pixels; compare their sizes first"
    )
    var found = cpixels_judgement()
    var limits = cpixels_rule(
      channel_limit: Int32(rule.channelLimit),
      yiq_threshold: rule.yiqThreshold,
      ignores_antialiasing: rule.ignoresAntialiasing
    )
    width = one.width
    height = one.height
    pixels = [UInt8](unsafeUninitializedCapacity: one.width * one.height) { verdicts, count in
      one.withSource { a in
        other.withSource { b in
          cpixels_judge(a, b, &limits, verdicts.baseAddress, &found)
        }
      }
      count = one.width * one.height
    }
    summary = Comparison(found, pixels: one.width * one.height)
  }

  /// Lets `isTolerated` re-examine each pixel that differs.
  mutating func forgive(where isTolerated: (_ x: Int, _ y: Int) -> Bool) {
    guard let box = summary.bounds else { return }
    for y in box.y..<(box.y + box.height) {
      for x in box.x..<(box.x + box.width) where self[x, y].isDifferent && isTolerated(x, y) {
        pixels[y * width + x] = Verdict.tolerated.rawValue
        summary.differingPixels -= 1
        summary.toleratedPixels += 1
      }
    }
    summary.fraction = Double(summary.differingPixels) / Double(width * height)
    summary.bounds = box.shrunk { self[$0, $1].isDifferent }
  }
}

extension Bitmap {
  func withSource<Result>(_ body: (cpixels_source) -> Result) -> Result {
    withUnsafeBytes { bytes in
      body(
        cpixels_source(
          bytes: bytes.bindMemory(to: UInt8.self).baseAddress,
          width: Int32(width),
          height: Int32(height),
          stride: bytesPerRow
        )
      )
    }
  }
}

extension PixelRect {
  /// The smallest rectangle around the pixels that count, or nil if there are none.
  func shrunk(to counts: (_ x: Int, _ y: Int) -> Bool) -> PixelRect? {
    let columns = x..<(x + width)
    let rows = (y..<(y + height)).filter { row in columns.contains { counts($0, row) } }
    guard let top = rows.first, let bottom = rows.last else { return nil }
    let used = columns.filter { column in rows.contains { counts(column, $0) } }
    guard let left = used.first, let right = used.last else { return nil }
    return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}

extension Comparison {
  init(_ found: cpixels_judgement, pixels: Int) {
    let counts = found.counts
    self.init(
      differingPixels: counts.3 + counts.4,
      toleratedPixels: counts.1,
      antialiasedPixels: counts.2,
      maxChannelDelta: Int(found.max_delta),
      fraction: Double(counts.3 + counts.4) / Double(pixels),
      bounds: found.right < found.left
        ? nil
        : PixelRect(
          x: Int(found.left),
          y: Int(found.top),
          width: Int(found.right - found.left) + 1,
          height: Int(found.bottom - found.top) + 1
        )
    )
  }
}
