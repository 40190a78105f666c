import Foundation
import Geometry
import Scene
import Testing
import Typography

@testable import HeadlessUIKit

/// What each attribute of a text becomes.
@MainActor
@Suite struct AttributeReaderTests {
  private let stage = Stage(device: .iPhone15)

  private func reader(_ attributes: [NSAttributedString.Key: Any]) -> AttributeReader {
    AttributeReader(attributes: attributes, defaults: TextDefaults())
  }

  @Test(
    arguments: [
      (0.0, nil, 1), (5, 1, 0), (-5, 1, 1), (2.5, 0.5, 0),
    ] as [(Double, Double?, Double)]
  )
  func aPositiveStrokeIsHollow(width: Double, line: Double?, alpha: Double) {
    let paint = reader([
      .font: UIFont.systemFont(ofSize: 20), .strokeWidth: width,
      .foregroundColor: UIColor.red,
    ]).paint
    #expect(paint.outline?.width == line && paint.color.alpha == alpha)
    #expect(paint.color.red == 1 && (line == nil || paint.outline?.color == UIColor.red.value))
  }

  @Test func linesHaveTheColorOfTheTextOrTheirOwn() {
    let plain = reader([.foregroundColor: UIColor.red]).paint
    #expect(plain.underline == UIColor.red.value && plain.strikethrough == UIColor.red.value)
    #expect(plain.background == nil && plain.shadow == nil)
    let own = reader([
      .foregroundColor: UIColor.red, .underlineColor: UIColor.green,
      .strikethroughColor: UIColor.blue, .strokeColor: UIColor.yellow, .strokeWidth: 3,
      .backgroundColor: UIColor.cyan.cgColor,
    ]).paint
    #expect(own.underline == UIColor.green.value && own.strikethrough == UIColor.blue.value)
    #expect(own.outline?.color == UIColor.yellow.value && own.background == UIColor.cyan.value)
  }

  @Test func everyKindOfNumberIsRead() {
    let numbers: [Any] = [2.0, CGFloat(2), 2, Float(2), NSNumber(value: 2)]
    for number in numbers {
      let shape = reader([.kern: number, .baselineOffset: number]).shape
      #expect(shape.kern == 2 && shape.baselineOffset == 2)
    }
    #expect(reader([.kern: "2"]).shape.kern == nil && reader([.tracking: 3]).shape.kern == 3)
    #expect(reader([.kern: 1, .tracking: 3]).shape.kern == 1)
  }

  @Test(
    arguments: [
      ([], nil), (.single, .single), (.thick, .thick), (.double, .double), (.byWord, nil),
      ([.single, .byWord], .single), (.patternDot, nil), ([.double, .patternDash], .double),
    ] as [(NSUnderlineStyle, DecorationStyle.Lines?)]
  )
  func anUnderlineHasLines(style: NSUnderlineStyle, lines: DecorationStyle.Lines?) {
    #expect(style.value?.lines == lines)
    let shape = reader([.underlineStyle: style, .strikethroughStyle: style.rawValue]).shape
    #expect(shape.underline == style.value && shape.strikethrough == style.value)
    #expect(style.value == nil || style.value?.isByWord == style.contains(.byWord))
  }

  @Test(
    arguments: [
      ([], .solid), (.patternDot, .dot), (.patternDash, .dash), (.patternDashDot, .dashDot),
      (.patternDashDotDot, .dashDotDot),
    ] as [(NSUnderlineStyle, DecorationStyle.Pattern)]
  )
  func anUnderlineHasAPattern(style: NSUnderlineStyle, pattern: DecorationStyle.Pattern) {
    #expect(style.union(.single).value?.pattern == pattern)
  }

