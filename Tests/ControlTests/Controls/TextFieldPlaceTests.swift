import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The borders and parts of a text field, and what it tells of its editing.
@MainActor
@Suite struct TextFieldPlaceTests {
  private let bench = Bench()

  private func field(isRightToLeft: Bool = false) -> UITextField {
    let field = UITextField()
    field.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    return bench.add(field, CGRect(x: 0, y: 0, width: 100, height: 34))
  }

  struct Border: Sendable, CustomTestStringConvertible {
    let style: UITextField.BorderStyle
    let text: CGRect
    let radius: CGFloat
    let width: CGFloat
    var testDescription: String { "\(style)" }
  }

  @Test(
    .evidence(.reported),
    arguments: [
      Border(
        style: .none,
        text: CGRect(x: 0, y: 0, width: 100, height: 34),
        radius: 0,
        width: 0
      ),
      Border(style: .line, text: CGRect(x: 2, y: 2, width: 96, height: 30), radius: 0, width: 1),
      Border(style: .bezel, text: CGRect(x: 2, y: 2, width: 96, height: 30), radius: 0, width: 1),
      Border(
        style: .roundedRect,
        text: CGRect(x: 7, y: 6, width: 86, height: 22),
        radius: 5,
        width: 0.5
      ),
    ]
  )
  func aBorderLeavesRoomForTheText(border: Border) {
    let field = field()
    field.borderStyle = border.style == .none ? .line : .none
    field.borderStyle = border.style
    field.layoutIfNeeded()
    #expect(field.textRect(forBounds: field.bounds) == border.text)
    #expect(field.editingRect(forBounds: field.bounds) == border.text)
    #expect(field.layer.cornerRadius == border.radius && field.layer.borderWidth == border.width)
    #expect((field.layer.borderColor == nil) == (border.style == .none))
    #expect((field.backgroundColor == nil) == (border.style != .roundedRect))
  }

  /// Whether a part shows without and with editing.
  @Test(arguments: [
    (UITextField.ViewMode.never, [false, false]), (.whileEditing, [false, true]),
    (.unlessEditing, [true, false]), (.always, [true, true]),
  ])
  func aPartShowsAsItsModeSays(mode: UITextField.ViewMode, shows: [Bool]) {
    let field = field()
    let side = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.rightView = side
    field.text = "text"
    func parts() -> [Bool] {
      field.layoutIfNeeded()
      return [!side.isHidden, !field.clearButton.isHidden]
    }
    (field.rightViewMode, field.clearButtonMode) = (mode, .never)
    let before = parts()
    field.becomeFirstResponder()
    #expect([before, parts()] == shows.map { [$0, false] })
    field.resignFirstResponder()
    (field.rightViewMode, field.clearButtonMode) = (.never, mode)
    field.setNeedsLayout()
    let clear = parts()
    field.becomeFirstResponder()
    field.setNeedsLayout()
    #expect([clear, parts()] == shows.map { [false, $0] })
    // A clear button has nothing to clear then, or stands where the other view is.
    field.text = ""
    #expect(parts() == [false, false])
    (field.text, field.rightViewMode) = ("text", .always)
    #expect(parts() == [true, false])
  }

