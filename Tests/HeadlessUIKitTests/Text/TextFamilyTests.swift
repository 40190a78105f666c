import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Text sizes in their order, the fonts of text styles, and the families that stand in for others.
@MainActor
@Suite struct TextFamilyTests {
  private let stage = Stage(device: .iPhone15)

  private static let sizes: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  @Test(.evidence(.documented)) func sizesAreOrderedFromTheSmallest() {
    for (index, one) in Self.sizes.enumerated() {
      for (other, size) in Self.sizes.enumerated() {
        #expect((one < size) == (index < other))
      }
      #expect(one.isAccessibilityCategory == (index > 6))
    }
    #expect(UIContentSizeCategory.named.map(\.1) == Self.sizes)
    #expect(Set(UIContentSizeCategory.named.map(\.0)).count == 12)
    #expect(UIContentSizeCategory.named[3].0 == "large")
    #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
  }

  /// Apple's table of body text.
  @Test(.evidence(.documented)) func bodyTextGrowsWithTheSize() {
    let points = Self.sizes.map { size in
      let traits = UITraitCollection(preferredContentSizeCategory: size)
      return UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
    }
    #expect(points == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    let unknown = UITraitCollection(preferredContentSizeCategory: .init(rawValue: "other"))
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: unknown).pointSize == 17)
  }

  /// Apple's table of the usual text size; what is no style is body text.
  @Test(
    .evidence(.documented),
    arguments: [
      (.largeTitle, 34, .regular), (.title1, 28, .regular), (.title2, 22, .regular),
      (.title3, 20, .regular), (.headline, 17, .semibold), (.body, 17, .regular),
      (.callout, 16, .regular), (.subheadline, 15, .regular), (.footnote, 13, .regular),
      (.caption1, 12, .regular), (.caption2, 11, .regular),
      (UIFont.TextStyle(rawValue: "other"), 17, .regular),
    ] as [(UIFont.TextStyle, CGFloat, UIFont.Weight)]
  )
  func eachStyleHasItsSize(style: UIFont.TextStyle, points: CGFloat, weight: UIFont.Weight) {
    let font = UIFont.preferredFont(forTextStyle: style)
    #expect(font == .systemFont(ofSize: points, weight: weight))
    #expect(UIFontDescriptor.preferredFontDescriptor(withTextStyle: style) == font.fontDescriptor)
  }

  /// What is not declared is stood in for, which is said.
  @Test(
    arguments: [
      ("Inter", "Inter", 0), ("Noto Serif", "Noto Serif", 0), ("NotoSerif-Bold", "Noto Serif", 0),
      ("NanumGothicCoding", "NanumGothicCoding", 0), (".SFUI-Bold", "Inter", 0),
      (".AppleSystemUIFont", "Inter", 0), ("Arial", "Inter", 1), ("ArialMT", "Inter", 1),
      ("Avenir Next", "Inter", 1), ("Futura-Medium", "Inter", 1), ("GillSans", "Inter", 1),
      ("Verdana", "Inter", 1), ("TrebuchetMS", "Inter", 1), ("SFProDisplay-Bold", "Inter", 1),
      ("Palatino-Roman", "Noto Serif", 1), ("TimesNewRomanPS-BoldMT", "Noto Serif", 1),
      ("Baskerville", "Noto Serif", 1), ("Courier", "NanumGothicCoding", 1),
      ("Courier New", "NanumGothicCoding", 1), ("Menlo-Bold", "NanumGothicCoding", 1),
    ]
  )
  func familiesStandInForOthers(name: String, family: String, faults: Int) {
    #expect(UIFont(name: name, size: 10)?.familyName == family)
    #expect(UIFont(name: name, size: 20)?.pointSize == 20)
    #expect(stage.faults.count == faults)
  }

  @Test(.evidence(.documented)) func aDrawingContextStartsUnscaled() {
    let context = NSStringDrawingContext()
    #expect(context.minimumScaleFactor == 0 && context.actualScaleFactor == 1)
    #expect(context.totalBounds == .zero)
  }
}
