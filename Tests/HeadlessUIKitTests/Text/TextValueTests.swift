import Foundation
import Geometry
import Scene
import TestSupport
import Testing
import Typography

@testable import HeadlessUIKit

/// What labels, paragraphs, containers and descriptors keep of what they are told.
@MainActor
@Suite struct TextValueTests {
  private let stage = Stage(device: .iPhone15)

  // MARK: Paragraphs

  /// Each property is kept, copied and set in its own place.
  @Test func aParagraphKeepsEachNumber() throws {
    let style = NSMutableParagraphStyle()
    (style.lineSpacing, style.paragraphSpacing, style.paragraphSpacingBefore) = (1, 2, 3)
    (style.headIndent, style.firstLineHeadIndent, style.tailIndent) = (4, 5, 6)
    (style.minimumLineHeight, style.maximumLineHeight, style.lineHeightMultiple) = (7, 8, 9)
    (style.defaultTabInterval, style.hyphenationFactor) = (10, 0)
    (style.alignment, style.lineBreakMode) = (.right, .byClipping)
    (style.baseWritingDirection, style.lineBreakStrategy) = (.rightToLeft, .pushOut)
    style.allowsDefaultTighteningForTruncation = true
    let copy = try #require(style.copy() as? NSParagraphStyle)
    let numbers: [CGFloat] = [
      copy.lineSpacing, copy.paragraphSpacing, copy.paragraphSpacingBefore, copy.headIndent,
      copy.firstLineHeadIndent, copy.tailIndent, copy.minimumLineHeight, copy.maximumLineHeight,
      copy.lineHeightMultiple, copy.defaultTabInterval,
    ]
    #expect(numbers == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    #expect(copy.alignment == .right && copy.lineBreakMode == .byClipping)
    #expect(copy.baseWritingDirection == .rightToLeft && copy.lineBreakStrategy == .pushOut)
    #expect(copy.allowsDefaultTighteningForTruncation && copy.hyphenationFactor == 0)
    let drawn = copy.values.style
    let lengths = [
      drawn.lineSpacing, drawn.paragraphSpacing, drawn.paragraphSpacingBefore, drawn.headIndent,
      drawn.firstLineHeadIndent, drawn.tailIndent, drawn.minimumLineHeight,
      drawn.maximumLineHeight, drawn.lineHeightMultiple, drawn.tabInterval,
    ]
    #expect(lengths == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    #expect(drawn.alignment == .right && drawn.lineBreakMode == .clip)
    #expect(drawn.direction == .rightToLeft)
  }

  @Test(.evidence(.documented)) func aParagraphOfNothingHasTheDefaults() {
    let plain = NSParagraphStyle.default
    #expect(plain.alignment == .natural && plain.baseWritingDirection == .natural)
    #expect(plain.lineBreakStrategy == [] && !plain.allowsDefaultTighteningForTruncation)
    #expect(plain.values.style == ParagraphStyle() && plain.values.style.tabInterval == 28)
    #expect(plain.tabStops.allSatisfy { $0.alignment == .left } && plain.tabStops.count == 12)
  }

  /// Only hyphens that are asked for are missed.
  @Test func hyphensThatAreAskedForAreReported() {
    let style = NSMutableParagraphStyle()
    style.hyphenationFactor = 0
    #expect(stage.faults.isEmpty)
    style.hyphenationFactor = 0.5
    #expect(style.hyphenationFactor == 0.5)
    #expect(stage.faults.map(\.subject) == ["NSParagraphStyle"])
  }

  @Test func tabStopsAreEqualByTheirPlaceAndAlignment() {
    let tab = NSTextTab(textAlignment: .right, location: 20)
    #expect(tab == NSTextTab(textAlignment: .right, location: 20))
    #expect(tab != NSTextTab(textAlignment: .left, location: 20))
    #expect(tab != NSTextTab(textAlignment: .right, location: 21))
    let kinds: [(NSTextAlignment, TabStop.Alignment)] = [
      (.left, .left), (.natural, .left), (.justified, .left), (.center, .center),
      (.right, .right),
    ]
    for (alignment, stop) in kinds {
      #expect(NSTextTab(textAlignment: alignment, location: 3).stop == TabStop(3, alignment: stop))
    }
    let comma = NSTextTab.columnTerminators(for: Locale(identifier: "de_DE"))
    #expect(comma.contains(",") && !comma.contains("."))
    #expect(NSTextTab.columnTerminators(for: nil).contains("."))
  }

  // MARK: Attributes

