import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

/// What the input delegate of a text hears, and in which direction paragraphs are written.
@MainActor
@Suite struct InputDelegateTests {
  private final class Diary: UITextInputDelegate {
    var lines: [String] = []
    func note(_ line: String, _ input: (any UITextInput)?) {
      let all = input.flatMap { $0.textRange(from: $0.beginningOfDocument, to: $0.endOfDocument) }
      lines.append("\(line) \(all.flatMap { input?.text(in: $0) } ?? "")")
    }
    func selectionWillChange(_ textInput: (any UITextInput)?) { note("selection of", textInput) }
    func selectionDidChange(_ textInput: (any UITextInput)?) { note("selected in", textInput) }
    func textWillChange(_ textInput: (any UITextInput)?) { note("text was", textInput) }
    func textDidChange(_ textInput: (any UITextInput)?) { note("text is", textInput) }
  }

  /// Shortens the text whenever it is told that the text will change.
  private final class Eraser: NSObject, UITextInputDelegate, UITextFieldDelegate,
    UITextViewDelegate
  {
    private var isErasing = false
    func erase(_ input: (any UITextInput)?) {
      guard !isErasing, let input,
        let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
      else { return }
      isErasing = true
      input.replace(all, withText: "")
      isErasing = false
    }
    func selectionWillChange(_ textInput: (any UITextInput)?) {}
    func selectionDidChange(_ textInput: (any UITextInput)?) {}
    func textWillChange(_ textInput: (any UITextInput)?) { erase(textInput) }
    func textDidChange(_ textInput: (any UITextInput)?) {}
    func textField(
      _ textField: UITextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      erase(textField)
      return true
    }
    func textView(
      _ textView: UITextView,
      shouldChangeTextIn range: NSRange,
      replacementText text: String
    ) -> Bool {
      erase(textView)
      return true
    }
  }

  private let bench = Bench()

  private var inputs: [any EditedText & UIView] {
    let view = bench.add(UITextView(), CGRect(x: 0, y: 0, width: 300, height: 100))
    return [view, bench.add(UITextField(), CGRect(x: 0, y: 100, width: 300, height: 40))]
  }

  private func diary(of input: any EditedText, _ body: () -> Void) -> [String] {
    let diary = Diary()
    input.inputDelegate = diary
    body()
    return diary.lines
  }

  /// Nobody was told.
  @Test func aTextIsToldBeforeAndAfterItChanges() {
    for input in inputs {
      input.insertText("ab")
      let lines = diary(of: input) { input.insertText("c") }
      #expect(lines.first == "text was ab" && lines.last == "text is abc")
      #expect(lines.contains("selected in abc"))
      let replaced = diary(of: input) {
        input.replace(UITextRange(NSRange(location: 0, length: 3)), withText: "x")
      }
      #expect(replaced.first == "text was abc" && replaced.last == "text is x")
    }
  }

  /// The range of the change was beyond the end of the text.
  @Test(arguments: [false, true])
  func aDelegateMayShortenTheTextBeforeAChange(isAsked: Bool) {
    for input in inputs {
      input.insertText("abc")
      let eraser = Eraser()
      if !isAsked { input.inputDelegate = eraser }
      if isAsked { (input as? UITextField)?.delegate = eraser }
      if isAsked { (input as? UITextView)?.delegate = eraser }
      input.insertText("d")
      #expect(input.ownText.string == "d" && input.selection == NSRange(location: 1, length: 0))
      input.insertText("e")
      input.deleteBackward()
      #expect(input.ownText.string.isEmpty)
      // Delegates are weak.
      withExtendedLifetime(eraser) {}
    }
  }

