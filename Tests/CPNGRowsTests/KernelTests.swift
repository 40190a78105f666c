import CPNGRows
import Testing

/// Each kernel against its definition in plain words, at widths around those of its lanes.
@Suite struct KernelTests {
  /// Pixels of few values, so that neighbours are often equal or near.
  private static func pixels(_ count: Int, seed: UInt64, levels: UInt8 = 4) -> [UInt8] {
    noise(4 * count, seed: seed).map { $0 % levels }
  }

  private static func pixel(_ bytes: [UInt8], _ index: Int) -> ArraySlice<UInt8> {
    bytes[(4 * index)..<(4 * index + 4)]
  }

  @Test(arguments: 1...23)
  func noveltyCountsPixelsUnlikeBothNeighbours(count: Int) {
    for seed in 1...20 as ClosedRange<UInt64> {
      let here = Self.pixels(count, seed: seed, levels: 2)
      let above = Self.pixels(count, seed: seed + 100, levels: 2)
      let novel: [Int] = (1..<count).filter {
        Self.pixel(here, $0) != Self.pixel(here, $0 - 1)
          && Self.pixel(here, $0) != Self.pixel(above, $0)
      }
      #expect(pngrows_novelty(here, above, count) == novel.count)
    }
  }

  @Test(arguments: 1...23)
  func gradientCountsPixelsNearTheirLeftNeighbourButUnlikeIt(count: Int) {
    for seed in 1...40 as ClosedRange<UInt64> {
      // 255, 0, 1 and 2: black is far from white, though their bytes are neighbours.
      let here = Self.pixels(count, seed: seed, levels: seed % 2 == 0 ? 3 : 4).map { $0 &- 1 }
      let near: [Int] = (1..<count).filter { index in
        let steps: [Int] = zip(Self.pixel(here, index), Self.pixel(here, index - 1)).map {
          one,
          other in abs(Int(one) - Int(other))
        }
        return steps.allSatisfy { $0 <= 2 } && steps.contains { $0 > 0 }
      }
      #expect(pngrows_gradient(here, count) == near.count)
    }
  }

  @Test func equalBytesAreFoundWithVectorsAndWithout() {
    for seed in 1...200 as ClosedRange<UInt64> {
      let one = noise(64, seed: seed)
      // From nearly all bytes alike to few, and bytes that differ in one bit or in two.
      let changes = noise(64, seed: seed + 500)
      let other = zip(one, changes).map { $1 % 201 < seed ? $0 ^ ($1 & 0x81) : $0 }
      let truth: UInt64 = (0..<64).reduce(0) { $0 | (one[$1] == other[$1] ? 1 << UInt64($1) : 0) }
      #expect(pngrows_equal(one, other) == truth)
      #expect(pngrows_equal_anywhere(one, other) == truth)
    }
  }

  @Test(arguments: 0...4, [3, 4])
  func filtersAreThoseOfThePNGSpecification(filter: Int32, step: Int) {
    for seed in 1...10 as ClosedRange<UInt64> {
      let row = noise(11 * step, seed: seed), above = noise(11 * step, seed: seed + 50)
      var result = [UInt8](repeating: 0, count: row.count)
      let size = pngrows_filter(filter, &result, row, above, row.count, step)
      let truth: [UInt8] = row.indices.map { index in
        let left = index < step ? 0 : Int(row[index - step]), up = Int(above[index])
        let corner = index < step ? 0 : Int(above[index - step])
        return row[index] &- UInt8(Self.guess(filter, left, up, corner))
      }
      #expect(result == truth)
      #expect(size == truth.map { UInt64(Int8(bitPattern: $0).magnitude) }.reduce(0, +))
    }
  }

  /// The PNG specification, 9.2.
  private static func guess(_ filter: Int32, _ left: Int, _ up: Int, _ corner: Int) -> Int {
    switch filter {
    case 1: return left
    case 2: return up
    case 3: return (left + up) / 2
    case 4:
      let estimate = left + up - corner
      let nearest = [left, up, corner].map { abs(estimate - $0) }.min()
      return [left, up, corner].first { abs(estimate - $0) == nearest } ?? 0
    default: return 0
    }
  }

  @Test(arguments: 1...20)
  func opaquePixelsArePackedAsTheyAre(count: Int) {
    let pixels = noise(4 * count, seed: UInt64(count))
    // The vector path spills four bytes, never past the last pixel.
    var packed = [UInt8](repeating: 99, count: 3 * count + 1)
    let alpha = pngrows_pack_rgb(&packed, pixels, count)
    var truth: [UInt8] = []
    for index in 0..<count {
      truth += [pixels[4 * index + 2], pixels[4 * index + 1], pixels[4 * index]]
    }
    #expect(packed == truth + [99])
    let alphas: [UInt8] = (0..<count).map { pixels[4 * $0 + 3] }
    #expect(alpha == alphas.reduce(255, &) && alpha == pngrows_alpha(pixels, count))
  }

