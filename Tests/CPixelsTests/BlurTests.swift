import CPixels
import Foundation
import Testing

@Suite struct BlurTests {
  static let deviations = [0.5, 1, 2.3, 5.9, 6, 7.7, 8.9, 9, 12, 20.5, 33]

  /// A picture with edges, corners, a line and a dot.
  static func picture(_ width: Int, _ height: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        let isInside = (30..<70).contains(x) && (25..<60).contains(y)
        let isLine = x == 85 || (x, y) == (10, 10)
        bytes[y * width + x] = isInside || isLine ? 255 : 0
      }
    }
    return bytes
  }

  /// The kernel itself, in doubles, far enough out; nothing lies beyond the border.
  static func expected(_ bytes: [UInt8], _ width: Int, _ height: Int, _ sigma: Double) -> [Double] {
    let reach = Int((sigma * 6).rounded(.up))
    let raw = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let kernel = raw.map { $0 / raw.reduce(0, +) }
    var down = [Double](repeating: 0, count: bytes.count), both = down
    for y in 0..<height {
      for k in -reach...reach where (0..<height).contains(y + k) {
        let weight = kernel[k + reach]
        for x in 0..<width { down[y * width + x] += weight * Double(bytes[(y + k) * width + x]) }
      }
    }
    for y in 0..<height {
      for k in -reach...reach {
        let weight = kernel[k + reach]
        for x in max(0, -k)..<max(0, -k, min(width, width - k)) {
          both[y * width + x] += weight * down[y * width + x + k]
        }
      }
    }
    return both
  }

  @Test(arguments: deviations)
  func coverageIsWithinTwoLevelsOfTheTrueKernel(sigma: Double) {
    let (width, height) = (101, 83)
    var bytes = Self.picture(width, height)
    let truth = Self.expected(bytes, width, height, sigma)
    blur(&bytes, width, height, channels: 1, sigma)
    let worst = zip(bytes, truth).map { abs(Double($0) - $1) }.max() ?? 255
    #expect(worst <= 2)
  }

  @Test(arguments: [1, 5.9, 6, 20.5])
  func colorIsCoverageFourTimes(sigma: Double) {
    let (width, height) = (101, 83)
    var one = noise(width * height)
    var four = one.flatMap { [$0, $0, $0, $0] }
    blur(&one, width, height, channels: 1, sigma)
    blur(&four, width, height, channels: 4, sigma)
    #expect(four == one.flatMap { [$0, $0, $0, $0] })
  }

  @Test(arguments: [0.7, 3, 8, 40])
  func aClampedEvenPictureStaysAsItIs(sigma: Double) {
    let even = [UInt8](repeating: 200, count: 37 * 29 * 4)
    var bytes = even
    blur(&bytes, 37, 29, channels: 4, sigma, CPIXELS_CLAMPED)
    #expect(bytes == even)
  }

  /// Strips that are even, or like the one before, are not computed anew.
  @Test(arguments: [1.5, 9])
  func aStripBecomesWhatItsColumnBecomesAlone(sigma: Double) {
    let height = 60
    let strips: [(Int) -> UInt8] = [
      { $0 < 20 ? 250 : 30 }, { _ in 90 }, { $0 < 20 ? 250 : 30 }, { _ in 0 }, { UInt8($0 * 4) },
    ]
    // Wide, so that the blur across leaves the middle of each strip alone.
    let width = 160
    var bytes = (0..<height).flatMap { y in
      strips.flatMap { [UInt8](repeating: $0(y), count: width) }
    }
    blur(&bytes, width * strips.count, height, channels: 1, sigma, CPIXELS_CLAMPED)
    for (index, strip) in strips.enumerated() {
      var column = (0..<height).map(strip)
      blur(&column, 1, height, channels: 1, sigma, CPIXELS_CLAMPED)
      let middle = (0..<height).map { bytes[($0 * strips.count + index) * width + width / 2] }
      #expect(middle == column)
    }
  }

  @Test(arguments: [(1, 1), (1, 50), (50, 1), (3, 17), (16, 16), (17, 33)])
  func smallPicturesOfAnySizeAreSafe(size: (Int, Int)) {
    var bytes = [UInt8](repeating: 255, count: size.0 * size.1 * 4)
    blur(&bytes, size.0, size.1, channels: 4, 4)
    #expect(bytes.allSatisfy { $0 < 255 })
  }

  private func blur(
    _ bytes: inout [UInt8],
    _ width: Int,
    _ height: Int,
    channels: Int,
    _ sigma: Double,
    _ edge: cpixels_edge = CPIXELS_TRANSPARENT
  ) {
    bytes.withUnsafeMutableBufferPointer {
      let target = cpixels_target(
        bytes: $0.baseAddress,
        width: Int32(width),
        height: Int32(height),
        stride: width * channels
      )
      #expect(cpixels_blur(target, Int32(channels), sigma, edge))
    }
  }
}
