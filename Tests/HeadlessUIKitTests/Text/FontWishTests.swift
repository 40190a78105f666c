import Foundation
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Descriptors made of attributes, as font extensions write them.
@MainActor
@Suite struct FontWishTests {
  private let stage = Stage(device: .iPhone15)

  @Test func digitsBecomeEquallyWide() {
    let settings: [[UIFontDescriptor.FeatureKey: Int]] = [
      [.featureIdentifier: kNumberSpacingType, .typeIdentifier: kMonospacedNumbersSelector]
    ]
    let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor
      .addingAttributes([.featureSettings: settings])
    #expect(
      UIFont(descriptor: descriptor, size: 0)
        == .monospacedDigitSystemFont(ofSize: 20, weight: .regular)
    )
  }

  @Test(.evidence(.reported)) func aDescriptorTellsTheStyleOfItsFont() {
    let font = UIFont.preferredFont(forTextStyle: .title1)
    for font in [font, font.withSize(9)] {
      let attributes = font.fontDescriptor.fontAttributes
      #expect(attributes[.textStyle] as? String == "UICTFontTextStyleTitle1")
      #expect(attributes[.textStyle] as? UIFont.TextStyle == .title1)
      let again = UIFont(descriptor: UIFontDescriptor(fontAttributes: attributes), size: 0)
      #expect(again == font)
      let style = again.fontDescriptor.object(forKey: .textStyle)
      #expect(style as? UIFont.TextStyle == .title1)
    }
    let plain = UIFont.systemFont(ofSize: 17).fontDescriptor
    #expect(plain.object(forKey: .textStyle) == nil)
    let bold = font.fontDescriptor.withSymbolicTraits(.traitBold)
    #expect(bold?.fontAttributes[.textStyle] as? String == "UICTFontTextStyleTitle1")
  }

  @Test func aStyleIsAFontOfItsOwn() {
    func font(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> UIFont {
      UIFont(descriptor: UIFontDescriptor(fontAttributes: attributes), size: 0)
    }
    let headline = UIFont.preferredFont(forTextStyle: .headline)
    #expect(font([.textStyle: UIFont.TextStyle.headline]) == headline)
    #expect(font([.textStyle: UIFont.TextStyle.headline.rawValue]) == headline)
    #expect(font([.textStyle: UIFont.TextStyle.headline, .size: 30]) == headline.withSize(30))
    let unknown = font([.name: "Inter", .size: 10, .textStyle: "Test"]).fontDescriptor
    #expect(Set(unknown.fontAttributes.keys) == [.name, .size])
  }

  struct Row: CustomTestStringConvertible {
    /// Types and selectors.
    let asked: [[Int]]
    let kept: [[Int]]
    var testDescription: String { "\(asked)" }
  }

  @Test(
    .evidence(.reported),
    arguments: [
      Row(asked: [[37, 1]], kept: [[37, 1]]),
      Row(asked: [[6, 0]], kept: [[6, 0]]),
      Row(asked: [[6, 0], [6, 1]], kept: [[6, 1]]),
      Row(asked: [[35, 4], [35, 12], [37, 1]], kept: [[35, 4], [35, 12], [37, 1]]),
      Row(asked: [[35, 4], [35, 12], [35, 13], [35, 10]], kept: [[35, 4], [35, 10]]),
      Row(asked: [[37, 1], [37, 0], [38, 0]], kept: []),
      Row(asked: [[10, 1], [10, 2]], kept: [[10, 2]]),
      Row(asked: [[36, 0], [1, 2]], kept: []),
      Row(asked: [[36, 1], [1, 3]], kept: [[36, 1], [1, 3]]),
    ]
  )
  func aDescriptorTellsTheFeaturesOfItsFont(row: Row) {
    typealias Key = UIFontDescriptor.FeatureKey
    let settings: [[Key: Int]] = row.asked.map { [.type: $0[0], .selector: $0[1]] }
    var attributes = UIFont.systemFont(ofSize: 20).fontDescriptor.fontAttributes
    #expect(attributes[.featureSettings] == nil)
    attributes[.featureSettings] = settings
    let font = UIFont(descriptor: UIFontDescriptor(fontAttributes: attributes), size: 0)
    for font in [font, font.withSize(9), UIFont(descriptor: font.fontDescriptor, size: 30)] {
      let kept = font.fontDescriptor.fontAttributes[.featureSettings] as? [[Key: Int]]
      let pairs: [[Int]] = (kept ?? []).map { [$0[.type] ?? -1, $0[.selector] ?? -1] }
      #expect(pairs == row.kept)
      let again = UIFontDescriptor(fontAttributes: font.fontDescriptor.fontAttributes)
      #expect(again == font.fontDescriptor)
    }
    #expect((font == .systemFont(ofSize: 20)) == row.kept.isEmpty)
    let none: [[Key: Int]] = []
    let plain = font.fontDescriptor.addingAttributes([.featureSettings: none])
    #expect(plain.fontAttributes[.featureSettings] == nil)
    let renamed = font.fontDescriptor.addingAttributes([.name: "NotoSerif"])
    let carried = renamed.fontAttributes[.featureSettings] as? [[Key: Int]]
    #expect((carried ?? []).count == row.kept.count)
  }

  @Test func attributesNameAFont() {
    let descriptor = UIFontDescriptor(fontAttributes: [
      .family: "Inter", .size: 15, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
    ])
    #expect(UIFont(descriptor: descriptor, size: 0) == .systemFont(ofSize: 15, weight: .bold))
  }

  @Test func theRoundedDesignIsStoodInForAndReported() {
    let font = UIFont.systemFont(ofSize: 12)
    #expect(font.fontDescriptor.withDesign(.rounded) == font.fontDescriptor)
    #expect(stage.faults.count == 1)
  }

  @Test func familiesAreThoseThatAreDeclared() {
    #expect(UIFont.familyNames == ["Inter", "NanumGothicCoding", "Noto Serif"])
    for family in UIFont.familyNames {
      let names = UIFont.fontNames(forFamilyName: family)
      #expect(!names.isEmpty)
      for name in names { #expect(UIFont(name: name, size: 10)?.familyName == family) }
    }
    #expect(UIFont.fontNames(forFamilyName: "Nobody").isEmpty)
  }

  @Test func containersTakeBothKindsOfAttributes() {
    let container = AttributeContainer([
      .font: UIFont.systemFont(ofSize: 9), .kern: 2, .underlineStyle: 1,
    ])
    let string = AttributedString("x", attributes: container)
    let old = NSAttributedString(string)
    #expect(old.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 9))
    #expect(old.attribute(.kern, at: 0, effectiveRange: nil) as? CGFloat == 2)
    #expect(AttributedString(old).runs.first?.attributes.underlineStyle == .single)
  }

  @Test func linksAreBlueAndTheRestIsReported() {
    let string = NSAttributedString(string: "x", attributes: [.link: "a:b", .obliqueness: 0.2])
    let reader = AttributeReader(
      attributes: string.attributes(at: 0, effectiveRange: nil),
      defaults: TextDefaults()
    )
    #expect(reader.paint.color == UIColor.link.value(with: nil))
    #expect(stage.faults.map(\.subject) == ["NSAttributedString"])
  }
}
