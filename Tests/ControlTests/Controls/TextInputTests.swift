import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct TextInputTests {
  private let bench = Bench()

  @Test func aTappedFieldTakesWhatIsTyped() {
    let field = bench.add(UITextField(), CGRect(x: 10, y: 10, width: 200, height: 34))
    let diary = FieldDiary()
    field.delegate = diary
    field.addAction(UIAction { _ in diary.calls.append("changed") }, for: .editingChanged)
    bench.stage.tap(at: CGPoint(x: 50, y: 20))
    #expect(field.isFirstResponder && field.isEditing)
    bench.stage.typeText("Hi")
    #expect(field.text == "Hi")
    field.deleteBackward()
    bench.stage.typeText("\n")
    #expect(field.text == "H")
    #expect(field.resignFirstResponder())
    #expect(diary.calls == ["begin", "changed", "changed", "changed", "return", "end"])
  }

  /// Many screens end editing so when their background is tapped.
  @Test(.evidence(.reported))
  func aTapOnATextIsNoTapOnTheBackground() {
    let field = bench.add(UITextField(), CGRect(x: 10, y: 10, width: 200, height: 34))
    let text = bench.add(UITextView(), CGRect(x: 10, y: 60, width: 200, height: 60))
    let diary = GestureDiary()
    _ = diary.watch(UITapGestureRecognizer(), "background", on: bench.view)
    diary.onCall = { _ in _ = self.bench.view.endEditing(true) }
    bench.stage.tap(at: CGPoint(x: 50, y: 20))
    #expect(field.isFirstResponder && diary.lines == [])
    bench.stage.tap(at: CGPoint(x: 50, y: 80))
    #expect(text.isFirstResponder && diary.lines == [])
    text.isEditable = false
    bench.stage.tap(at: CGPoint(x: 50, y: 80))
    #expect(diary.lines == ["background ended"])
  }

  /// Both end it for good, whatever the delegate thinks.
  @Test(.evidence(.reported))
  func aFieldThatLeavesOrIsForcedEditsNoLonger() {
    let field = bench.add(UITextField(), CGRect(x: 10, y: 10, width: 200, height: 34))
    let diary = FieldDiary()
    diary.mayEnd = false
    field.delegate = diary
    for end in [{ _ = self.bench.view.endEditing(true) }, { field.removeFromSuperview() }] {
      bench.view.addSubview(field)
      _ = field.becomeFirstResponder()
      #expect(!field.resignFirstResponder() && field.isEditing)
      end()
      #expect(!field.isEditing && !field.isFirstResponder)
    }
    #expect(diary.calls == ["begin", "end", "begin", "end"])
  }

  @Test func theDelegateRefusesLetters() {
    let field = bench.add(UITextField(), CGRect(x: 10, y: 10, width: 200, height: 34))
    let diary = FieldDiary()
    diary.refused = "x"
    field.delegate = diary
    _ = field.becomeFirstResponder()
    bench.stage.typeText("axb")
    #expect(field.text == "ab")
  }

  @Test func aSecureFieldShowsDots() {
    let field = bench.add(UITextField(), CGRect(x: 10, y: 10, width: 200, height: 34))
    field.text = "secret"
    field.isSecureTextEntry = true
    #expect(field.label.text == "••••••")
    #expect(field.text == "secret")
  }

  @Test func thePlaceholderShowsWhileThereIsNoText() {
    let field = bench.add(UITextField(), CGRect(x: 10, y: 10, width: 200, height: 34))
    field.placeholder = "Name"
    bench.stage.advance(by: 0)
    #expect(!field.hint.isHidden)
    field.text = "A"
    bench.stage.advance(by: 0)
    #expect(field.hint.isHidden)
  }

  @Test func sideViewsTakeTheirRoom() {
    let field = bench.add(UITextField(), CGRect(x: 0, y: 0, width: 200, height: 34))
    field.borderStyle = .roundedRect
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 6, width: 186, height: 22))
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(field.textRect(forBounds: field.bounds).minX == 7)
    field.leftViewMode = .always
    #expect(field.textRect(forBounds: field.bounds).minX == 20)
  }

  @Test func aRoundedFieldIs34PointsHigh() {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = "Name"
    #expect(abs(field.intrinsicContentSize.height - 34) <= 1)
  }

  @Test(.evidence(.reported)) func aFieldThatInsetsItsTextIsHigherByThat() {
    let (plain, inset, fixed) = (UITextField(), InsetField(), FixedField())
    for field in [plain, inset, fixed] {
      field.borderStyle = .roundedRect
      field.text = "Name"
    }
    let usual = plain.intrinsicContentSize.height
    #expect(isNear(inset.intrinsicContentSize.height, usual + 14))
    #expect(fixed.intrinsicContentSize.height == usual)
  }

  @Test func aTextViewScrollsItsTextOrGrowsWithIt() {
    let view = bench.add(UITextView(), CGRect(x: 0, y: 0, width: 120, height: 60))
    view.font = .systemFont(ofSize: 16)
    view.text = String(repeating: "many words ", count: 20)
    bench.stage.advance(by: 0)
    #expect(view.contentSize.height > 200)
    #expect(view.label.frame.origin == CGPoint(x: 5, y: 8))
    view.isScrollEnabled = false
    #expect(isNear(view.intrinsicContentSize.height, view.contentSize.height))
  }

  /// Of one line, or empty, it is as high as a label with its insets.
  @Test(.evidence(.reported), arguments: [UIFont.systemFont(ofSize: 12), .systemFont(ofSize: 17)])
  func aTextViewOfOneLineIsAsHighAsALabel(font: UIFont) {
    let view = bench.add(UITextView(), CGRect(x: 0, y: 0, width: 120, height: 60))
    let label = bench.add(UILabel(), CGRect(x: 0, y: 70, width: 120, height: 60))
    (view.font, label.font) = (font, font)
    (view.text, label.text) = ("One", "One")
    view.isScrollEnabled = false
    let height = label.intrinsicContentSize.height
    #expect(isNear(view.intrinsicContentSize.height, height + 16))
    view.text = ""
    #expect(isNear(view.sizeThatFits(CGSize(width: 120, height: 0)).height, height + 16))
  }

  @Test func aTextViewTakesLinesAndTellsItsDelegate() {
    let view = bench.add(UITextView(), CGRect(x: 0, y: 0, width: 200, height: 100))
    let diary = ViewDiary()
    view.delegate = diary
    bench.stage.tap(at: CGPoint(x: 50, y: 50))
    bench.stage.typeText("a\nb")
    #expect(view.text == "a\nb")
    #expect(diary.calls == ["begin", "change", "change", "change"])
  }
}

private final class InsetField: UITextField {
  override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds).insetBy(dx: 10, dy: 7)
  }
}

private final class FixedField: UITextField {
  override func textRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: 10, y: 7, width: bounds.width - 20, height: 20)
  }
}

private final class FieldDiary: NSObject, UITextFieldDelegate {
  var calls: [String] = []
  var refused: String?
  var mayEnd = true

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }

  func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("begin") }
  func textFieldDidEndEditing(_ textField: UITextField) { calls.append("end") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    calls.append("return")
    return false
  }
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { string != refused }
}

private final class ViewDiary: NSObject, UITextViewDelegate {
  var calls: [String] = []

  func textViewDidBeginEditing(_ textView: UITextView) { calls.append("begin") }
  func textViewDidChange(_ textView: UITextView) { calls.append("change") }
}
