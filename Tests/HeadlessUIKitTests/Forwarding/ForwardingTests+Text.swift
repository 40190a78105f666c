import Foundation
import Geometry
import Testing
import VirtualTime

@testable import HeadlessUIKit

extension ForwardingTests {
  @Test func `a UIPickerViewDelegate that leaves all out`() throws {
    let relay = Relay<any UIPickerViewDelegate>()
    let picker = UIPickerView()
    let view = UIView()
    try relay.passesOn { $0.pickerView(picker, widthForComponent: 1) }
    try relay.passesOn { $0.pickerView(picker, rowHeightForComponent: 1) }
    try relay.passesOn { $0.pickerView(picker, titleForRow: 1, forComponent: 2) }
    try relay.passesOn { $0.pickerView(picker, attributedTitleForRow: 1, forComponent: 2) }
    try relay.passesOn { $0.pickerView(picker, viewForRow: 1, forComponent: 2, reusing: view) }
    try relay.passesOn { $0.pickerView(picker, didSelectRow: 1, inComponent: 2) }
  }

  @Test func `a UIGestureRecognizerDelegate that leaves all out`() throws {
    let relay = Relay<any UIGestureRecognizerDelegate>()
    let press = UIGestureRecognizer()
    let other = UIGestureRecognizer()
    let (touch, event) = (UITouch(), UIEvent())
    try relay.passesOn { $0.gestureRecognizerShouldBegin(press) }
    try relay.passesOn { $0.gestureRecognizer(press, shouldRecognizeSimultaneouslyWith: other) }
    try relay.passesOn { $0.gestureRecognizer(press, shouldRequireFailureOf: other) }
    try relay.passesOn { $0.gestureRecognizer(press, shouldBeRequiredToFailBy: other) }
    try relay.passesOn { $0.gestureRecognizer(press, shouldReceive: touch) }
    try relay.passesOn { $0.gestureRecognizer(press, shouldReceive: event) }
  }

  @Test func `a UITextFieldDelegate that leaves all out`() throws {
    let relay = Relay<any UITextFieldDelegate>()
    let field = UITextField()
    let range = NSRange(location: 1, length: 2)
    try relay.passesOn { $0.textFieldShouldBeginEditing(field) }
    try relay.passesOn { $0.textFieldDidBeginEditing(field) }
    try relay.passesOn { $0.textFieldShouldEndEditing(field) }
    try relay.passesOn { $0.textFieldDidEndEditing(field) }
    try relay.passesOn {
      $0.textField(field, shouldChangeCharactersIn: range, replacementString: "a")
    }
    try relay.passesOn { $0.textFieldDidChangeSelection(field) }
    try relay.passesOn { $0.textFieldShouldClear(field) }
    try relay.passesOn { $0.textFieldShouldReturn(field) }
    let (own, animator) = ([UIAction { _ in }], MenuAnimator(nil))
    try relay.passesOn {
      $0.textField(field, editMenuForCharactersIn: range, suggestedActions: own)
    }
    try relay.passesOn { $0.textField(field, willPresentEditMenuWith: animator) }
    try relay.passesOn { $0.textField(field, willDismissEditMenuWith: animator) }
  }

  @Test func `a UITextViewDelegate that leaves all out`() throws {
    let relay = Relay<any UITextViewDelegate>()
    let text = UITextView()
    let range = NSRange(location: 1, length: 2)
    let attachment = NSTextAttachment()
    try relay.passesOn { $0.textViewShouldBeginEditing(text) }
    try relay.passesOn { $0.textViewShouldEndEditing(text) }
    try relay.passesOn { $0.textViewDidBeginEditing(text) }
    try relay.passesOn { $0.textViewDidEndEditing(text) }
    try relay.passesOn { $0.textView(text, shouldChangeTextIn: range, replacementText: "a") }
    try relay.passesOn { $0.textViewDidChange(text) }
    try relay.passesOn { $0.textViewDidChangeSelection(text) }
    try relay.passesOn {
      $0.textView(text, shouldInteractWith: URL(filePath: "/a"), in: range, interaction: .preview)
    }
    try relay.passesOn { $0.textView(text, shouldInteractWith: URL(filePath: "/a"), in: range) }
    try relay.passesOn {
      $0.textView(text, shouldInteractWith: attachment, in: range, interaction: .preview)
    }
    try relay.passesOn { $0.textView(text, shouldInteractWith: attachment, in: range) }
    let item = UITextItem(.tag("a"), range: range)
    let (action, menu, animator) = (UIAction { _ in }, UIMenu(), MenuAnimator(nil))
    try relay.passesOn { $0.textView(text, primaryActionFor: item, defaultAction: action) }
    try relay.passesOn { $0.textView(text, menuConfigurationFor: item, defaultMenu: menu) }
    try relay.passesOn { $0.textView(text, textItemMenuWillDisplayFor: item, animator: animator) }
    try relay.passesOn { $0.textView(text, textItemMenuWillEndFor: item, animator: animator) }
    try relay.passesOn {
      $0.textView(text, editMenuForTextIn: range, suggestedActions: [action])
    }
    try relay.passesOn { $0.textView(text, willPresentEditMenuWith: animator) }
    try relay.passesOn { $0.textView(text, willDismissEditMenuWith: animator) }
  }

  @Test func `an NSLayoutManagerDelegate that leaves all out`() throws {
    let relay = Relay<any NSLayoutManagerDelegate>()
    let manager = NSLayoutManager()
    let container = NSTextContainer()
    let rect = UnsafeMutablePointer<CGRect>.allocate(capacity: 1)
    let baseline = UnsafeMutablePointer<CGFloat>.allocate(capacity: 1)
    let range = NSRange(location: 1, length: 2)
    defer { rect.deallocate() }
    defer { baseline.deallocate() }
    try relay.passesOn { $0.layoutManagerDidInvalidateLayout(manager) }
    try relay.passesOn { $0.layoutManager(manager, didCompleteLayoutFor: container, atEnd: true) }
    try relay.passesOn {
      $0.layoutManager(
        manager,
        textContainer: container,
        didChangeGeometryFrom: CGSize(width: 1, height: 2)
      )
    }
    try relay.passesOn {
      $0.layoutManager(
        manager,
        lineSpacingAfterGlyphAt: 1,
        withProposedLineFragmentRect: CGRect(x: 1, y: 2, width: 3, height: 4)
      )
    }
    try relay.passesOn {
      $0.layoutManager(
        manager,
        paragraphSpacingAfterGlyphAt: 1,
        withProposedLineFragmentRect: CGRect(x: 1, y: 2, width: 3, height: 4)
      )
    }
    try relay.passesOn {
      $0.layoutManager(
        manager,
        paragraphSpacingBeforeGlyphAt: 1,
        withProposedLineFragmentRect: CGRect(x: 1, y: 2, width: 3, height: 4)
      )
    }
    try relay.passesOn {
      $0.layoutManager(
        manager,
        shouldSetLineFragmentRect: rect,
        lineFragmentUsedRect: rect,
        baselineOffset: baseline,
        in: container,
        forGlyphRange: range
      )
    }
  }

  @Test func `an NSTextStorageDelegate that leaves all out`() throws {
    let relay = Relay<any NSTextStorageDelegate>()
    let storage = NSTextStorage()
    let range = NSRange(location: 1, length: 2)
    try relay.passesOn {
      $0.textStorage(
        storage,
        willProcessEditing: .editedCharacters,
        range: range,
        changeInLength: 1
      )
    }
    try relay.passesOn {
      $0.textStorage(storage, didProcessEditing: .editedCharacters, range: range, changeInLength: 1)
    }
  }
}