  /// The caret stood behind the end of the text, where there was nothing to delete.
  @Test func aDelegateMayShortenTheTextWhenTheSelectionHasChanged() {
    final class Shortener: UITextInputDelegate {
      func selectionWillChange(_ textInput: (any UITextInput)?) {}
      func selectionDidChange(_ textInput: (any UITextInput)?) {
        textInput?.inputDelegate = nil
        guard let input = textInput as? any EditedText else { return }
        input.replace(UITextRange(NSRange(location: 0, length: 3)), withText: "")
      }
      func textWillChange(_ textInput: (any UITextInput)?) {}
      func textDidChange(_ textInput: (any UITextInput)?) {}
    }
    for input in inputs {
      input.insertText("ab")
      let shortener = Shortener()
      input.inputDelegate = shortener
      input.insertText("c")
      input.deleteBackward()
      #expect(input.ownText.string.isEmpty)
      withExtendedLifetime(shortener) {}
    }
  }

  /// The caret of a text field still stood in the text before the change.
  @Test func aDelegateThatHearsOfTheSelectionFindsTheCaretThere() {
    final class Watcher: UITextInputDelegate {
      var caret: CGRect?
      func selectionWillChange(_ textInput: (any UITextInput)?) {}
      func selectionDidChange(_ textInput: (any UITextInput)?) {
        caret = textInput.map { $0.caretRect(for: $0.endOfDocument) }
      }
      func textWillChange(_ textInput: (any UITextInput)?) {}
      func textDidChange(_ textInput: (any UITextInput)?) {}
    }
    for input in inputs {
      input.insertText("ab")
      let (watcher, before) = (Watcher(), input.caretRect(for: input.endOfDocument))
      input.inputDelegate = watcher
      input.insertText("cd")
      let after = input.caretRect(for: input.endOfDocument)
      #expect(watcher.caret == after && after.minX > before.minX)
    }
  }

  @Test func aSelectionIsToldOnlyWhereItChanges() {
    for input in inputs {
      input.insertText("ab")
      let lines = diary(of: input) {
        input.selectedTextRange = UITextRange(NSRange(location: 0, length: 1))
        input.selectedTextRange = UITextRange(NSRange(location: 0, length: 1))
      }
      #expect(lines == ["selection of ab", "selected in ab"])
    }
  }

  @Test func settingATextIsTold() {
    let field = UITextField()
    let lines = diary(of: field) { field.text = "a" }
    #expect(lines.first == "text was " && lines.last == "text is a")
    let view = UITextView()
    let others = diary(of: view) { view.attributedText = NSAttributedString(string: "b") }
    #expect(others.first == "text was " && others.last == "text is b")
  }

  @Test func settingsOfIOS18HaveTheirDefaultsAndRawValues() {
    let (field, view) = (UITextField(), UITextView())
    #expect(field.writingToolsBehavior == .default && view.writingToolsBehavior == .default)
    #expect(view.allowedWritingToolsResultOptions.isEmpty && !view.isWritingToolsActive)
    #expect(view.mathExpressionCompletionType == .default)
    view.writingToolsBehavior = .none
    #expect(view.writingToolsBehavior.rawValue == -1)
    #expect(UIWritingToolsBehavior.limited.rawValue == 2)
    let all: UIWritingToolsResultOptions = [.plainText, .richText, .list, .table]
    #expect(all.rawValue == 15)
  }

  @Test func paragraphsHaveDirectionsOfTheirOwn() throws {
    for input in inputs {
      input.insertText("one")
      let start = input.beginningOfDocument
      #expect(input.baseWritingDirection(for: start, in: .forward) == .natural)
      let all = try #require(input.textRange(from: start, to: input.endOfDocument))
      input.setBaseWritingDirection(.rightToLeft, for: all)
      #expect(input.baseWritingDirection(for: input.endOfDocument, in: .backward) == .rightToLeft)
    }
    let view = bench.add(UITextView(), CGRect(x: 0, y: 0, width: 300, height: 100))
    view.text = "one\ntwo"
    let last = UITextRange(NSRange(location: 5, length: 0))
    view.setBaseWritingDirection(.rightToLeft, for: last)
    #expect(view.baseWritingDirection(for: view.beginningOfDocument, in: .forward) == .natural)
    #expect(view.baseWritingDirection(for: last.start, in: .forward) == .rightToLeft)
  }
}
