import Foundation
import Geometry

extension UITextView: TextWithEditMenu {
  var marksSelection: Bool { isEditing || isSelecting }

  func ownEditMenu(_ suggested: [UIMenuElement]) -> UIMenu? {
    textDelegate?.textView(self, editMenuForTextIn: keptSelection, suggestedActions: suggested)
  }

  func editMenuWillOpen(_ animator: MenuAnimator) {
    textDelegate?.textView(self, willPresentEditMenuWith: animator)
  }

  func editMenuWillClose(_ animator: MenuAnimator) {
    textDelegate?.textView(self, willDismissEditMenuWith: animator)
  }

  func wordPressed(_ press: UILongPressGestureRecognizer) { followPress(press) }

  func selectWord(at point: CGPoint) {
    isSelecting = false
    // [D] A link or another item shows its own menu.
    if openItemMenu(at: point) { return }
    guard isEditable else {
      isSelecting = selectUnit(at: point)
      return
    }
    guard becomeFirstResponder() else { return }
    if !selectUnit(at: point) { placeCaret(at: point) }
  }

  /// The first tap began to edit; the second one selects a word, the third one its paragraph.
  func selectsByTaps(_ touch: UITouch) -> Bool {
    guard isSelectable, isEditing || !isEditable, touch.tapCount > 1,
      selectUnit(at: touch.location(in: self), taps: touch.tapCount)
    else { return false }
    isSelecting = !isEditing
    return true
  }
}
