import Foundation
import Geometry
import TestSupport
import Testing

@Suite struct ColorTests {
  @Test(
    arguments: [
      (0.0, 1.0, 1.0, Color(red: 1, green: 0, blue: 0)),
      (1.0 / 3, 1, 1, Color(red: 0, green: 1, blue: 0)),
      (2.0 / 3, 1, 0.5, Color(red: 0, green: 0, blue: 0.5)),
      (0.5, 0.5, 1, Color(red: 0.5, green: 1, blue: 1)),
      (0.7, 0, 0.25, Color(white: 0.25)), (1, 1, 1, Color(red: 1, green: 0, blue: 0)),
    ] as [(Double, Double, Double, Color)]
  )
  func huesAreTheirColors(hue: Double, saturation: Double, brightness: Double, expected: Color) {
    let color = Color(HSB(hue: hue, saturation: saturation, brightness: brightness))
    #expect(distance(color.row, expected.row) < 1e-12)
  }

  @Test func huesComeBack() {
    var generator = SeededGenerator(seed: 15)
    for _ in 0..<300 {
      let n = (0..<3).map { _ in Double.random(in: 0.01...0.99, using: &generator) }
      let back = HSB(Color(HSB(hue: n[0], saturation: n[1], brightness: n[2])))
      #expect(abs(back.hue - n[0]) + abs(back.saturation - n[1]) < 1e-12)
      #expect(abs(back.brightness - n[2]) < 1e-15)
    }
  }

  /// The P3 red of CSS Color 4's sample pages.
  @Test func displayP3RedLiesOutsideSRGB() {
    let red = Color([1, 0, 0], alpha: 1, in: .displayP3)
    #expect(distance(red.row, [1.0931, -0.2267, -0.1501, 1]) < 1e-4)
  }

  @Test(arguments: [
    ColorSpace.extendedSRGB, .extendedLinearSRGB, .extendedDisplayP3, .extendedLinearDisplayP3,
  ])
  func everySpaceComesBack(space: ColorSpace) {
    let color = Color(red: 0.9, green: -0.1, blue: 1.2, alpha: 0.5)
    let again = Color(color.components(in: space), alpha: 0.5, in: space)
    #expect(distance(again.row, color.row) < 1e-12)
  }

  @Test func whiteIsWhiteInEverySpace() {
    let spaces: [ColorSpace] = [
      .sRGB, .linearSRGB, .displayP3, .linearDisplayP3, .gray, .linearGray,
    ]
    for space in spaces {
      let numbers = Color.white.components(in: space)
      #expect(numbers.allSatisfy { abs($0 - 1) < 1e-12 }, "\(space)")
    }
  }

  @Test func bytesRoundHalvesUpAndClip() {
    #expect(Color(red: 0.5, green: -1, blue: 2, alpha: 1).bytes == SIMD4(128, 0, 255, 255))
    #expect(Color(red: .nan, green: .infinity, blue: 0).bytes == SIMD4(0, 255, 0, 255))
  }

  @Test func cgColorsKeepTheirOwnNumbers() throws {
    let gray = CGColor(gray: 0.25, alpha: 0.5)
    #expect(gray.components == [0.25, 0.5])
    #expect(gray.colorSpace?.model == .monochrome)
    #expect(gray.value == Color(white: 0.25, alpha: 0.5))
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let wide = try #require(CGColor(colorSpace: space, components: [0, 1, 0, 1]))
    #expect(wide.numberOfComponents == 4)
    #expect(wide.value.red < 0)
    let clipped = wide.converted(
      to: CGColorSpaceCreateDeviceRGB(),
      intent: .defaultIntent,
      options: nil
    )
    #expect(clipped?.components == [0, 1, 0, 1])
    #expect(wide.copy(alpha: 0.5)?.alpha == 0.5)
    #expect(CGColorSpace(name: "no such space") == nil)
  }

  @Test func elevatedBackgroundsAreOneStepLighter() {
    let ground = SystemColor.systemBackground
    #expect(ground.color(dark: false) == .white)
    #expect(ground.color(dark: true) == .black)
    #expect(ground.color(dark: true, elevated: true) == Color(bytes: 28, 28, 30))
    #expect(SystemColor.systemBlue.color(dark: true, elevated: true) == Color(bytes: 10, 132, 255))
  }
}
