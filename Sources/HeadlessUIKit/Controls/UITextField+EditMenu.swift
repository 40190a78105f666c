import Foundation
import Geometry

extension UITextField: TextWithEditMenu {
  var marksSelection: Bool { isEditing }

  func ownEditMenu(_ suggested: [UIMenuElement]) -> UIMenu? {
    delegate?.textField(
      self,
      editMenuForCharactersIn: keptSelection,
      suggestedActions: suggested
    )
  }

  func editMenuWillOpen(_ animator: MenuAnimator) {
    delegate?.textField(self, willPresentEditMenuWith: animator)
  }

  func editMenuWillClose(_ animator: MenuAnimator) {
    delegate?.textField(self, willDismissEditMenuWith: animator)
  }

  func wordPressed(_ press: UILongPressGestureRecognizer) { followPress(press) }

  func selectWord(at point: CGPoint) {
    guard becomeFirstResponder() else { return }
    if !selectUnit(at: point) { placeCaret(at: point) }
  }

  /// The first tap began to edit; the second one selects a word, the third one its paragraph.
  func selectsByTaps(_ touch: UITouch) -> Bool {
    guard isEditing, touch.tapCount > 1 else { return false }
    return selectUnit(at: touch.location(in: self), taps: touch.tapCount)
  }
}
