import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The commands that style a text which lets its user do so.
@MainActor
@Suite(.evidence(.inferred)) struct TextStylingTests {
  private let bench = Bench()

  private final class Counter: NSObject, UITextViewDelegate {
    var changes = 0
    func textViewDidChange(_ textView: UITextView) { changes += 1 }
  }

  private func view(allows: Bool = true) -> UITextView {
    let view = bench.add(UITextView(), CGRect(x: 0, y: 0, width: 200, height: 80))
    view.text = "Hello"
    view.font = .systemFont(ofSize: 20)
    view.allowsEditingTextAttributes = allows
    _ = view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 1, length: 3)
    return view
  }

  private func traits(_ text: NSAttributedString, at index: Int) -> UIFontDescriptor.SymbolicTraits
  {
    let font = text.attributes(at: index, effectiveRange: nil)[.font] as? UIFont
    return font?.fontDescriptor.symbolicTraits ?? []
  }

  @Test func selectedLettersBecomeBoldAndPlainAgain() {
    let (view, counter) = (view(), Counter())
    view.delegate = counter
    view.toggleBoldface(nil)
    #expect(
      (0..<5).map { traits(view.textStorage, at: $0).contains(.traitBold) } == [
        false, true, true, true, false,
      ]
    )
    #expect(counter.changes == 1 && view.selectedRange == NSRange(location: 1, length: 3))
    view.toggleItalics(nil)
    #expect(traits(view.textStorage, at: 2).isSuperset(of: [.traitBold, .traitItalic]))
    view.toggleBoldface(nil)
    #expect(traits(view.textStorage, at: 2).isDisjoint(with: .traitBold))
    #expect(traits(view.textStorage, at: 2).contains(.traitItalic))
    let font = view.textStorage.attributes(at: 2, effectiveRange: nil)[.font] as? UIFont
    #expect(font?.pointSize == 20)
  }

  @Test func theFirstLetterDecidesForAll() {
    let view = view()
    view.selectedRange = NSRange(location: 3, length: 2)
    view.toggleUnderline(nil)
    view.selectedRange = NSRange(location: 0, length: 5)
    view.toggleUnderline(nil)
    let lines = (0..<5).map {
      view.textStorage.attributes(at: $0, effectiveRange: nil)[.underlineStyle] as? Int
    }
    #expect(lines == [1, 1, 1, 1, 1])
    view.toggleUnderline(nil)
    #expect(view.textStorage.attributes(at: 4, effectiveRange: nil)[.underlineStyle] == nil)
  }

  @Test func withoutASelectionTheNextLettersAreStyled() {
    let view = view()
    view.selectedRange = NSRange(location: 5, length: 0)
    view.toggleBoldface(nil)
    view.insertText("!")
    #expect(traits(view.textStorage, at: 5).contains(.traitBold))
    #expect(!traits(view.textStorage, at: 4).contains(.traitBold))
  }

  @Test func whatIsTypedNextBecomesPlainAgain() {
    let view = view()
    view.selectedRange = NSRange(location: 5, length: 0)
    for _ in 0..<2 {
      view.toggleBoldface(nil)
      view.toggleUnderline(nil)
    }
    view.insertText("!")
    #expect(!traits(view.textStorage, at: 5).contains(.traitBold))
    #expect(view.textStorage.attributes(at: 5, effectiveRange: nil)[.underlineStyle] == nil)
  }

  @Test func fieldsAreStyledAsWell() throws {
    let field = bench.add(UITextField(), CGRect(x: 0, y: 0, width: 200, height: 34))
    field.text = "Hello"
    field.allowsEditingTextAttributes = true
    _ = field.becomeFirstResponder()
    field.selectAll(nil)
    field.toggleBoldface(nil)
    #expect(traits(try #require(field.attributedText), at: 0).contains(.traitBold))
  }

  @Test(.evidence(.documented), arguments: [true, false])
  func onlyTextsThatAllowItAreStyled(allows: Bool) {
    let view = view(allows: allows)
    #expect(view.canPerformAction("toggleBoldface:", withSender: nil) == allows)
    let menu = view.suggestedEditing().compactMap { ($0 as? UIMenu)?.identifier }
    #expect(menu.contains(.textStyle) == allows)
    view.toggleBoldface(nil)
    #expect(traits(view.textStorage, at: 2).contains(.traitBold) == allows)
    view.selectedRange = NSRange(location: 1, length: 0)
    #expect(!view.canPerformAction("toggleBoldface:", withSender: nil))
  }
}
