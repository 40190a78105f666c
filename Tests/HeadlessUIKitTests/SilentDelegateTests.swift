import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What a delegate that implements nothing has said.
@MainActor
@Suite(.evidence(.documented)) struct SilentDelegateTests {
  @Test func thatOfATextFieldAllowsEverything() {
    let delegate: any UITextFieldDelegate = SilentDelegate()
    let field = UITextField()
    let range = NSRange(location: 0, length: 1)
    let answers = [
      delegate.textFieldShouldBeginEditing(field), delegate.textFieldShouldEndEditing(field),
      delegate.textField(field, shouldChangeCharactersIn: range, replacementString: "x"),
      delegate.textFieldShouldClear(field), delegate.textFieldShouldReturn(field),
    ]
    #expect(answers == [true, true, true, true, true])
  }

  @Test func thatOfAGestureLetsOneOfTwoBegin() {
    let delegate: any UIGestureRecognizerDelegate = SilentDelegate()
    let (one, other) = (UIGestureRecognizer(), UIGestureRecognizer())
    let answers = [
      delegate.gestureRecognizerShouldBegin(one),
      delegate.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other),
      delegate.gestureRecognizer(one, shouldRequireFailureOf: other),
      delegate.gestureRecognizer(one, shouldBeRequiredToFailBy: other),
      delegate.gestureRecognizer(one, shouldReceive: UITouch()),
      delegate.gestureRecognizer(one, shouldReceive: UIEvent()),
    ]
    #expect(answers == [true, false, false, false, true, true])
  }

  @Test func thatOfAPickerLeavesItsSizesToIt() {
    let delegate: any UIPickerViewDelegate = SilentDelegate()
    let view = UIPickerView()
    #expect(delegate.pickerView(view, widthForComponent: 2) == -1)
    #expect(delegate.pickerView(view, rowHeightForComponent: 2) == -1)
    #expect(delegate.pickerView(view, titleForRow: 1, forComponent: 2) == nil)
  }
}

private final class SilentDelegate: NSObject, UITextFieldDelegate, UIGestureRecognizerDelegate,
  UIPickerViewDelegate
{}