  /// From one kind of attributed string to the other and back nothing is lost.
  @Test func attributesComeBackAsTheyWent() {
    var container = AttributeContainer()
    let (shadow, paragraph) = (NSShadow(), NSMutableParagraphStyle())
    container.font = .systemFont(ofSize: 9)
    (container.foregroundColor, container.backgroundColor) = (.red, .green)
    (container.kern, container.baselineOffset, container.tracking) = (1, 2, 3)
    (container.underlineStyle, container.underlineColor) = (.single, .blue)
    (container.strikethroughStyle, container.strikethroughColor) = (.double, .cyan)
    (container.strokeColor, container.strokeWidth) = (.brown, 4)
    (container.paragraphStyle, container.shadow) = (paragraph, shadow)
    container.link = URL(filePath: "/a")
    #expect(AttributeContainer(container.forLabel) == container)
    let styles: [NSAttributedString.Key: Any] = [
      .underlineStyle: NSUnderlineStyle.thick, .strikethroughStyle: NSUnderlineStyle.single,
      .link: "https://a.b",
    ]
    let read = AttributeContainer(styles)
    #expect(read.underlineStyle == .thick && read.strikethroughStyle == .single)
    #expect(read.link == URL(string: "https://a.b") && read.font == nil)
  }

  @Test func runsComeBackAsTheyWent() {
    var text = AttributedString("ab")
    text.append(AttributedString("cde", attributes: AttributeContainer([.kern: 3])))
    let old = NSAttributedString(text)
    #expect(old.string == "abcde")
    #expect(old.attribute(.kern, at: 1, effectiveRange: nil) == nil)
    #expect(old.attribute(.kern, at: 2, effectiveRange: nil) as? CGFloat == 3)
    #expect(AttributedString(old) == text)
  }

