import CoreGraphics
import Foundation
import Testing

@testable import HeadlessUIKit

/// Core Text's functions about fonts, which are UIKit's.
@Suite struct CTFontTests {
  private let own = UIFont.systemFont(ofSize: 20)

  @Test func aDescriptorMakesTheFontThatItCameFrom() {
    let font = CTFontCreateWithFontDescriptor(CTFontCopyFontDescriptor(own), 0, nil)
    #expect(font == own && CTFontGetSize(font) == 20)
    #expect(CTFontGetSize(CTFontCreateWithFontDescriptor(own.fontDescriptor, 12, nil)) == 12)
  }

  @Test func measuresAreThoseOfUIKit() {
    #expect(CTFontGetAscent(own) == own.ascender && CTFontGetDescent(own) == -own.descender)
    #expect(CTFontGetDescent(own) > 0 && CTFontCopyPostScriptName(own) == own.fontName)
  }

  /// Digits of one width, as Core Text and as UIKit name them.
  @Test func featuresAreRead() {
    let feature: [CFString: Any] = [
      kCTFontFeatureTypeIdentifierKey: kNumberSpacingType,
      kCTFontFeatureSelectorIdentifierKey: kMonospacedNumbersSelector,
    ]
    let attributes: [CFString: Any] = [
      kCTFontNameAttribute: own.fontName, kCTFontSizeAttribute: 20,
      kCTFontFeatureSettingsAttribute: [feature],
    ]
    let font = CTFontCreateWithFontDescriptor(
      CTFontDescriptorCreateWithAttributes(attributes as CFDictionary),
      0,
      nil
    )
    func width(_ text: String, _ font: UIFont) -> CGFloat {
      text.size(withAttributes: [.font: font]).width
    }
    #expect(width("1111", font) == width("0000", font))
    #expect(width("1111", own) < width("0000", own))
  }
}
