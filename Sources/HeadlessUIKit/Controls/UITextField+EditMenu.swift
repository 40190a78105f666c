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

  /// [I] Selects when the press begins, and shows the menu when the finger is lifted.
  func wordPressed(_ press: UILongPressGestureRecognizer) {
    switch press.state {
    case .began: selectWord(at: press.location(in: self))
    case .ended: if isEditing { showEditMenu() }
    default: break
    }
  }

  private func selectWord(at point: CGPoint) {
    guard becomeFirstResponder() else { return }
    if !selectUnit(at: point) { placeCaret(at: point) }
  }

  /// The first tap began to edit; the second one selects a word, the third one its paragraph.
  func selectsByTaps(_ touch: UITouch) -> Bool {
    guard isEditing, touch.tapCount > 1 else { return false }
    return selectUnit(at: touch.location(in: self), taps: touch.tapCount)
  }
}
