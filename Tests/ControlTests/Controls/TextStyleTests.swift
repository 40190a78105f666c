import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Fonts, colors and alignments of texts with attributes, in the order in which apps set them.
@MainActor
@Suite(.evidence(.documented)) struct TextStyleTests {
  private let bench = Bench()
  private let bold = UIFont.boldSystemFont(ofSize: 30)
  private var text: NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    return NSAttributedString(
      string: "ab",
      attributes: [.font: bold, .foregroundColor: UIColor.red, .paragraphStyle: style]
    )
  }

  private func look(_ text: NSAttributedString?) -> FirstLetterStyle { FirstLetterStyle(text) }

  @Test func aPlaceholderWithAttributesKeepsThemUntilTheFieldGetsAnotherFont() {
    let field = bench.add(UITextField(), CGRect(x: 0, y: 0, width: 200, height: 34))
    field.attributedPlaceholder = text
    field.text = "x"
    field.text = ""
    #expect(look(field.attributedPlaceholder).font == bold)
    #expect(look(field.attributedPlaceholder).alignment == .right)
    field.font = .systemFont(ofSize: 9)
    #expect(look(field.attributedPlaceholder).font == .systemFont(ofSize: 9))
    field.placeholder = "plain"
    #expect(field.hint.font == .systemFont(ofSize: 9))
    #expect(field.hint.textColor != .red)
  }

  @Test func aFieldsPropertiesFollowItsTextAndChangeAllOfIt() {
    let field = bench.add(UITextField(), CGRect(x: 0, y: 0, width: 200, height: 34))
    field.attributedText = text
    #expect(field.font == bold && field.textColor == .red && field.textAlignment == .right)
    field.font = .systemFont(ofSize: 9)
    field.textColor = .green
    field.textAlignment = .center
    let shown = look(field.label.attributedText)
    #expect(shown.font == .systemFont(ofSize: 9))
    #expect(shown.color == .green && shown.alignment == .center)
  }

  @Test func defaultAttributesAreThoseOfWhateverAFieldShows() throws {
    let field = bench.add(UITextField(), CGRect(x: 0, y: 0, width: 200, height: 34))
    let usual = field.defaultTextAttributes
    #expect(usual[.font] as? UIFont == field.font && usual[.foregroundColor] as? UIColor == .label)
    field.text = "ab"
    let natural = field.label.intrinsicContentSize.width
    field.defaultTextAttributes[.kern] = 3
    func kern(_ index: Int) -> Double? {
      Double(boxed: field.label.attributedText?.attribute(.kern, at: index, effectiveRange: nil))
    }
    #expect(kern(0) == 3 && kern(1) == 3 && field.label.intrinsicContentSize.width > natural + 2)
    field.text = "c"
    #expect(kern(0) == 3)
    field.text = ""
    _ = field.becomeFirstResponder()
    bench.stage.typeText("de")
    #expect(field.text == "de" && kern(1) == 3)
    field.defaultTextAttributes = [.font: bold, .foregroundColor: UIColor.red, .kern: 1]
    #expect(field.font == bold && field.textColor == .red && kern(0) == 1)
    field.textColor = .green
    #expect(field.defaultTextAttributes[.foregroundColor] as? UIColor == .green)
    field.textAlignment = .right
    let style = try #require(field.defaultTextAttributes[.paragraphStyle] as? NSParagraphStyle)
    #expect(style.alignment == .right)
  }

  @Test func typedTextOfAFieldHasTheTypingAttributes() {
    let field = bench.add(UITextField(), CGRect(x: 0, y: 0, width: 200, height: 34))
    field.text = "ab"
    field.typingAttributes = [.font: bold]
    #expect(field.typingAttributes == nil, "nobody types yet")
    _ = field.becomeFirstResponder()
    var typed: UIFont? { field.typingAttributes?[.font] as? UIFont }
    func font(at index: Int) -> UIFont? {
      field.label.attributedText?.attribute(.font, at: index, effectiveRange: nil) as? UIFont
    }
    #expect(typed == field.font)
    field.typingAttributes = [.font: bold]
    bench.stage.typeText("c")
    #expect(field.text == "abc" && font(at: 2) == bold && font(at: 1) != bold)
    #expect(typed == bold, "of the letter before the caret")
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument,
      to: field.beginningOfDocument
    )
    #expect(typed == field.font)
    field.typingAttributes = [.font: bold]
    _ = field.resignFirstResponder()
    #expect(field.typingAttributes == nil)
  }

  @Test func aFieldShrinksItsTextToItsSmallestFont() throws {
    let field = bench.add(UITextField(), CGRect(x: 0, y: 0, width: 60, height: 34))
    field.font = .systemFont(ofSize: 20)
    field.text = "many words in here"
    field.adjustsFontSizeToFitWidth = true
    func scale() throws -> CGFloat {
      field.layoutIfNeeded()
      return try #require(field.label.picture(in: field.label.bounds.size, lines: 1)).scale
    }
    #expect(try scale() < 0.5)
    field.minimumFontSize = 15
    #expect(try scale() == 0.75)
    field.minimumFontSize = 30
    #expect(try scale() == 1)
  }

  @Test func aTextViewsPropertiesFollowItsTextAndChangeAllOfIt() {
    let view = bench.add(UITextView(), CGRect(x: 0, y: 0, width: 200, height: 100))
    view.attributedText = text
    #expect(view.font == bold && view.textColor == .red && view.textAlignment == .right)
    view.font = .systemFont(ofSize: 9)
    view.textColor = .green
    view.textAlignment = .center
    let shown = look(view.attributedText)
    #expect(shown.font == .systemFont(ofSize: 9))
    #expect(shown.color == .green && shown.alignment == .center)
  }

  @Test(.evidence(.reported)) func aTextViewHasNoFontBeforeItHasAText() {
    let view = UITextView()
    #expect(view.font == nil)
    view.text = "a"
    #expect(view.font?.pointSize == 12)
    view.text = ""
    view.font = bold
    #expect(view.font == bold)
    view.text = "b"
    view.font = nil
    #expect(view.font == nil)
    view.text = "c"
    #expect(view.font?.pointSize == 12)
  }

  @Test func typedTextHasTheTypingAttributesUntilTheSelectionChanges() {
    let view = bench.add(UITextView(), CGRect(x: 0, y: 0, width: 200, height: 100))
    (view.text, view.font) = ("ab", .systemFont(ofSize: 9))
    _ = view.becomeFirstResponder()
    func font(at index: Int) -> UIFont? {
      view.attributedText.attribute(.font, at: index, effectiveRange: nil) as? UIFont
    }
    var typed: UIFont? { view.typingAttributes[.font] as? UIFont }
    #expect(typed == .systemFont(ofSize: 9))
    view.typingAttributes = [.font: bold]
    bench.stage.typeText("c")
    #expect(view.text == "abc" && font(at: 2) == bold && font(at: 1) != bold)
    #expect(typed == bold, "of the letter before the caret")
    bench.stage.typeText("d")
    #expect(font(at: 3) == bold)
    view.typingAttributes = [.kern: 2]
    view.selectedRange = NSRange(location: 1, length: 0)
    #expect(view.typingAttributes[.kern] == nil && typed == .systemFont(ofSize: 9))
    bench.stage.typeText("e")
    #expect(view.text == "aebcd" && font(at: 1) != bold)
  }

  /// Foundation on Linux ends the process when it compares runs with as many attributes.
  @Test func aFontIsGivenToTextsOfSeveralFonts() {
    let mixed = NSMutableAttributedString(string: "a", attributes: [.font: bold])
    let style = NSMutableParagraphStyle()
    let looks: [[NSAttributedString.Key: Any]] = [
      [.font: UIFont.systemFont(ofSize: 9)], [.font: bold, .paragraphStyle: style],
    ]
    for (letter, look) in zip(["b", "c"], looks) {
      let end = NSRange(location: mixed.length, length: 0)
      DistinctRuns.replace(end, of: mixed, by: NSAttributedString(string: letter, attributes: look))
    }
    let new = UIFont.systemFont(ofSize: 11)
    let (label, field, view) = (UILabel(), UITextField(), UITextView())
    (label.attributedText, label.font, label.textAlignment) = (mixed, new, .right)
    (field.attributedText, field.font, field.textAlignment) = (mixed, new, .right)
    (view.attributedText, view.font, view.textAlignment) = (mixed, new, .right)
    for text in [label.attributedText, field.attributedText, view.attributedText] {
      for index in 0..<3 {
        let font = text?.attribute(.font, at: index, effectiveRange: nil) as? UIFont
        #expect(font == new)
      }
      let end = text?.attribute(.paragraphStyle, at: 2, effectiveRange: nil) as? NSParagraphStyle
      #expect(end?.alignment == .right)
    }
  }

  @Test func aLabelsPropertiesFollowItsText() {
    let label = UILabel()
    label.attributedText = text
    #expect(label.font == bold && label.textColor == .red && label.textAlignment == .right)
    label.text = "b"
    #expect(label.font == bold)
  }

  @Test func aTextThatWasReadStaysAsItWas() {
    let field = bench.add(UITextField(), CGRect(x: 0, y: 0, width: 200, height: 34))
    field.text = "a"
    let read = field.attributedText
    _ = field.becomeFirstResponder()
    field.insertText("b")
    #expect(read?.string == "a" && field.text == "ab")
  }

  @Test func aTextStylesDescriptorFollowsTheTextSize() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let descriptor = UIFontDescriptor.preferredFontDescriptor(
      withTextStyle: .body,
      compatibleWith: large
    )
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: large)
    #expect(descriptor.pointSize == font.pointSize && font.pointSize > 17)
  }
}
