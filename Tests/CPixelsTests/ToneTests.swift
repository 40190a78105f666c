import CPixels
import Testing

/// Saturation and brightness of a whole picture, in whole numbers.
@Suite struct ToneTests {
  private static let luminance = [0.0722, 0.7152, 0.2126]

  /// Opaque and translucent pixels, each of which stands there twice now and then.
  private static func picture(_ count: Int) -> [UInt8] {
    var (state, bytes) = (UInt32(7), [UInt8]())
    while bytes.count < count * 4 {
      state = state &* 1_664_525 &+ 1_013_904_223
      let alpha = state >> 31 == 0 ? 255 : Int(state >> 8 & 255)
      let parts = [24, 16, 12].map { UInt8(Int(state >> UInt32($0) & 255) * alpha / 255) }
      for _ in 0...(state & 4) { bytes += parts + [UInt8(alpha)] }
    }
    return Array(bytes.prefix(count * 4))
  }

  /// One pixel, by the definition: factors of 2⁻¹⁶, rounded, and never above the alpha.
  private static func toned(_ p: ArraySlice<UInt8>, _ saturation: Double, _ brightness: Double)
    -> [UInt8]
  {
    let p = Array(p)
    return (0..<3).map { i in
      let sum = (0..<3).reduce(0) { sum, j in
        let own = i == j ? saturation : 0
        let factor = (luminance[j] * (1 - saturation) + own) * brightness
        return sum + Int((factor * 65_536 + 0.5).rounded(.down)) * Int(p[j])
      }
      return UInt8(min(max((sum + 32_768) >> 16, 0), Int(p[3])))
    } + [p[3]]
  }

  @Test(
    arguments: [(1.8, 1), (0, 0.5), (1, 1), (2.5, 1.3), (0.2, 0)] as [(Double, Double)]
  )
  func everyPixelIsTonedAlone(saturation: Double, brightness: Double) {
    expectTones(saturation, brightness)
  }

  @Test func factorsThatAreTooLargeForHalfTheBitsCountInFull() {
    expectTones(90, 100)
    expectTones(-60, 1)
  }

  private func expectTones(_ saturation: Double, _ brightness: Double) {
    for width in [1, 3, 4, 5, 41] {
      let before = Self.picture(width * 3)
      var after = before
      after.withUnsafeMutableBufferPointer {
        let target = cpixels_target(
          bytes: $0.baseAddress,
          width: Int32(width),
          height: 3,
          stride: width * 4
        )
        cpixels_tone(target, saturation, brightness, Self.luminance)
      }
      let wanted = stride(from: 0, to: before.count, by: 4).flatMap {
        Self.toned(before[$0..<($0 + 4)], saturation, brightness)
      }
      #expect(after == wanted)
    }
  }
}
