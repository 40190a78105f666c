import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Text that an input method inserts provisionally.
@MainActor
@Suite(.evidence(.documented)) struct MarkedTextTests {
  private let bench = Bench()

  /// What is marked whenever the text has changed.
  private final class Notes: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var marked: [String?] = []
    var asked: [String] = []
    var refuses = false

    func textViewDidChange(_ textView: UITextView) { note(textView) }
    func fieldChanged(_ field: UITextField) { note(field) }
    func textField(
      _ textField: UITextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      asked.append("\(range.location) \(range.length) \(string)")
      return !refuses
    }
    func textView(
      _ textView: UITextView,
      shouldChangeTextIn range: NSRange,
      replacementText text: String
    ) -> Bool {
      asked.append("\(range.location) \(range.length) \(text)")
      return !refuses
    }
    private func note(_ input: any UITextInput) {
      marked.append(input.markedTextRange.flatMap { input.text(in: $0) })
    }
  }

  private let notes = Notes()

  private func inputs() -> [any EditedText & UIResponder] {
    let field = bench.add(UITextField(), CGRect(x: 0, y: 0, width: 200, height: 34))
    let view = bench.add(UITextView(), CGRect(x: 0, y: 50, width: 200, height: 80))
    (field.text, view.text) = ("one two", "one two")
    (field.delegate, view.delegate) = (notes, notes)
    field.addTarget(
      notes,
      action: Selector("fieldChanged", Notes.fieldChanged),
      for: .editingChanged
    )
    return [field, view]
  }

  private func text(of input: any UITextInput) -> String? {
    input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
      .flatMap { input.text(in: $0) }
  }

  @Test func markedTextReplacesWhatIsSelectedAndThenItself() {
    for input in inputs() {
      (notes.marked, notes.asked) = ([], [])
      _ = input.becomeFirstResponder()
      input.selectedTextRange = UITextRange(NSRange(location: 0, length: 3))
      input.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
      #expect(text(of: input) == "ni two")
      #expect(input.markedTextRange == UITextRange(NSRange(location: 0, length: 2)))
      input.setMarkedText("niha", selectedRange: NSRange(location: 1, length: 2))
      #expect(text(of: input) == "niha two")
      #expect(input.markedTextRange == UITextRange(NSRange(location: 0, length: 4)))
      #expect(input.selectedTextRange == UITextRange(NSRange(location: 1, length: 2)))
      input.insertText("你好")
      #expect(text(of: input) == "你好 two" && input.markedTextRange == nil)
      #expect(notes.marked == ["ni", "niha", nil])
      #expect(notes.asked == ["0 3 ni", "0 2 niha", "0 4 你好"])
    }
  }

  @Test func unmarkedTextStays() {
    for input in inputs() {
      _ = input.becomeFirstResponder()
      input.setMarkedText("!", selectedRange: NSRange(location: 1, length: 0))
      input.unmarkText()
      #expect(text(of: input) == "one two!" && input.markedTextRange == nil)
      input.insertText("?")
      #expect(text(of: input) == "one two!?")
    }
  }

  @Test func whatIsMarkedIsTakenAwayByMarkingNothing() {
    for input in inputs() {
      input.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
      input.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
      #expect(text(of: input) == "one two" && input.markedTextRange == nil)
    }
  }

  @Test func aRefusedMarkChangesNothing() {
    for input in inputs() {
      notes.refuses = true
      input.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
      #expect(text(of: input) == "one two" && input.markedTextRange == nil)
    }
  }

  @Test(.evidence(.inferred)) func otherTextsSelectionsAndTheEndOfEditingConfirm() {
    let (both, field, view) = (0..<2, 0..<1, 1..<2)
    let ends: [(places: Range<Int>, end: (any EditedText & UIResponder) -> Void)] = [
      (both, { $0.selectedTextRange = UITextRange(NSRange(location: 0, length: 1)) }),
      (both, { _ = $0.resignFirstResponder() }),
      (both, { $0.replace(UITextRange(NSRange(location: 0, length: 1)), withText: "O") }),
      (field, { ($0 as? UITextField)?.text = "new" }),
      (view, { ($0 as? UITextView)?.text = "new" }),
      (
        view,
        { ($0 as? UITextView)?.textStorage.replaceCharacters(in: NSRange(0..<9), with: "") }
      ),
    ]
    for (places, end) in ends {
      for input in inputs()[places] {
        _ = input.becomeFirstResponder()
        input.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
        #expect(input.markedTextRange != nil)
        end(input)
        #expect(input.markedTextRange == nil)
      }
    }
  }

  /// A part that stayed marked would be elsewhere, or beyond the end of the text.
  @Test(.evidence(.inferred)) func whatCodeDoesToTheStorageConfirms() {
    let ends: [(UITextView) -> String] = [
      {
        $0.textStorage.replaceCharacters(in: NSRange(0..<0), with: "x")
        return "xone two!ni"
      },
      {
        $0.layoutManager.replaceTextStorage(NSTextStorage(string: "seven and"))
        return "seven a!nd"
      },
    ]
    for end in ends {
      let view = bench.add(UITextView(), CGRect(x: 0, y: 50, width: 200, height: 80))
      view.text = "one two"
      view.setMarkedText("ninety", selectedRange: NSRange(location: 0, length: 0))
      view.setMarkedText("ni", selectedRange: NSRange(location: 0, length: 0))
      #expect(view.markedTextRange == UITextRange(NSRange(location: 7, length: 2)))
      let text = end(view)
      #expect(view.markedTextRange == nil)
      view.insertText("!")
      #expect(view.text == text)
    }
  }

  @Test(.evidence(.inferred)) func aDelegateMayPutAnotherTextInPlaceOfTheMark() {
    final class Censor: NSObject, UITextViewDelegate {
      func textViewDidChange(_ textView: UITextView) {
        if textView.text != "Sorry" { textView.text = "Sorry" }
      }
    }
    let censor = Censor()
    let view = bench.add(UITextView(), CGRect(x: 0, y: 50, width: 200, height: 80))
    view.delegate = censor
    view.setMarkedText("ni", selectedRange: NSRange(location: 1, length: 0))
    #expect(view.text == "Sorry" && view.markedTextRange == nil)
    #expect(view.selectedRange == NSRange(location: 5, length: 0))
  }

  @Test func subclassesHearOfIt() {
    final class Field: UITextField {
      var heard: [String] = []
      override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        heard.append(markedText ?? "nothing")
        super.setMarkedText(markedText, selectedRange: selectedRange)
      }
      override func unmarkText() { heard.append("unmark") }
    }
    let field = Field()
    let input: any UITextInput = field
    input.setMarkedText("a", selectedRange: NSRange(location: 1, length: 0))
    input.unmarkText()
    #expect(field.heard == ["a", "unmark"] && field.text == "a")
  }

  @Test func aKeyboardOfTheAppMarksText() {
    let (keys, field) = (UIInputViewController(), UITextField())
    _ = bench.add(field, CGRect(x: 0, y: 0, width: 200, height: 34))
    bench.stage.window.addSubview(keys.view)
    _ = field.becomeFirstResponder()
    keys.textDocumentProxy.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    #expect(field.text == "ni" && field.markedTextRange != nil)
    keys.textDocumentProxy.unmarkText()
    #expect(field.text == "ni" && field.markedTextRange == nil)
  }
}
