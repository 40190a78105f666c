import CPixels
import Foundation
import TestSupport
import Testing

/// The blocks of sixteen against the same rules written down plainly, pixel by pixel.
@Suite struct JudgeTests {
  struct Size: Sendable, CustomTestStringConvertible {
    let width: Int
    let height: Int

    var testDescription: String { "\(width)×\(height)" }
  }

  static let sizes = [(1, 1), (2, 3), (15, 4), (16, 16), (17, 9), (18, 5), (33, 7), (50, 40)]
    .map { Size(width: $0.0, height: $0.1) }

  @Test(arguments: sizes, [0.0, 0.05, 0.3])
  func everyPixelIsJudgedAsIfAlone(size: Size, threshold: Double) {
    // Few colours, so that there are areas and edges between them.
    for colors in [2, 3, 5, 256] {
      let one = Plain(size, few: colors, seed: 1)
      let other = Plain(size, few: colors, seed: 2, keeping: one)
      var verdicts = [UInt8](repeating: 9, count: size.width * size.height)
      var sum = cpixels_judgement()
      var rule = cpixels_rule(
        channel_limit: 2,
        yiq_threshold: threshold,
        ignores_antialiasing: true
      )
      with(one.bytes, width: size.width, height: size.height) { one in
        with(other.bytes, width: size.width, height: size.height) { other in
          cpixels_judge(one, other, &rule, &verdicts, &sum)
        }
      }
      let truth = (0..<size.height).flatMap { y in
        (0..<size.width).map { one.verdict(other, $0, y, threshold) }
      }
      #expect(verdicts == truth)
      let counts = [sum.counts.1, sum.counts.2, sum.counts.3, sum.counts.4]
      #expect(counts == (1...4).map { kind in truth.count { $0 == UInt8(kind) } })
    }
  }
}

/// A picture and the rules of pixelmatch's versions 5 and 6, word by word.
private struct Plain {
  let size: JudgeTests.Size
  var bytes: [UInt8]

  /// Half of the pixels are those of `kept`.
  init(_ size: JudgeTests.Size, few colors: Int, seed: UInt64, keeping kept: Plain? = nil) {
    self.size = size
    var generator = SeededGenerator(seed: seed)
    let palette = noise(colors * 4, 7)
    bytes = []
    for place in 0..<(size.width * size.height) {
      let color = Int.random(in: 0..<colors, using: &generator)
      let alpha = palette[color * 4 + 3] | 128
      let new = (0..<3).map { min(palette[color * 4 + $0], alpha) } + [alpha]
      let stays = Bool.random(using: &generator)
      bytes += kept.map { stays ? Array($0.bytes[(place * 4)..<(place * 4 + 4)]) : new } ?? new
    }
  }

  private subscript(x: Int, y: Int) -> ArraySlice<UInt8> {
    let start = (y * size.width + x) * 4
    return bytes[start..<(start + 4)]
  }

  private func yiq(_ x: Int, _ y: Int) -> (Double, Double, Double) {
    let pixel = self[x, y].map(Double.init)
    let (b, g, r) = (
      pixel[0] + 255 - pixel[3], pixel[1] + 255 - pixel[3], pixel[2] + 255 - pixel[3]
    )
    return (
      0.29889531 * r + 0.58662247 * g + 0.11448223 * b,
      0.59597799 * r - 0.27417610 * g - 0.32180189 * b,
      0.21147017 * r - 0.52261711 * g + 0.31114694 * b
    )
  }

  func verdict(_ other: Plain, _ x: Int, _ y: Int, _ threshold: Double) -> UInt8 {
    guard self[x, y] != other[x, y] else { return 0 }
    let largest = zip(self[x, y], other[x, y]).map { abs(Int($0) - Int($1)) }.max() ?? 0
    let (a, b) = (yiq(x, y), other.yiq(x, y))
    let (dy, di, dq) = (a.0 - b.0, a.1 - b.1, a.2 - b.2)
    let delta = 0.5053 * dy * dy + 0.299 * di * di + 0.1957 * dq * dq
    if largest <= 2 || (threshold > 0 && delta <= 35215 * threshold * threshold) { return 1 }
    if isEdge(other, x, y) || other.isEdge(self, x, y) { return 2 }
    return dy > 0 ? 4 : 3
  }

  private func around(_ x: Int, _ y: Int) -> [(Int, Int)] {
    (max(x - 1, 0)...min(x + 1, size.width - 1)).flatMap { u in
      (max(y - 1, 0)...min(y + 1, size.height - 1)).map { v in (u, v) }
    }.filter { $0 != (x, y) }
  }

  private func isOnBorder(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == size.width - 1 || y == size.height - 1
  }

  private func hasSiblings(_ x: Int, _ y: Int) -> Bool {
    let same = around(x, y).count { self[$0.0, $0.1] == self[x, y] }
    return same + (isOnBorder(x, y) ? 1 : 0) > 2
  }

  private func isEdge(_ other: Plain, _ x: Int, _ y: Int) -> Bool {
    let steps = around(x, y).map { (place: $0, step: yiq(x, y).0 - yiq($0.0, $0.1).0) }
    let flat = steps.count { $0.step == 0 } + (isOnBorder(x, y) ? 1 : 0)
    guard flat <= 2, let low = steps.min(by: { $0.step < $1.step }),
      let high = steps.max(by: { $0.step < $1.step }), low.step < 0, high.step > 0
    else { return false }
    return [low, high].contains { found in
      hasSiblings(found.place.0, found.place.1) && other.hasSiblings(found.place.0, found.place.1)
    }
  }
}