  @Test func attributesOfAConfigurationAreTransformed() {
    let transformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.kern = (incoming.kern ?? 0) + 5
      return outgoing
    }
    var container = AttributeContainer()
    container.kern = 2
    #expect(transformer(container).kern == 7 && transformer.transform(container).kern == 7)
  }

  // MARK: Labels

  struct Change: Sendable, CustomStringConvertible {
    let description: String
    let apply: @MainActor @Sendable (UILabel) -> Void
  }

  nonisolated static let looks = [
    Change(description: "text") { $0.text = "other" },
    Change(description: "attributed text") { $0.attributedText = NSAttributedString(string: "o") },
    Change(description: "font") { $0.font = .systemFont(ofSize: 9) },
    Change(description: "color") { $0.textColor = .red },
    Change(description: "alignment") { $0.textAlignment = .center },
    Change(description: "line break mode") { $0.lineBreakMode = .byClipping },
    Change(description: "lines") { $0.numberOfLines = 2 },
    Change(description: "shrinking") { $0.adjustsFontSizeToFitWidth = true },
    Change(description: "minimum") { $0.minimumScaleFactor = 0.5 },
    Change(description: "baseline") { $0.baselineAdjustment = .none },
    Change(description: "shadow") { $0.shadowColor = .green },
    Change(description: "shadow's place") { $0.shadowOffset = CGSize(width: 1, height: 1) },
    Change(description: "highlighted color") { $0.highlightedTextColor = .green },
    Change(description: "highlight") { $0.isHighlighted = true },
    Change(description: "enabled") { $0.isEnabled = false },
    Change(description: "size") { $0.bounds.size.width = 40 },
  ]

  @Test(arguments: looks) func eachPropertyDrawsTheLabelAgain(change: Change) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
    label.text = "text"
    stage.window.addSubview(label)
    stage.advance(by: 0)
    #expect(!label.layer.needsDisplay())
    change.apply(label)
    #expect(label.layer.needsDisplay())
  }

  @Test func whatALabelHasAlreadyDrawsNothingAgain() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
    label.text = "text"
    stage.window.addSubview(label)
    stage.advance(by: 0)
    (label.text, label.numberOfLines) = ("text", 1)
    #expect(!label.layer.needsDisplay())
    label.attributedText = NSAttributedString(string: "text", attributes: [.kern: 9])
    stage.advance(by: 0)
    label.text = "text"
    #expect(label.layer.needsDisplay())
    #expect(label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) == nil)
  }

  @Test(.evidence(.reported)) func aPlainTextIsReturnedInTheLookOfItsLabel() {
    let label = UILabel()
    label.text = "a"
    label.font = UIFont.systemFont(ofSize: 20)
    label.textColor = .red
    let look = label.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(look?[.font] as? UIFont == UIFont.systemFont(ofSize: 20))
    #expect(look?[.foregroundColor] as? UIColor == .red)
  }

  @Test(.evidence(.documented)) func aLabelOfNothingHasTheDefaults() {
    let label = UILabel()
    #expect(label.text == nil && label.attributedText == nil && label.numberOfLines == 1)
    #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label)
    #expect(label.textAlignment == .natural && label.lineBreakMode == .byTruncatingTail)
    #expect(label.shadowColor == nil && label.shadowOffset == CGSize(width: 0, height: -1))
    #expect(!label.isUserInteractionEnabled && label.isEnabled && !label.isHighlighted)
    #expect(!label.isOpaque && label.contentMode == .redraw)
    #expect(!label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0)
    #expect(!label.adjustsFontForContentSizeCategory && label.preferredMaxLayoutWidth == 0)
    #expect(!label.allowsDefaultTighteningForTruncation)
    #expect(label.baselineAdjustment == .alignBaselines)
    label.font = nil
    label.textColor = nil
    #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label)
  }

  /// By the direction of the app, whatever the script of the text.
  @Test(.evidence(.documented), arguments: [false, true])
  func naturalTextFollowsTheDirection(isRightToLeft: Bool) throws {
    stage.window.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
    label.text = "ab"
    stage.window.addSubview(label)
    stage.advance(by: 0)
    let rect = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
    #expect(isRightToLeft ? abs(rect.maxX - 90) < 0.4 : rect.minX == 0)
    label.textAlignment = .left
    #expect(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1).minX == 0)
  }

  /// What stands in for a picture or a page.
  @Test func aStandInIsALabelInTheMiddle() throws {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 60, height: 40))
    StandInLabel.add("no map", to: view)
    let label = try #require(view.subviews.first as? UILabel)
    #expect(view.backgroundColor == .systemGray5 && label.frame == view.bounds)
    #expect(label.text == "no map" && label.textAlignment == .center && label.numberOfLines == 0)
    #expect(label.textColor == .secondaryLabel)
    view.bounds.size.width = 80
    #expect(label.frame.width == 80)
  }

  // MARK: Descriptors

  @Test func descriptorsAnswerByKey() {
    let bold = UIFont(name: "Inter-BoldItalic", size: 9)?.fontDescriptor
    #expect(bold?.object(forKey: .family) as? String == "Inter")
    #expect(bold?.object(forKey: .face) as? String == "Bold Italic")
    #expect(bold?.object(forKey: .visibleName) as? String == "Inter Bold Italic")
    #expect(bold?.object(forKey: .name) as? String == "Inter-BoldItalic")
    #expect(bold?.object(forKey: .size) as? CGFloat == 9)
    #expect(bold?.object(forKey: .cascadeList) == nil)
    let traits = bold?.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: UInt32]
    #expect(traits == [.symbolic: 3])
    let plain = UIFont(name: "NotoSerif", size: 9)?.fontDescriptor
    #expect(plain?.object(forKey: .family) as? String == "Noto Serif")
    #expect(plain?.object(forKey: .face) as? String == "Regular")
    let fixed = UIFont.monospacedSystemFont(ofSize: 9, weight: .regular).fontDescriptor
    #expect(fixed.object(forKey: .visibleName) as? String == "NanumGothicCoding")
  }

  @Test func descriptorsAreMadeOfTraits() {
    typealias Trait = UIFontDescriptor.TraitKey
    func font(_ traits: [Trait: Any], of family: String = "Inter") -> UIFont {
      let attributes: [UIFontDescriptor.AttributeName: Any] = [
        .family: family, .size: 15, .traits: traits,
      ]
      return UIFont(descriptor: UIFontDescriptor(fontAttributes: attributes), size: 0)
    }
    #expect(font([.weight: 0.4]).fontName == "Inter-Bold")
    #expect(font([.weight: UIFont.Weight.light]).fontName == "Inter-Light")
    #expect(font([.slant: 0.2]).fontName == "Inter-Italic")
    #expect(font([.slant: 0]).fontName == "Inter-Regular")
    #expect(font([.weight: 0.3, .slant: 1]).fontName == "Inter-SemiBoldItalic")
    #expect(font([.symbolic: UInt32(2)]).fontName == "Inter-Bold")
    #expect(font([:], of: "Noto Serif").fontName == "NotoSerif-Regular")
    let scaled = UIFontDescriptor(name: "Inter", matrix: CGAffineTransform(scaleX: 8, y: 8))
    #expect(scaled.pointSize == 8)
    #expect(UIFontDescriptor(name: "Inter", matrix: .identity).pointSize == 0)
    #expect(UIFontDescriptor(name: "Inter", size: 7).withSize(12).pointSize == 12)
  }

  /// Digits of one width are the only feature; the next selector asks for proportional ones.
  @Test(arguments: [(6, 0, true, 0), (6, 1, false, 0), (5, 0, false, 1), (7, 0, false, 1)])
  func onlyDigitsOfOneWidthAreDrawn(type: Int, selector: Int, isFixed: Bool, faults: Int) {
    let settings: [[UIFontDescriptor.FeatureKey: Int]] = [[.type: type, .selector: selector]]
    let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor
      .addingAttributes([.featureSettings: settings])
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular)
    #expect((UIFont(descriptor: descriptor, size: 0) == digits) == isFixed)
    #expect(stage.faults.count == faults)
  }

  /// Core Text's measures of a font.
  @Test func measuresOfCoreTextAreThoseOfTheFont() {
    let font = CTFontCreateWithName("Inter-Regular", 17, nil)
    #expect(CTFontGetSize(font) == 17 && CTFontCopyFamilyName(font) == "Inter")
    #expect(abs(CTFontGetAscent(font) - 16.1865234375) < 1e-9)
    #expect(abs(CTFontGetDescent(font) - 4.1005859375) < 1e-9)
    #expect(abs(CTFontGetCapHeight(font) - 11.97802734375) < 1e-9)
    #expect(abs(CTFontGetXHeight(font) - 8.9482421875) < 1e-9)
    #expect(CTFontGetLeading(font) == 0)
  }
}
