import Foundation
import HeadlessUIKit
import Testing

@testable import ScreenFile

@MainActor @Suite struct ColorNamesTests {
  @Test(arguments: [
    ("#ff8000", [255, 128, 0, 255]), ("#FF800040", [255, 128, 0, 64]),
    ("#01020304", [1, 2, 3, 4]), ("#000000", [0, 0, 0, 255]),
  ])
  func digitsAreChannels(text: String, channels: [Int]) throws {
    let color = try #require(ColorNames.hexadecimal(text))
    var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    let bytes = [red, green, blue, alpha].map { (channel: CGFloat) in
      Int((channel * 255).rounded())
    }
    #expect(bytes == channels)
  }

  @Test(arguments: [
    "", "#", "#12345", "#1234567", "#123456789", "ff8000", "#ff800g", "#+12345", "#-12345",
    "# 12345",
    "#１２３",
  ])
  func nothingElseIsAColor(text: String) { #expect(ColorNames.hexadecimal(text) == nil) }

  @Test func namesAreUnique() {
    let names = ColorNames.all.map(\.0)
    #expect(Set(names).count == names.count)
  }
}
