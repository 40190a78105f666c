import CPixels
import TestSupport
import Testing

func noise(_ count: Int, _ seed: UInt64 = 1) -> [UInt8] {
  var generator = SeededGenerator(seed: seed)
  return generator.bytes(count)
}

/// Lends the bytes as a picture; an array alone may be released while its picture is read.
func with<Result>(
  _ bytes: [UInt8],
  width: Int,
  height: Int,
  _ body: (cpixels_source) -> Result
) -> Result {
  bytes.withUnsafeBufferPointer {
    let (base, rowBytes) = ($0.baseAddress, width * 4)
    return body(
      cpixels_source(bytes: base, width: Int32(width), height: Int32(height), stride: rowBytes)
    )
  }
}

@Suite struct KernelTests {
  @Test(arguments: [0, 1, 255, 256, 20000, 32767, 32768, 65534, 65535] as [UInt16])
  func mixingIsExact(weight: UInt16) {
    let (first, second) = (noise(1003, 1), noise(1003, 2))
    var mixed = [UInt8](repeating: 7, count: first.count)
    cpixels_mix(&mixed, first, second, first.count, weight)
    let w = Double(weight) / 65535
    let truth = zip(first, second).map { a, b in
      UInt8((Double(a) * (1 - w) + Double(b) * w).rounded())
    }
    #expect(mixed == truth)
  }

  @Test func mixingByAlphaEndsInEitherPicture() {
    let (first, second) = (noise(64, 1), noise(64, 2))
    var mixed = first
    let none = [UInt8](repeating: 0, count: 64), all = [UInt8](repeating: 255, count: 64)
    cpixels_mix_by(&mixed, first, second, none, 16)
    #expect(mixed == first)
    cpixels_mix_by(&mixed, first, second, all, 16)
    #expect(mixed == second)
  }

  @Test(arguments: [1, 2, 15, 16, 17, 40])
  func rowsKnowWhatIsTransparentAndOpaque(width: Int) {
    var bytes = [UInt8](repeating: 0, count: width * 4 * 4)
    func set(_ x: Int, _ y: Int, _ alpha: UInt8) { bytes[(y * width + x) * 4 + 3] = alpha }
    for x in 0..<width { set(x, 1, 255) }
    set(width / 2, 2, 255)
    for x in 0..<width { set(x, 3, 255) }
    set(width - 1, 3, 254)
    var rows = [cpixels_row](repeating: cpixels_row(), count: 4)
    with(bytes, width: width, height: 4) { cpixels_rows($0, &rows) }
    #expect(rows.map(\.first) == [0, 0, Int32(width / 2), 0])
    #expect(rows.map(\.last) == [-1, Int32(width - 1), Int32(width / 2), Int32(width - 1)])
    #expect(rows.map(\.opaque) == [true, true, true, false])
  }

  @Test func differencesAreCountedAndBoxed() {
    let first = noise(40 * 9 * 4)
    var second = first
    second[(3 * 40 + 5) * 4 + 1] ^= 4
    second[(7 * 40 + 38) * 4 + 2] ^= 1
    func compared(_ tolerance: Int32) -> cpixels_difference {
      with(first, width: 40, height: 9) { first in
        with(second, width: 40, height: 9) { cpixels_compare(first, $0, tolerance) }
      }
    }
    let all = compared(0)
    #expect(all.count == 2 && all.largest == 4)
    #expect([all.left, all.top, all.right, all.bottom] == [5, 3, 39, 8])
    let coarse = compared(1)
    #expect(coarse.count == 1 && coarse.largest == 4)
    #expect([coarse.left, coarse.top, coarse.right, coarse.bottom] == [5, 3, 6, 4])
  }

