import Foundation
import Geometry

/// The caret and the selection of a text of the app's own.
final class TextInteractionView: UIView {
  let caret = UIView()
  let mark = TextSelectionMark(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for part in [mark, caret] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  /// The rectangles are in the superview's coordinates, since the view has no size of its own.
  func show(_ input: any UIResponder & UITextInput, hasCaret: Bool, in color: UIColor) {
    let range = input.isFirstResponder ? input.selectedTextRange : nil
    let isCaret = range?.isEmpty ?? true
    mark.show(isCaret ? [] : range.map(input.selectionRects) ?? [], in: color)
    caret.isHidden = !hasCaret || range == nil || !isCaret
    caret.backgroundColor = color
    if let range, !caret.isHidden { caret.frame = input.caretRect(for: range.start) }
  }
}
