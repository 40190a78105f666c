import Foundation
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite struct UIFontTests {
  @Test(.rule("text.line-metrics", .documented))
  func `metrics are those of San Francisco`() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(font.lineHeight - 20.287109375) < 1e-9)
    #expect(abs(font.ascender - 16.1865234375) < 1e-9)
    #expect(abs(font.descender + 4.1005859375) < 1e-9)
    #expect(abs(font.capHeight - 11.97802734375) < 1e-9)
    #expect(abs(font.xHeight - 8.9482421875) < 1e-9)
    #expect(font.leading == 0)
  }

  @Test func factoriesChooseFaces() {
    #expect(UIFont.systemFont(ofSize: 10).fontName == "Inter-Regular")
    #expect(UIFont.systemFont(ofSize: 10, weight: .heavy).fontName == "Inter-ExtraBold")
    #expect(UIFont.systemFont(ofSize: 10, weight: UIFont.Weight(0.25)).fontName == "Inter-Medium")
    #expect(UIFont.boldSystemFont(ofSize: 10).fontName == "Inter-SemiBold")
    #expect(UIFont.italicSystemFont(ofSize: 10).fontName == "Inter-Italic")
    #expect(
      UIFont.monospacedSystemFont(ofSize: 10, weight: .bold).fontName == "NanumGothicCoding-Bold"
    )
    #expect(UIFont.preferredFont(forTextStyle: .headline).fontName == "Inter-SemiBold")
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
  }

  @Test func equalFontsAreEqual() {
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.preferredFont(forTextStyle: .body))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 18))
    #expect(UIFont.systemFont(ofSize: 17).withSize(18) == UIFont.systemFont(ofSize: 18))
  }

  @Test func namesOfDeclaredFontsAreKnown() {
    #expect(UIFont(name: "Inter-SemiBoldItalic", size: 10)?.fontName == "Inter-SemiBoldItalic")
    #expect(UIFont(name: "NotoSerif", size: 10)?.fontName == "NotoSerif-Regular")
    #expect(UIFont(name: "Comic Sans", size: 10) == nil)
  }

  @MainActor
  @Test func aStandInIsReportedOnce() {
    let stage = Stage()
    #expect(UIFont(name: "HelveticaNeue-Bold", size: 10)?.fontName == "Inter-Bold")
    _ = UIFont(name: "HelveticaNeue-Bold", size: 12)
    #expect(
      stage.faults.map(\.sentence)
        == ["the font HelveticaNeue-Bold is not declared; Inter is used instead"]
    )
  }

  @Test func descriptorsChangeOneWishAtATime() throws {
    let font = UIFont.systemFont(ofSize: 15)
    let both = try #require(
      font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])
    )
    #expect(UIFont(descriptor: both, size: 0).fontName == "Inter-BoldItalic")
    #expect(UIFont(descriptor: both, size: 0).pointSize == 15)
    #expect(UIFont(descriptor: both, size: 9).pointSize == 9)
    let serif = try #require(font.fontDescriptor.withDesign(.serif))
    #expect(UIFont(descriptor: serif, size: 0).fontName == "NotoSerif-Regular")
  }

  @Test func metricsOfAStyleLeaveTheDefaultSizeAlone() {
    let font = UIFont.systemFont(ofSize: 19)
    #expect(UIFontMetrics(forTextStyle: .title1).scaledFont(for: font) == font)
    #expect(UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 12).pointSize == 12)
  }

  /// Sizes that others have measured for a font of 28 points and the headline's metrics.
  @Test(
    .evidence(.reported),
    arguments: [
      (.extraSmall, 24), (.small, 25), (.medium, 27), (.large, 28), (.extraLarge, 31),
      (.extraExtraLarge, 33), (.extraExtraExtraLarge, 37),
    ] as [(UIContentSizeCategory, Double)]
  )
  func aScaledFontHasWholePoints(category: UIContentSizeCategory, points: Double) {
    let metrics = UIFontMetrics(forTextStyle: .headline)
    let font = UIFont.systemFont(ofSize: 28)
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    #expect(Double(metrics.scaledFont(for: font, compatibleWith: traits).pointSize) == points)
    let limited = metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: traits)
    #expect(Double(limited.pointSize) == min(points, 30))
    if category == .large {
      #expect(metrics.scaledFont(for: .systemFont(ofSize: 9.5)).pointSize == 9.5)
    }
  }

  @MainActor
  @Test(.evidence(.reported)) func aScaledFontIsNotScaledAgain() throws {
    let stage = Stage()
    let scaled = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 19))
    #expect(throws: Stage.UIKitException.self) {
      try stage.record(for: 0) { _ = UIFontMetrics.default.scaledFont(for: scaled) }
    }
    try stage.record(for: 0) {
      _ = UIFontMetrics.default.scaledFont(for: .preferredFont(forTextStyle: .body))
      _ = UIFontMetrics.default.scaledFont(for: scaled.withSize(19))
    }
  }

  @Test func categoriesAreOrdered() {
    #expect(UIContentSizeCategory.small < .extraLarge)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }

  @Test func `a font made of nothing is the system font at its usual size`() {
    #expect(UIFont() == .systemFont(ofSize: 0))
    #expect(UIFont().pointSize == 12)
  }
}
