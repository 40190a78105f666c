import Foundation
import Geometry
import VirtualTime

@testable import HeadlessUIKit

extension FullDelegate: UIPickerViewDelegate {
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    answer(7.5, to: pickerView, component)
  }
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    answer(7.5, to: pickerView, component)
  }
  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { answer("answer", to: pickerView, row, component) }
  func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString? {
    answer(NSAttributedString(string: "answer"), to: pickerView, row, component)
  }
  func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { answer(ownView, to: pickerView, row, component, view) }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    hear(pickerView, row, component)
  }
}

extension FullDelegate: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    answer(false, to: gestureRecognizer)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { answer(true, to: gestureRecognizer, otherGestureRecognizer) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { answer(true, to: gestureRecognizer, otherGestureRecognizer) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { answer(true, to: gestureRecognizer, otherGestureRecognizer) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { answer(false, to: gestureRecognizer, touch) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive event: UIEvent
  ) -> Bool { answer(false, to: gestureRecognizer, event) }
}

extension FullDelegate: UITextFieldDelegate {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    answer(false, to: textField)
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { hear(textField) }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { answer(false, to: textField) }
  func textFieldDidEndEditing(_ textField: UITextField) { hear(textField) }
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { answer(false, to: textField, range, string) }
  func textFieldDidChangeSelection(_ textField: UITextField) { hear(textField) }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { answer(false, to: textField) }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { answer(false, to: textField) }
  func textField(
    _ textField: UITextField,
    editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { answer(ownEditMenu, to: textField, range, suggestedActions) }
  func textField(
    _ textField: UITextField,
    willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { hear(textField, animator) }
  func textField(
    _ textField: UITextField,
    willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { hear(textField, animator) }
}

extension FullDelegate: UITextViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { answer(false, to: textView) }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { answer(false, to: textView) }
  func textViewDidBeginEditing(_ textView: UITextView) { hear(textView) }
  func textViewDidEndEditing(_ textView: UITextView) { hear(textView) }
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { answer(false, to: textView, range, text) }
  func textViewDidChange(_ textView: UITextView) { hear(textView) }
  func textViewDidChangeSelection(_ textView: UITextView) { hear(textView) }
  func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { answer(false, to: textView, URL, characterRange, interaction) }
  func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange
  ) -> Bool { answer(false, to: textView, URL, characterRange) }
  func textView(
    _ textView: UITextView,
    shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { answer(false, to: textView, textAttachment, characterRange, interaction) }
  func textView(
    _ textView: UITextView,
    shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange
  ) -> Bool { answer(false, to: textView, textAttachment, characterRange) }
  func textView(
    _ textView: UITextView,
    primaryActionFor textItem: UITextItem,
    defaultAction: UIAction
  ) -> UIAction? { answer(defaultAction, to: textView, textItem) }
  func textView(
    _ textView: UITextView,
    menuConfigurationFor textItem: UITextItem,
    defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? { answer(ownItemMenu, to: textView, textItem, defaultMenu) }
  func textView(
    _ textView: UITextView,
    textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) { hear(textView, textItem, animator) }
  func textView(
    _ textView: UITextView,
    textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) { hear(textView, textItem, animator) }
  func textView(
    _ textView: UITextView,
    editMenuForTextIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { answer(ownEditMenu, to: textView, range, suggestedActions) }
  func textView(
    _ textView: UITextView,
    willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { hear(textView, animator) }
  func textView(
    _ textView: UITextView,
    willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { hear(textView, animator) }
}

extension FullDelegate: NSLayoutManagerDelegate {
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { hear(sender) }
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) { hear(layoutManager, textContainer, layoutFinishedFlag) }
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    textContainer: NSTextContainer,
    didChangeGeometryFrom oldSize: CGSize
  ) { hear(layoutManager, textContainer, oldSize) }
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { answer(7.5, to: layoutManager, glyphIndex, rect) }
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { answer(7.5, to: layoutManager, glyphIndex, rect) }
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { answer(7.5, to: layoutManager, glyphIndex, rect) }
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
    lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
    baselineOffset: UnsafeMutablePointer<CGFloat>,
    in textContainer: NSTextContainer,
    forGlyphRange glyphRange: NSRange
  ) -> Bool {
    answer(
      true,
      to: layoutManager,
      lineFragmentRect,
      lineFragmentUsedRect,
      baselineOffset,
      textContainer,
      glyphRange
    )
  }
}

extension FullDelegate: NSTextStorageDelegate {
  func textStorage(
    _ textStorage: NSTextStorage,
    willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) { hear(textStorage, editedMask, editedRange, delta) }
  func textStorage(
    _ textStorage: NSTextStorage,
    didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) { hear(textStorage, editedMask, editedRange, delta) }
}