  @Test func constantsHaveTheirMeaning() {
    let alignments: [(NSTextAlignment, TextAlignment)] = [
      (.left, .left), (.center, .center), (.right, .right), (.justified, .justified),
      (.natural, .natural),
    ]
    #expect(alignments.allSatisfy { $0.0.value == $0.1 })
    let modes: [(NSLineBreakMode, LineBreakMode)] = [
      (.byWordWrapping, .wordWrap), (.byCharWrapping, .charWrap), (.byClipping, .clip),
      (.byTruncatingHead, .truncatingHead), (.byTruncatingTail, .truncatingTail),
      (.byTruncatingMiddle, .truncatingMiddle),
    ]
    #expect(modes.allSatisfy { $0.0.value == $0.1 })
    #expect(modes.map(\.0.rawValue) == Array(0...5))
    #expect(
      NSWritingDirection.natural.rawValue == -1 && NSWritingDirection.rightToLeft.rawValue == 1
    )
    let traits: [(UIFontDescriptor.SymbolicTraits, UInt32)] = [
      (.traitItalic, 1), (.traitBold, 2), (.traitExpanded, 32), (.traitCondensed, 64),
      (.traitMonoSpace, 1024), (.traitVertical, 2048), (.traitUIOptimized, 4096),
      (.traitTightLeading, 32_768), (.traitLooseLeading, 65_536),
    ]
    #expect(traits.allSatisfy { $0.0.rawValue == $0.1 })
  }

  /// Half of the blur's radius is the deviation of its Gaussian.
  @Test func shadowsAreValues() throws {
    let shadow = NSShadow()
    #expect(shadow.value(with: nil)?.color.alpha == 1.0 / 3)
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowBlurRadius = 6
    shadow.shadowColor = UIColor.red
    let value = try #require(shadow.value(with: nil))
    #expect(value.radius == 3 && value.offset == CGSize(width: 1, height: 2) && value.opacity == 1)
    let copy = try #require(shadow.copy() as? NSShadow)
    #expect(copy == shadow && copy.hash == shadow.hash && copy !== shadow)
    let changes: [(NSShadow) -> Void] = [
      { $0.shadowOffset.width = 0 }, { $0.shadowBlurRadius = 7 }, { $0.shadowColor = UIColor.blue },
      { $0.shadowColor = nil },
    ]
    for change in changes {
      let other = try #require(shadow.copy() as? NSShadow)
      change(other)
      #expect(other != shadow)
    }
    shadow.shadowColor = nil
    #expect(shadow.value(with: nil) == nil)
  }

  @Test(
    arguments: [
      (0, UIFont.Weight.regular), (0.1, .regular), (0.12, .medium), (0.3, .semibold), (1, .black),
      (-1, .ultraLight), (0.36, .bold), (0.5, .heavy),
    ] as [(CGFloat, UIFont.Weight)]
  )
  func theNearestWeightIsTaken(raw: CGFloat, weight: UIFont.Weight) {
    #expect(UIFont.Weight(raw).value == weight.value)
    #expect(UIFont.Weight(weight.value) == weight)
  }

  @Test(
    arguments: [
      ("Helvetica", FontDesign.standard, .regular, false),
      ("HelveticaNeue-UltraLight", .standard, .ultraLight, false),
      ("Avenir Next-DemiBoldItalic", .standard, .semibold, true),
      ("Georgia-BoldOblique", .serif, .bold, true), ("Menlo-Medium", .monospaced, .medium, false),
      ("Inter-ExtraBold", .standard, .heavy, false), ("Inter-ExtraLight", .standard, .thin, false),
      ("NotoSerif-Black", .serif, .black, false), ("Inter-Semi Bold", .standard, .semibold, false),
      ("Inter-Thin", .standard, .thin, false), ("Inter-Light", .standard, .light, false),
      ("Inter-Heavy", .standard, .heavy, false), (".SFUI-Regular", .standard, .regular, false),
    ] as [(String, FontDesign, FontWeight, Bool)]
  )
  func namesAreDesignsAndStyles(
    name: String,
    design: FontDesign,
    weight: FontWeight,
    isItalic: Bool
  ) throws {
    let font = try #require(FontName.font(named: name, size: 9))
    #expect(font.size == 9 && font.design == design && font.weight == weight)
    #expect(font.isItalic == isItalic)
    #expect(FontName.font(named: "Nonesuch-Bold", size: 9) == nil)
    #expect(FontName.font(named: "", size: 9) == nil)
  }

  @Test func scaledFontsHaveALimit() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let huge = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let font = UIFont.systemFont(ofSize: 10)
    let free = metrics.scaledFont(for: font, compatibleWith: huge).pointSize
    #expect(free > 25)
    let limited = metrics.scaledFont(for: font, maximumPointSize: 15, compatibleWith: huge)
    #expect(limited.pointSize == 15)
    let high = metrics.scaledFont(for: font, maximumPointSize: 99, compatibleWith: huge)
    #expect(high.pointSize == free)
  }

  @Test func traitsOfADescriptorReplaceItsOwn() throws {
    let bold = UIFont.systemFont(ofSize: 12, weight: .heavy).fontDescriptor
    #expect(bold.symbolicTraits == .traitBold)
    #expect(bold.withSymbolicTraits([])?.value.weight == .regular)
    #expect(bold.withSymbolicTraits(.traitBold)?.value.weight == .heavy)
    let light = UIFont.systemFont(ofSize: 12, weight: .light).fontDescriptor
    #expect(light.symbolicTraits == [] && light.withSymbolicTraits([])?.value.weight == .light)
    #expect(light.withSymbolicTraits(.traitBold)?.value.weight == .bold)
    let semibold = UIFont.systemFont(ofSize: 12, weight: .semibold).fontDescriptor
    #expect(semibold.symbolicTraits == .traitBold)
    #expect(semibold.withSymbolicTraits([])?.value.weight == .regular)
    let italic = try #require(light.withSymbolicTraits([.traitItalic, .traitMonoSpace]))
    #expect(italic.symbolicTraits == [.traitItalic, .traitMonoSpace])
    #expect(stage.faults.isEmpty)
    _ = light.withSymbolicTraits(.traitCondensed)
    #expect(stage.faults.map(\.subject) == ["UIFontDescriptor"])
  }
}
