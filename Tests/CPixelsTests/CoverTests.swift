import CPixels
import TestSupport
import Testing

/// What outlines cover, against areas worked out by hand.
@Suite struct CoverTests {
  typealias Outline = [(x: Int, y: Int)]

  private static func cover(_ outlines: [Outline], width: Int = 20, height: Int = 20) -> [UInt8] {
    var coverage = [UInt8](repeating: 7, count: width * height)
    let points = outlines.joined().map { cpixels_point(x: Int32($0.x), y: Int32($0.y)) }
    var ends: [Int32] = []
    for outline in outlines { ends.append((ends.last ?? 0) + Int32(outline.count)) }
    let isDone = coverage.withUnsafeMutableBufferPointer { bytes in
      let target = cpixels_target(
        bytes: bytes.baseAddress,
        width: Int32(width),
        height: Int32(height),
        stride: width
      )
      return cpixels_cover(target, points, ends, Int32(ends.count))
    }
    return isDone ? coverage : []
  }

  private static func box(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> Outline {
    [(left, top), (right, top), (right, bottom), (left, bottom)]
  }

  @Test(arguments: [
    (300, 128, 1000, 640), (0, 0, 512, 5120), (256, 256, 5120, 512), (-900, -50, 9000, 77),
  ])
  func aBoxCoversItsShareOfEveryPixel(left: Int, top: Int, right: Int, bottom: Int) {
    func share(_ pixel: Int, _ from: Int, _ to: Int) -> Double {
      Double(max(0, min(to, pixel * 256 + 256) - max(from, pixel * 256))) / 256
    }
    let wanted = (0..<400).map { place in
      let area = share(place % 20, left, right) * share(place / 20, top, bottom)
      return UInt8((area * 255).rounded())
    }
    let box = Self.box(left, top, right, bottom)
    #expect(Self.cover([box]) == wanted)
    #expect(Self.cover([box.reversed()]) == wanted)
  }

  @Test func triangleAreasAddUp() {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<200 {
      let corners = (0..<3).map { _ in
        (x: Int.random(in: 0...5120, using: &random), y: Int.random(in: 0...5120, using: &random))
      }
      let (a, b, c) = (corners[0], corners[1], corners[2])
      let twice = abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x))
      let coverage = Self.cover([corners])
      let sum = coverage.reduce(0) { $0 + Double($1) } / 255
      let soft = coverage.count { $0 > 0 && $0 < 255 }
      #expect(abs(sum - Double(twice) / 2 / 65536) <= Double(soft) * 0.75 / 255 + 0.01)
    }
  }

  @Test func overlapsCountOnceAndCountersAreHoles() {
    let (one, other) = (Self.box(512, 512, 2048, 2048), Self.box(1024, 1024, 4096, 1536))
    let union = zip(Self.cover([one]), Self.cover([other])).map { max($0, $1) }
    #expect(Self.cover([one, other]) == union)
    let inner = Self.box(1024, 1024, 1536, 1536)
    let ring = zip(Self.cover([one]), Self.cover([inner])).map { $0 - $1 }
    #expect(Self.cover([one, inner.reversed()]) == ring)
  }

  /// What lies beyond the borders changes nothing within them.
  @Test func aPartIsWhatTheWholeShowsThere() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<100 {
      let corners = (0..<5).map { _ in
        (x: Int.random(in: 0...5120, using: &random), y: Int.random(in: 0...5120, using: &random))
      }
      let whole = Self.cover([corners])
      let moved = corners.map { (x: $0.x - 6 * 256, y: $0.y - 5 * 256) }
      let part = Self.cover([moved], width: 8, height: 9)
      for (place, level) in part.enumerated() {
        let same = whole[(place / 8 + 5) * 20 + place % 8 + 6]
        #expect(abs(Int(level) - Int(same)) <= 2)
      }
    }
  }
}
