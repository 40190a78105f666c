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

  @Test func namesAreTheirOwn() {
    #expect(Set(Self.table.map(\.0.name)).count == Self.table.count)
    #expect(Self.table.allSatisfy { $0.0.name.hasSuffix("Color") })
  }
}
