import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Where a tap puts the caret, and what may be inserted and copied.
@MainActor
@Suite(.evidence(.documented)) struct TextTouchTests {
  private let bench = Bench()

  @Test func aTapPutsTheCaretBetweenTheNearestLetters() throws {
    let field = bench.add(UITextField(), CGRect(x: 10, y: 10, width: 200, height: 34))
    field.text = "iiiiiiiiii"
    let third = field.caretRect(for: UITextPosition(3))
    bench.stage.tap(at: field.convert(CGPoint(x: third.midX, y: third.midY), to: nil))
    #expect(field.selectedTextRange?.start.offset == 3)
    bench.stage.typeText("x")
    #expect(field.text == "iiixiiiiiii")
    bench.stage.tap(at: CGPoint(x: 200, y: 20))
    bench.stage.typeText("y")
    #expect(field.text == "iiixiiiiiiiy")
  }

  @Test(arguments: ["Hi😀", "Hello "])
  func aTapBehindTheTextPutsTheCaretAtItsEnd(text: String) {
    let field = bench.add(UITextField(), CGRect(x: 10, y: 10, width: 200, height: 34))
    field.text = text
    bench.stage.tap(at: CGPoint(x: 200, y: 20))
    bench.stage.typeText("x")
    #expect(field.text == text + "x")
  }

  @Test func inATextViewToo() {
    let view = bench.add(UITextView(), CGRect(x: 10, y: 10, width: 200, height: 100))
    view.text = "one\ntwo"
    let second = view.caretRect(for: UITextPosition(4))
    let place = CGPoint(x: second.minX + 1, y: second.midY)
    bench.stage.tap(at: view.convert(place, to: nil))
    #expect(view.selectedRange == NSRange(location: 4, length: 0))
  }

  @Test func whatIsInsertedFirstReplacesEverythingIfAsked() {
    let field = bench.add(UITextField(), CGRect(x: 10, y: 10, width: 200, height: 34))
    let view = bench.add(UITextView(), CGRect(x: 10, y: 60, width: 200, height: 100))
    (field.text, view.text) = ("old", "old")
    _ = field.becomeFirstResponder()
    field.clearsOnInsertion = true
    bench.stage.typeText("ab")
    #expect(field.text == "ab" && !field.clearsOnInsertion)
    let judge = Judge()
    field.delegate = judge
    field.clearsOnInsertion = true
    bench.stage.typeText("xy")
    #expect(field.text == "y")
    _ = view.becomeFirstResponder()
    view.clearsOnInsertion = true
    bench.stage.typeText("ab")
    #expect(view.text == "ab" && !view.clearsOnInsertion)
  }

  @Test(.evidence(.reported), arguments: [true, false])
  func theFirstKeyInASecureFieldReplacesItsText(types: Bool) {
    let field = bench.add(UITextField(), CGRect(x: 10, y: 10, width: 200, height: 34))
    field.isSecureTextEntry = true
    field.text = "secret"
    _ = field.becomeFirstResponder()
    if types { bench.stage.typeText("a") } else { field.deleteBackward() }
    #expect(field.text == (types ? "a" : ""))
    bench.stage.typeText("b")
    #expect(field.text == (types ? "ab" : "b"))
  }

  @Test func secureTextCannotBeCopiedAndATextViewShowsIt() {
    let field = bench.add(UITextField(), CGRect(x: 10, y: 10, width: 200, height: 34))
    field.text = "secret"
    _ = field.becomeFirstResponder()
    field.selectAll(nil)
    UIPasteboard.general.string = "before"
    field.isSecureTextEntry = true
    #expect(!field.canPerformAction("copy:", withSender: nil))
    field.copy(nil)
    field.cut(nil)
    #expect(UIPasteboard.general.string == "before" && field.text == "secret")
    field.isSecureTextEntry = false
    #expect(field.canPerformAction("copy:", withSender: nil))
    field.copy(nil)
    #expect(UIPasteboard.general.string == "secret")
    let view = UITextView()
    view.text = "seen"
    view.isSecureTextEntry = true
    #expect(view.label.text == "seen")
  }
}

/// Refuses the letter x.
private final class Judge: NSObject, UITextFieldDelegate {
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { string != "x" }
}