  @Test func aPictureThroughTheIdentityIsItself() {
    let picture = noise(13 * 7 * 4)
    var view = cpixels_view()
    view.map = (1, 0, 0, 0, 1, 0, 0, 0, 1)
    (view.antialiased, view.opacity) = (true, 255)
    var seen = [UInt8](repeating: 0, count: picture.count)
    seen.withUnsafeMutableBufferPointer {
      let target = cpixels_target(bytes: $0.baseAddress, width: 13, height: 7, stride: 13 * 4)
      with(picture, width: 13, height: 7) { cpixels_warp(target, $0, &view) }
    }
    #expect(seen == picture)
  }

  @Test func halvingTakesTheMeanOfFour() {
    let picture = (0..<9).flatMap { n -> [UInt8] in [UInt8(n * 10), 0, 0, 255] }
    var half = [UInt8](repeating: 1, count: 2 * 2 * 4)
    half.withUnsafeMutableBufferPointer {
      let target = cpixels_target(bytes: $0.baseAddress, width: 2, height: 2, stride: 8)
      with(picture, width: 3, height: 3) { cpixels_halve(target, $0) }
    }
    #expect(half == [20, 0, 0, 255, 35, 0, 0, 255, 65, 0, 0, 255, 80, 0, 0, 255])
  }

  @Test func multiplyingKeepsAlpha() {
    var pixels: [UInt8] = [100, 100, 100, 255, 40, 60, 80, 80]
    pixels.withUnsafeMutableBufferPointer {
      let target = cpixels_target(bytes: $0.baseAddress, width: 2, height: 1, stride: 8)
      cpixels_multiply(target, [0, 0.5, 1])
    }
    #expect(pixels == [0, 50, 100, 255, 0, 30, 80, 80])
  }

  @Test(arguments: [1, 15, 16, 17, 50]) func keepingIsExactForEveryShare(width: Int) {
    // Long runs of all and of nothing, which are not looked at one by one, and everything between.
    let height = 40
    let coverage = (0..<(width * height)).map { index in
      switch index / 16 % 4 {
      case 0: UInt8(255)
      case 1: UInt8(0)
      default: UInt8(index * 37 % 256)
      }
    }
    let before = (0..<(width * height * 4)).map { UInt8($0 * 91 % 256) }
    var after = before
    after.withUnsafeMutableBufferPointer { pixels in
      coverage.withUnsafeBufferPointer { coverage in
        let (columns, rows) = (Int32(width), Int32(height))
        cpixels_keep(
          cpixels_target(
            bytes: pixels.baseAddress,
            width: columns,
            height: rows,
            stride: width * 4
          ),
          cpixels_source(bytes: coverage.baseAddress, width: columns, height: rows, stride: width)
        )
      }
    }
    let wanted = before.indices.map { index in
      UInt8((Double(before[index]) * Double(coverage[index / 4]) / 255).rounded())
    }
    #expect(after == wanted)
  }

  @Test func dividingByCoverageGivesTheColorBack() {
    var pixels: [UInt8] = [50, 25, 0, 128, 9, 9, 9, 9, 30, 20, 10, 40]
    let coverage: [UInt8] = [128, 0, 255]
    pixels.withUnsafeMutableBufferPointer { pixels in
      coverage.withUnsafeBufferPointer { coverage in
        let target = cpixels_target(bytes: pixels.baseAddress, width: 3, height: 1, stride: 12)
        cpixels_divide(
          target,
          cpixels_source(bytes: coverage.baseAddress, width: 3, height: 1, stride: 3)
        )
      }
    }
    #expect(pixels == [100, 50, 0, 255, 9, 9, 9, 9, 30, 20, 10, 40])
  }

  @Test func toningKeepsGreyAndDarkens() {
    var pixels: [UInt8] = [100, 100, 100, 255, 0, 0, 200, 255]
    pixels.withUnsafeMutableBufferPointer {
      let target = cpixels_target(bytes: $0.baseAddress, width: 2, height: 1, stride: 8)
      cpixels_tone(target, 0, 0.5, [0.0722, 0.7152, 0.2126])
    }
    #expect(pixels == [50, 50, 50, 255, 21, 21, 21, 255])
  }
}