  @Test func aTransparentPixelIsFoundWhereverItStands() {
    for count in 1...20 {
      for place in 0..<count {
        var pixels = [UInt8](repeating: 255, count: 4 * count), packed = pixels
        pixels[4 * place + 3] = 254
        #expect(pngrows_pack_rgb(&packed, pixels, count) == 254)
        #expect(pngrows_alpha(pixels, count) == 254)
      }
    }
  }

  @Test func straightColorsAreTheNearestOnes() {
    for alpha in 0...255 {
      for level in 0...alpha {
        let pixel: [UInt8] = [UInt8(level), UInt8(level / 2), 0, UInt8(alpha)]
        var straight = [UInt8](repeating: 7, count: 4)
        pngrows_pack_rgba(&straight, pixel, 1)
        let truth: [UInt8] = [0, level / 2, level].map { Self.straight($0, alpha) }
        #expect(straight == truth + [UInt8(alpha)])
        var back = [UInt8](repeating: 7, count: 4)
        pngrows_unpack_rgba(&back, straight, 1)
        #expect(back == pixel)
      }
    }
  }

  @Test func noColorIsMoreThanItsAlpha() {
    var pixels: [UInt8] = [9, 200, 100, 100, 1, 2, 3, 0, 255, 254, 0, 255]
    pngrows_limit_to_alpha(&pixels, 3)
    #expect(pixels == [9, 100, 100, 100, 0, 0, 0, 0, 255, 254, 0, 255])
  }

  private static func straight(_ level: Int, _ alpha: Int) -> UInt8 {
    guard alpha > 0 else { return 0 }
    return UInt8((Double(level) * 255 / Double(alpha)).rounded())
  }

  @Test func blendingAddsWhatShowsThrough() {
    for alpha in 0...255 {
      for below in stride(from: 0, through: 255, by: 5) {
        let over: [UInt8] = [UInt8(alpha), UInt8(alpha / 2), 0, UInt8(alpha)]
        var pixel = [UInt8](repeating: UInt8(below), count: 4)
        pngrows_blend_over(&pixel, over, 1)
        let shows = Int((Double(below) * Double(255 - alpha) / 255).rounded())
        let truth: [UInt8] = over.map { UInt8(min(255, Int($0) + shows)) }
        #expect(pixel == truth)
      }
    }
  }

  @Test func differencesAreFoundFromEitherEnd() {
    let one = noise(4 * 12, seed: 1)
    var (first, end) = (0, 0)
    #expect(pngrows_difference(one, one, 12, &first, &end) == 0)
    for left in 0..<12 {
      for right in left..<12 {
        var other = one
        other[4 * left + 3] ^= 1
        if right > left { other[4 * right] ^= 1 }
        #expect(pngrows_difference(one, other, 12, &first, &end) == 1)
        #expect(first == left && end == right + 1)
      }
    }
  }

  @Test(arguments: [1, 2, 4, 8])
  func indicesNameTheColorsInTheOrderTheyCame(depth: Int32) {
    var palette = pngrows_palette()
    pngrows_palette_clear(&palette)
    let colors: [UInt32] = (0..<(1 << Int(depth))).map { UInt32($0) &* 0x0404_0101 &+ 0xFF00_0000 }
    var random = Generator(state: 8)
    var order: [Int] = colors.indices.flatMap { [$0, $0] }
    for _ in 0..<77 { order.append(Int.random(in: colors.indices, using: &random)) }
    var row: [UInt8] = []
    for index in order {
      let bytes = withUnsafeBytes(of: colors[index].littleEndian) { Array($0) }
      row += bytes
    }
    #expect(pngrows_palette_add(&palette, row, order.count) == 1)
    #expect(palette.count == colors.count)
    withUnsafeBytes(of: &palette.colors) {
      #expect(Array($0.bindMemory(to: UInt32.self).prefix(colors.count)) == colors)
    }
    var packed = [UInt8](repeating: 0xEE, count: (order.count * Int(depth) + 7) / 8 + 1)
    pngrows_pack_indices(&packed, row, order.count, &palette, depth)
    #expect(packed.last == 0xEE)
    let unpacked = order.indices.map { index -> Int in
      let bit = index * Int(depth)
      let shift = 8 - Int(depth) - bit % 8
      return Int(packed[bit / 8]) >> shift & ((1 << Int(depth)) - 1)
    }
    #expect(unpacked == order)
  }

  @Test func aPaletteTakes256ColorsAndNoMore() {
    var palette = pngrows_palette()
    pngrows_palette_clear(&palette)
    // Colours that fall into few places, so that probes go on.
    var row: [UInt8] = []
    for index in 0..<257 as Range<UInt32> {
      row += withUnsafeBytes(of: (index &* 0x0100_0001).littleEndian) { Array($0) }
    }
    #expect(pngrows_palette_add(&palette, row, 256) == 1)
    #expect(pngrows_palette_add(&palette, row, 256) == 1 && palette.count == 256)
    #expect(pngrows_palette_add(&palette, row, 257) == 0)
    pngrows_palette_clear(&palette)
    #expect(palette.count == 0)
    #expect(pngrows_palette_add(&palette, Array(row.suffix(4 * 3)), 3) == 1 && palette.count == 3)
  }
}