  @Test(arguments: [false, true])
  func sideViewsAndTheClearButtonSwapTheirEnds(isRightToLeft: Bool) {
    let field = field(isRightToLeft: isRightToLeft)
    let bounds = field.bounds
    let clear = field.clearButtonRect(forBounds: bounds)
    #expect(clear == CGRect(x: isRightToLeft ? 5 : 76, y: 7.5, width: 19, height: 19))
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 12))
    (field.leftViewMode, field.rightViewMode) = (.always, .always)
    let left = field.leftViewRect(forBounds: bounds)
    let right = field.rightViewRect(forBounds: bounds)
    #expect(left == CGRect(x: isRightToLeft ? 70 : 0, y: 7, width: 30, height: 20))
    #expect(right == CGRect(x: isRightToLeft ? 0 : 90, y: 11, width: 10, height: 12))
    let text = field.textRect(forBounds: bounds)
    #expect(text == CGRect(x: isRightToLeft ? 10 : 30, y: 0, width: 60, height: 34))
    #expect(field.intrinsicContentSize.width == 40)
  }

  @Test func aFieldBeginsWithItsDefaults() {
    let field = UITextField()
    #expect(field.text?.isEmpty == true && field.placeholder == nil && !field.hasText)
    #expect(field.borderStyle == .none && field.textAlignment == .natural)
    #expect(field.font == .systemFont(ofSize: 17) && field.textColor == .label)
    let modes = [field.leftViewMode, field.rightViewMode, field.clearButtonMode]
    #expect(modes == [.never, .never, .never])
    let isOff = [
      field.isSecureTextEntry, field.adjustsFontSizeToFitWidth, field.clearsOnBeginEditing,
      field.clearsOnInsertion, field.allowsEditingTextAttributes, field.isEditing,
      field.enablesReturnKeyAutomatically, field.adjustsFontForContentSizeCategory,
    ]
    #expect(!isOff.contains(true), "\(isOff)")
    #expect(field.autocapitalizationType == .sentences && field.keyboardType == .default)
    #expect(!field.canBecomeFirstResponder, "it is on no screen")
  }

  // MARK: Editing

  private func watched(_ diary: EditDiary) -> UITextField {
    let field = field()
    field.delegate = diary
    for (event, name) in [
      (UIControl.Event.editingDidBegin, "action begin"), (.editingChanged, "action changed"),
      (.editingDidEnd, "action end"), (.editingDidEndOnExit, "action exit"),
    ] {
      field.addAction(UIAction { _ in diary.calls.append(name) }, for: event)
    }
    return field
  }

  @Test func theDelegateHearsBeforeTheTargets() {
    let diary = EditDiary()
    let field = watched(diary)
    #expect(field.becomeFirstResponder())
    #expect(diary.calls == ["should begin", "begin", "action begin"])
    diary.calls = []
    field.insertText("a")
    #expect(diary.calls == ["change 0 0 a", "selection", "action changed"])
    diary.calls = []
    #expect(field.resignFirstResponder())
    #expect(diary.calls == ["should end", "end 0", "action end"])
    #expect(!field.isEditing && !field.isFirstResponder)
  }

  @Test func theDelegateMayRefuseBothEnds() {
    let diary = EditDiary()
    let field = watched(diary)
    diary.allows = false
    #expect(!field.becomeFirstResponder() && !field.isEditing)
    diary.allows = true
    field.becomeFirstResponder()
    diary.allows = false
    field.insertText("a")
    #expect(field.text?.isEmpty == true)
    #expect(!field.resignFirstResponder() && field.isEditing)
  }

  /// With a target for its end the return key leaves the field, if the delegate lets it.
  @Test(arguments: [(true, true, false), (true, false, true), (false, true, true)])
  func theReturnKeyMayEndEditing(allows: Bool, listens: Bool, edits: Bool) {
    let diary = EditDiary()
    let field = field()
    field.delegate = diary
    var exits = 0
    if listens { field.addAction(UIAction { _ in exits += 1 }, for: .editingDidEndOnExit) }
    field.becomeFirstResponder()
    diary.returns = allows
    field.insertText("\n")
    #expect(field.isEditing == edits && exits == (allows && listens ? 1 : 0))
    #expect(field.text?.isEmpty == true)
  }

  @Test(arguments: [true, false])
  func theClearButtonAsksAndTells(allows: Bool) {
    let diary = EditDiary()
    let field = watched(diary)
    (field.text, field.clearButtonMode) = ("text", .always)
    bench.stage.advance(by: 0)
    diary.allows = allows
    bench.stage.tap(at: CGPoint(x: 85, y: 17))
    #expect(field.text == (allows ? "" : "text"))
    #expect(diary.calls == (allows ? ["clear", "action changed"] : ["clear"]))
  }

  @Test func aFieldThatIsDisabledIsPaleFromThenOn() {
    let field = field()
    field.text = "text"
    #expect(field.label.alpha == 1 && field.canBecomeFirstResponder)
    field.isEnabled = false
    field.layoutIfNeeded()
    #expect(field.label.alpha == 0.5 && !field.canBecomeFirstResponder)
    field.isEnabled = true
    field.layoutIfNeeded()
    #expect(field.label.alpha == 1)
  }
}

private final class EditDiary: NSObject, UITextFieldDelegate {
  var calls: [String] = []
  var allows = true
  var returns = true

  private func answer(_ call: String) -> Bool {
    calls.append(call)
    return allows
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { answer("should begin") }
  func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("begin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { answer("should end") }
  func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  ) { calls.append("end \(reason.rawValue)") }
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { answer("change \(range.location) \(range.length) \(string)") }
  func textFieldDidChangeSelection(_ textField: UITextField) { calls.append("selection") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { answer("clear") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { returns }
}
