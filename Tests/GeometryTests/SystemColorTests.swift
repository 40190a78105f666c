import Geometry
import Testing

/// The published colours as designers write them, in the light, in the dark and above a sheet.
@Suite struct SystemColorTests {
  static let table: [(SystemColor, [String])] = [
    (.systemRed, ["FF3B30", "FF453A"]),
    (.systemOrange, ["FF9500", "FF9F0A"]),
    (.systemYellow, ["FFCC00", "FFD60A"]),
    (.systemGreen, ["34C759", "30D158"]),
    (.systemMint, ["00C7BE", "63E6E2"]),
    (.systemTeal, ["30B0C7", "40C8E0"]),
    (.systemCyan, ["32ADE6", "64D2FF"]),
    (.systemBlue, ["007AFF", "0A84FF"]),
    (.systemIndigo, ["5856D6", "5E5CE6"]),
    (.systemPurple, ["AF52DE", "BF5AF2"]),
    (.systemPink, ["FF2D55", "FF375F"]),
    (.systemBrown, ["A2845E", "AC8E68"]),
    (.systemGray, ["8E8E93", "8E8E93"]),
    (.systemGray2, ["AEAEB2", "636366"]),
    (.systemGray3, ["C7C7CC", "48484A"]),
    (.systemGray4, ["D1D1D6", "3A3A3C"]),
    (.systemGray5, ["E5E5EA", "2C2C2E"]),
    (.systemGray6, ["F2F2F7", "1C1C1E"]),
    (.secondaryLabel, ["3C3C43 0.6", "EBEBF5 0.6"]),
    (.tertiaryLabel, ["3C3C43 0.3", "EBEBF5 0.3"]),
    (.quaternaryLabel, ["3C3C43 0.18", "EBEBF5 0.16"]),
    (.placeholderText, ["3C3C43 0.3", "EBEBF5 0.3"]),
    (.link, ["007AFF", "0984FF"]),
    (.separator, ["3C3C43 0.29", "545458 0.6"]),
    (.opaqueSeparator, ["C6C6C8", "38383A"]),
    (.systemFill, ["787880 0.2", "787880 0.36"]),
    (.secondarySystemFill, ["787880 0.16", "787880 0.32"]),
    (.tertiarySystemFill, ["767680 0.12", "767680 0.24"]),
    (.quaternarySystemFill, ["747480 0.08", "767680 0.18"]),
    (.secondarySystemBackground, ["F2F2F7", "1C1C1E", "2C2C2E"]),
    (.tertiarySystemGroupedBackground, ["F2F2F7", "2C2C2E", "3A3A3C"]),
  ]

  private static func text(_ color: Color) -> String {
    let bytes = color.bytes
    let digits = [bytes.x, bytes.y, bytes.z].map { byte in
      let text = String(byte, radix: 16, uppercase: true)
      return byte < 16 ? "0" + text : text
    }
    return digits.joined() + (color.alpha == 1 ? "" : " \(color.alpha)")
  }

  @Test(arguments: table)
  func colorsAreThePublishedOnes(color: SystemColor, looks: [String]) {
    #expect(Self.text(color.color(dark: false)) == looks[0])
    #expect(Self.text(color.color(dark: true)) == looks[1])
    #expect(Self.text(color.color(dark: true, elevated: true)) == looks[looks.count - 1])
    #expect(Self.text(color.color(dark: false, elevated: true)) == looks[0])
  }

  /// The variants for increased contrast, light and dark.
  private static let contrasting: [(SystemColor, String, String)] = [
    (.systemRed, "D70015", "FF6961"), (.systemOrange, "C93400", "FFB340"),
    (.systemYellow, "B25000", "FFD426"), (.systemGreen, "248A3D", "30DB5B"),
    (.systemMint, "0C817B", "66D4CF"), (.systemTeal, "008299", "5DE6FF"),
    (.systemCyan, "0071A4", "70D7FF"), (.systemBlue, "0040DD", "409CFF"),
    (.systemIndigo, "3634A3", "7D7AFF"), (.systemPurple, "8944AB", "DA8FFF"),
    (.systemPink, "D30F45", "FF6482"), (.systemBrown, "7F6545", "B59469"),
    (.systemGray, "6C6C70", "AEAEB2"), (.systemGray2, "8E8E93", "7C7C80"),
    (.systemGray3, "AEAEB2", "545456"), (.systemGray4, "BCBCC0", "444446"),
    (.systemGray5, "D8D8DC", "363638"), (.systemGray6, "EBEBF0", "242426"),
  ]

  @Test(arguments: contrasting)
  func contrastHasColorsOfItsOwn(color: SystemColor, light: String, dark: String) {
    #expect(Self.text(color.color(dark: false, contrast: true)) == light)
    #expect(Self.text(color.color(dark: true, contrast: true)) == dark)
    #expect(Self.text(color.color(dark: true, elevated: true, contrast: true)) == dark)
  }

  /// What has no such variant keeps its colour.
  @Test func otherColorsKeepTheirContrast() {
    let ground = SystemColor.systemBackground
    for (dark, elevated) in [(false, false), (true, false), (true, true)] {
      let plain = ground.color(dark: dark, elevated: elevated)
      #expect(ground.color(dark: dark, elevated: elevated, contrast: true) == plain)
    }
  }

  @Test func namesAreTheirOwn() {
    #expect(Set(Self.table.map(\.0.name)).count == Self.table.count)
    #expect(Self.table.allSatisfy { $0.0.name.hasSuffix("Color") })
  }
}
