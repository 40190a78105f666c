import Foundation
import Scene
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
